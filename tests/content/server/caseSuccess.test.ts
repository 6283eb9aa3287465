import { afterAll, beforeAll, expect, it } from 'vitest'
import { registry } from '../../../resources/index.ts'
import { requestLine } from '../../../resources/core/calls.ts'
import { BackOffice } from '../../platform/session/backOffice.ts'
import { describeAbove } from '../../support/database.ts'
import { Gym } from '../../training/server/gym.ts'

describeAbove('stories of success', engine => {
  let gym: Gym
  let device: { id: number; token: string }
  beforeAll(async () => {
    gym = await Gym.open(engine)
    device = await gym.device()
  })
  afterAll(() => gym.office.close())

  const call = (line: string, body?: unknown, token = gym.admin) =>
    gym.office.call(line, { token, ...(body === undefined ? {} : { body }) })
  const child = {
    name: '欧阳晓晓',
    mobile: '13812345678',
    birthday: '2018-05-06',
    guardianName: '欧阳建国',
    guardianMobile: '13912345678',
    idNumber: '330106201805060024',
    address: '文三路三百九十八号',
  }
  const days = ['2025-01-10', '2025-06-27'] as const

  let known: { readonly id: number; readonly identifying: readonly string[] } | undefined
  /** A case of two examinations, and what tells whose it is. */
  const caseOfChild = async () => (known ??= await makeCase())
  const makeCase = async (): Promise<NonNullable<typeof known>> => {
    const { db } = gym.office.database
    const { hospital } = gym.office.hospitals
    const { id: doctor } = await db
      .insertInto('doctor')
      .values({ name: '医生', occupation: 'doctor', hospital })
      .returning('id')
      .executeTakeFirstOrThrow()
    const patient = await gym.office.patient(child.name, hospital)
    await db
      .updateTable('patient')
      .set({
        mobile: child.mobile,
        birthday: child.birthday,
        guardian_name: child.guardianName,
        guardian_mobile: child.guardianMobile,
        id_number: child.idNumber,
        address: child.address,
      })
      .where('id', '=', patient)
      .execute()
    const examined = {
      patient,
      nakedRight: '0.1',
      nakedLeft: '0.8',
      correctedRight: '0.3',
      correctedLeft: '1',
      amblyopiaTypeRight: 'anisometropic',
      amblyopiaTypeLeft: 'none',
      doctor,
    }
    const made = await call('POST api/caseInfo', { ...examined, examinedOn: days[0] })
    expect(made.status).toBe(201)
    const { id, version, number } = made.body as { id: number; version: number; number: string }
    expect(
      (await call('PUT api/caseInfo', { ...examined, id, version, examinedOn: days[1], correctedRight: '0.8' })).status,
    ).toBe(200)
    const { account } = await db
      .selectFrom('patient')
      .select('account')
      .where('id', '=', patient)
      .executeTakeFirstOrThrow()
    const { name } = await db.selectFrom('hospital').select('name').where('id', '=', hospital).executeTakeFirstOrThrow()
    return { id, identifying: [...Object.values(child), account ?? child.name, number, name, ...days] }
  }

  const scan = async (name: string): Promise<string> => {
    const key = name.padEnd(32, '0')
    await gym.office.storage.put(key, new Uint8Array([1, 2, 3]))
    await gym.db
      .insertInto('upload')
      .values({ key, operator: 1, size: 3, created_at: gym.office.clock.now.toISOString() })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    return key
  }
  const consented = async (id: number, name = 'a1') => {
    const { body } = await call(`GET api/caseSuccess/${id}`)
    return call(`PUT api/caseSuccess/${id}`, {
      version: body['version'],
      consentOn: '2026-01-02',
      consent: await scan(name),
    })
  }
  const texts = {
    title: '视力进步',
    age: '6 岁',
    type: '屈光参差性弱视',
    weeks: 20,
    firstRight: '0.3',
    firstLeft: '1',
    lastRight: '0.8',
    lastLeft: '1',
    story: '<p>坚持训练</p>',
  }
  const make = async () => Number((await call('POST api/caseSuccess', texts)).body['id'])
  const from = (path: string, office = gym.office, tag?: string) =>
    office.app.inject({
      url: `/${path}`,
      headers: { authorization: `Bearer ${device.token}`, language: 'en', ...(tag ? { 'if-none-match': tag } : {}) },
    })
  const publish = (id: number) => call(`PUT api/caseSuccess/publish/${id}`, {})

  it('are published with the date and the scan of a consent, and neither without the other', async () => {
    const id = await make()
    expect((await publish(id)).status).toBe(409)
    await call(`PUT api/caseSuccess/${id}`, { consentOn: '2026-01-02' })
    expect((await publish(id)).status).toBe(409)
    expect(
      (await call(`PUT api/caseSuccess/schedule/${id}`, { validFrom: gym.office.clock.now.toISOString() })).status,
    ).toBe(409)
    expect((await consented(id)).status).toBe(200)
    expect((await publish(id)).body).toMatchObject({ state: 'published' })
    // The consent is part of what is out for as long as it is out, and no answer to clients has anything of it.
    expect(Object.keys((await call(`PUT api/caseSuccess/${id}`, { consent: null })).body['errors'] as object)).toEqual([
      'consent',
    ])
    const told = (await from('api/client/content/caseSuccess'))
      .json<{ content: Record<string, unknown>[] }>()
      .content.find(row => row['id'] === id)!
    expect(told).toMatchObject({ firstRight: '0.3', lastRight: '0.8', weeks: 20 })
    expect(Object.keys(told).filter(name => /consent/i.test(name))).toEqual([])
    // It may be looked for as a picture of what is out, and is none.
    expect((await from(`api/client/file/${'a1'.padEnd(32, '0')}`)).statusCode).toBe(404)
  })

  it('show the consent to whoever may see consents alone', async () => {
    const id = await make()
    await consented(id, 'a2')
    const role = await call('POST api/roles', { name: '编辑', nameEn: 'Editor', dataScope: 'all' })
    await gym.db
      .updateTable('role')
      .set({ permissions: JSON.stringify(['caseSuccess:list', 'caseSuccess:get', 'caseSuccess:update']) })
      .where('id', '=', Number(role.body['id']))
      .execute()
    const { token } = await gym.office.signedIn('editor', { role: [Number(role.body['id'])] })
    const seen = (await call(`GET api/caseSuccess/${id}`, undefined, token)).body
    expect(seen).toMatchObject({ title: texts.title })
    expect([seen['consent'], seen['consentOn'], seen['consentUrl']]).toEqual([null, null, null])
  })

  it('are gone from every host at once when the consent is taken back, whatever tag a client has, until there is another', async () => {
    const other = await BackOffice.over(gym.office.database)
    const id = await make()
    await consented(id, 'b1')
    const cover = await scan('c1')
    await call(`PUT api/caseSuccess/${id}`, { cover })
    await publish(id)
    const before = await from('api/client/content/caseSuccess', other)
    expect(before.json<{ content: { id: number }[] }>().content.map(row => row.id)).toContain(id)
    expect((await from(`api/client/file/${cover}`)).statusCode).toBe(200)
    expect((await call(`PUT api/caseSuccess/endConsent/${id}`, { reason: '监护人要求' })).body).toMatchObject({
      state: 'withdrawn',
      consentOn: null,
      consentEndedOn: gym.office.clock.now.toISOString().slice(0, 10),
    })
    const after = await from('api/client/content/caseSuccess', other, String(before.headers.etag))
    expect([
      after.statusCode,
      after
        .json<{ content: { id: number }[] }>()
        .content.map(row => row.id)
        .includes(id),
    ]).toEqual([200, false])
    expect((await from(`api/client/file/${cover}`, gym.office, `"${cover}"`)).statusCode).toBe(404)
    expect((await publish(id)).status).toBe(409)
    expect(await call(`PUT api/caseSuccess/${id}`, { consentOn: '2026-01-03' })).toMatchObject({
      status: 400,
      body: { errors: { consent: expect.any(String) as string } },
    })
    expect((await consented(id, 'b2')).body).toMatchObject({ consentState: 'given', consentEndedOn: null })
    expect((await publish(id)).status).toBe(200)
    await other.leave()
  })

  it('begin with what a case tells and with nothing that tells whose it is, in any answer to the public', async () => {
    const { id: from_, identifying } = await caseOfChild()
    const reply = await call('POST api/caseSuccess/fromCase', { case: from_ })
    expect(reply.status).toBe(200)
    const id = Number(reply.body['id'])
    const { body } = await call(`GET api/caseSuccess/${id}`)
    expect(body).toMatchObject({
      state: 'draft',
      age: '6 岁',
      ageEn: '6 years',
      weeks: 24,
      firstRight: '0.3',
      firstLeft: '1.0',
      lastRight: '0.8',
      lastLeft: '1.0',
      consentOn: null,
    })
    await consented(id, 'd1')
    expect((await publish(id)).status).toBe(200)
    const answers = await Promise.all(
      Object.values(registry)
        .filter(({ calls }) => calls['client'])
        .flatMap(resource => [requestLine(resource, 'client').template])
        .map(async path => (await from(`${path}?size=100`)).body),
    )
    expect(answers.join('\n')).toContain(String(body['titleEn']))
    const found = identifying.filter(value => [...answers, JSON.stringify(body)].some(answer => answer.includes(value)))
    expect(found).toEqual([])
  })

  it('say what a code of vision means, which families do not know', async () => {
    const { id: from_ } = await caseOfChild()
    const first = (corrected: string) =>
      gym.db
        .updateTable('case_record')
        .set({ corrected_right: corrected })
        .where('case', '=', from_)
        .where('examined_on', '=', days[0])
        .execute()
    await first('CF')
    const id = Number((await call('POST api/caseSuccess/fromCase', { case: from_ })).body['id'])
    await first('0.3')
    expect((await call(`GET api/caseSuccess/${id}`)).body).toMatchObject({
      firstRight: 'CF',
      story: expect.stringContaining('CF（指数），左眼 1.0') as string,
      storyEn: expect.stringContaining('CF (Counting fingers) on the right') as string,
    })
  })

  it('do not go out with what tells whose case it is, however it is spelled, and do not get it while they are out', async () => {
    const { name, mobile, birthday } = child
    const id = Number((await call('POST api/caseSuccess/fromCase', { case: (await caseOfChild()).id })).body['id'])
    await consented(id, 'e1')
    const [year, month, day] = birthday.split('-').map(Number)
    for (const text of [
      `<p>${name}很努力</p>`,
      `<p>${name.slice(0, 2)}<b>${name.slice(2)}</b></p>`,
      ...['&#8203;', '&shy;', '·', '\u200d', '\u202e', '*', '。', '<i></i>\u3164', '\u0332'].map(
        between => `<p>${name.slice(0, 2)}${between}${name.slice(2)}</p>`,
      ),
      `<p>电话 ${[...mobile].join('&#8204;')}</p>`,
      `<p>生于 ${year}&#8203;-${String(month).padStart(2, '0')}&shy;-${String(day).padStart(2, '0')}</p>`,
      `<p>电话 ${mobile.slice(0, 3)} ${mobile.slice(3)}</p>`,
      `<p>生于 ${year}年${month}月${day}日</p>`,
      `<p>${days[1].replaceAll('-', '/')} 复查</p>`,
      `<p>${birthday.replaceAll('-', '')} 出生</p>`,
      `<p>born on ${day} May ${year}</p>`,
      `<p>born on May ${day}<sup>th</sup>, ${year}</p>`,
      `<p>born on ${day}.${month}.${year}</p>`,
    ]) {
      await call(`PUT api/caseSuccess/${id}`, { story: text })
      expect(await publish(id), text).toMatchObject({
        status: 400,
        body: { errors: { story: expect.any(String) as string } },
      })
    }
    await gym.db
      .updateTable('case_success')
      .set({ story: `<p><img src="upload:${'a1'.padEnd(32, '0')}" alt="${name}"></p>` })
      .where('id', '=', id)
      .execute()
    expect((await publish(id)).status).toBe(400)
    await call(`PUT api/caseSuccess/${id}`, { story: '<p>坚持了两千天</p>' })
    expect((await publish(id)).status).toBe(200)
    expect((await call(`PUT api/caseSuccess/${id}`, { titleEn: name })).body['errors']).toEqual({
      titleEn: expect.any(String) as string,
    })
  })

  it('are made from no case that the operator does not see', async () => {
    const { id: from_ } = await caseOfChild()
    const stranger = await gym.office.signedIn('stranger', {
      role: 'staff',
      hospital: gym.office.hospitals.elsewhere,
      dataScope: 'own',
    })
    expect(await call('POST api/caseSuccess/fromCase', { case: from_ }, stranger.token)).toMatchObject({
      status: 400,
      body: { errors: { case: expect.any(String) as string } },
    })
  })
})
