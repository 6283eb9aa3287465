import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readMigrations } from '../../../server/core/migrations/readMigrations.ts'
import { hour, minute } from '../../../server/core/lifetime.ts'
import { describeAbove } from '../../support/database.ts'
import { BackOffice, password } from '../../platform/session/backOffice.ts'
import { formOf, withPlace } from '../../platform/uploads/pictures.ts'

describeAbove('the personal centre', engine => {
  let office: BackOffice
  let ada: { id: number; token: string }
  let bob: { id: number; token: string }
  let demo: { id: number; token: string }

  beforeAll(async () => {
    office = await BackOffice.open(await engine.openSeeded())
    // An own organisation outside of the scope, and hardly a right: one's own account is one's own anyway.
    ada = await office.signedIn('ada', {
      role: 'nurse',
      hospital: office.hospitals.hospital,
      dataScope: 'chosen',
      scopeHospitals: [office.hospitals.elsewhere],
      phone: '13800000001',
      email: 'ada@vision.example',
    })
    bob = await office.signedIn('bob', { phone: '13800000002', email: 'bob@vision.example' })
    demo = await office.signedIn('guest', { role: 'demo', isExperience: true })
    office.clock.advance(minute)
  })
  afterAll(() => office?.close())

  const profile = async (token = ada.token) => (await office.call('GET api/users/center', { token })).body
  const change = (body: unknown, token = ada.token) => office.call('PUT api/users/center', { token, body })
  const account = (id: number) =>
    office.database.db
      .selectFrom('operator')
      .select(['name', 'phone', 'email', 'avatar', 'version'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const codeSentTo = async (address: string): Promise<string> =>
    /\d{6}/.exec((await office.messages(address))[0] ?? '')![0]

  it("shows one's own account, covered, and in clear on request", async () => {
    expect(await profile()).toMatchObject({
      username: 'ada',
      phone: '*******0001',
      email: 'ada***************',
      avatar: null,
      avatarUrl: null,
      hospitalLabel: 'Hospital',
      rolesLabel: ['Nurse'],
      dataScope: 'chosen',
      scopeHospitalsLabel: ['Elsewhere'],
      isExperience: false,
    })
    expect(await office.call('GET api/users/center/contact', { token: ada.token })).toEqual({
      status: 200,
      body: { phone: '13800000001', email: 'ada@vision.example' },
    })
    for (const line of [
      'GET api/users/center',
      'GET api/users/center/contact',
      'PUT api/users/center',
      'GET api/users/log',
      'GET api/users/hospital',
    ]) {
      expect((await office.call(line, { body: line.startsWith('GET') ? undefined : {} })).status).toBe(401)
    }
  })

  it("changes the name, as the history of the account tells, and nobody else's", async () => {
    const before = await account(bob.id)
    expect(await change({ name: '艾达' })).toEqual({ status: 200, body: { done: true } })
    expect(await account(ada.id)).toMatchObject({ name: '艾达', phone: '13800000001' })
    expect((await office.call('GET auth/info', { token: ada.token })).body).toMatchObject({ name: '艾达' })
    const history = await office.call(`GET api/operator/${ada.id}/history`, { token: bob.token })
    expect((history.body['content'] as unknown[])[0]).toMatchObject({
      action: 'changeOwn',
      operator: ada.id,
      changes: { name: ['ada', '艾达'] },
    })
    expect(await change({ id: bob.id, name: 'Mallory' })).toMatchObject({
      status: 400,
      body: { errors: { id: 'Unknown field' } },
    })
    expect(
      await change({ name: 'Ada', hospital: office.hospitals.platform, roles: [1], dataScope: 'all' }),
    ).toMatchObject({ status: 400 })
    expect(await account(bob.id)).toEqual(before)
  })

  it('takes the password for another telephone, which nobody else may have', async () => {
    expect(await change({ name: 'Ada', phone: '13800000009' })).toMatchObject({
      status: 400,
      body: { errors: { password: expect.stringMatching(/ cannot be empty$/) } },
    })
    expect(await change({ name: 'Ada', phone: '13800000009', password: 'not this' })).toMatchObject({
      status: 400,
      body: { errors: { password: 'The password is wrong' } },
    })
    expect(await change({ name: 'Ada', phone: '13800000002', password })).toMatchObject({
      status: 400,
      body: { errors: { phone: 'Mobile already registered' } },
    })
    expect(await change({ name: 'Ada', phone: '*******0001', password })).toMatchObject({
      status: 400,
      body: { errors: { phone: 'Must be a mobile number' } },
    })
    expect(await change({ name: 'Ada', phone: '13800000009', password })).toMatchObject({ status: 200 })
    expect(await account(ada.id)).toMatchObject({ name: 'Ada', phone: '13800000009' })
  })

  it('makes guessing the password slow', async () => {
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => change({ name: 'Ada', phone: '13800000003', password: 'guess' })),
    )
    expect(tries.map(({ status }) => status)).toContain(429)
    office.clock.advance(2 * hour)
  })

  it('takes a picture, which is seen with the session at once', async () => {
    const { payload, contentType } = await formOf(await withPlace('png'))
    const uploaded = await office.app.inject({
      method: 'POST',
      url: '/api/upload',
      payload,
      headers: { 'content-type': contentType, authorization: `Bearer ${ada.token}` },
    })
    const { key } = uploaded.json<{ key: string }>()
    const setAvatar = (avatar: unknown, token = ada.token) =>
      office.call('POST api/users/updateAvatar', { token, body: { avatar } })
    expect(await setAvatar(key, bob.token)).toMatchObject({
      status: 400,
      body: { errors: { avatar: expect.any(String) as string } },
    })
    const { body } = await setAvatar(key)
    expect(body).toMatchObject({ avatar: key })
    const { body: info } = await office.call('GET auth/info', { token: ada.token })
    expect(info['avatar']).toBe(body['avatarUrl'])
    expect(
      (await office.app.inject({ url: String(info['avatar']), headers: { cookie: `Admin-Token=${ada.token}` } }))
        .statusCode,
    ).toBe(200)
    expect(await setAvatar(null)).toMatchObject({ status: 200, body: { avatar: null, avatarUrl: null } })
    expect((await office.call('GET auth/info', { token: ada.token })).body['avatar']).toBeNull()
  })

  it('changes the mailbox by the password and a code that is sent to the new one', async () => {
    const send = (email: string) => office.call('POST api/users/emailCode', { token: ada.token, body: { email } })
    const set = (body: object) => office.call('POST api/users/updateEmail', { token: ada.token, body })
    expect(await send('ada@new.example')).toMatchObject({ status: 200, body: { sent: true, wait: 60 } })
    expect(await send('ada@new.example')).toMatchObject({ status: 200, body: { sent: false } })
    const code = await codeSentTo('ada@new.example')
    const email = 'ada@new.example'
    expect(await set({ email, code, password: 'wrong' })).toMatchObject({
      status: 400,
      body: { errors: { password: 'The password is wrong' } },
    })
    expect(await set({ email, code: code === '000000' ? '111111' : '000000', password })).toMatchObject({
      status: 400,
      body: { errors: { code: 'The code is wrong or has expired' } },
    })
    expect(await set({ email: 'other@new.example', code, password })).toMatchObject({
      status: 400,
      body: { errors: { code: expect.any(String) as string } },
    })
    expect(await set({ email, code, password })).toEqual({ status: 200, body: { done: true } })
    expect(await account(ada.id)).toMatchObject({ email })
    expect((await office.messages('ada@vision.example'))[0]).toContain('another email address')
    expect(await set({ email, code, password })).toMatchObject({ status: 400 })
  })

  it('does not tell whose mailbox it is before the code was read there', async () => {
    office.clock.advance(2 * minute)
    expect(
      await office.call('POST api/users/emailCode', { token: ada.token, body: { email: 'bob@vision.example' } }),
    ).toMatchObject({ status: 200, body: { sent: true } })
    const code = await codeSentTo('bob@vision.example')
    const body = { email: 'bob@vision.example', code, password }
    expect(await office.call('POST api/users/updateEmail', { token: ada.token, body })).toMatchObject({
      status: 400,
      body: { errors: { email: 'Email already registered' } },
    })
    expect(await account(ada.id)).toMatchObject({ email: 'ada@new.example' })
    // The code is good for this alone.
    const found = await office.call('PUT api/findPass', {
      body: {
        channel: 'email',
        target: 'bob@vision.example',
        code,
        newPassword: 'stolen-it-all',
        again: 'stolen-it-all',
      },
    })
    expect(found).toMatchObject({ status: 400 })
  })

  describe('a mailbox that somebody else entered', () => {
    let root: { id: number; token: string }
    let serial = 0
    const confirmed = async (token: string) => (await profile(token))['emailConfirmed']
    const notices = async (operator: number) =>
      (
        await office.database.db.selectFrom('operator_notice').select('key').where('operator', '=', operator).execute()
      ).map(({ key }) => key)
    /** A code for a new password, where one comes. */
    const lost = async (email: string): Promise<string | undefined> => {
      office.clock.advance(2 * minute)
      const before = (await office.messages(email)).length
      expect(await office.call('POST api/code/email', { body: { email } })).toMatchObject({
        status: 200,
        body: { sent: true },
      })
      const all = await office.messages(email)
      return all.length > before ? /\d{6}/.exec(all[0]!)![0] : undefined
    }
    const typed = async (): Promise<{ id: number; token: string; email: string }> => {
      serial += 1
      const email = `typed${serial}@vision.example`
      const one = await office.signedIn(`typed${serial}`)
      expect(
        await office.call('PUT api/editSysUser', { token: root.token, body: { id: one.id, email } }),
      ).toMatchObject({ status: 200 })
      return { ...one, email }
    }
    beforeAll(async () => {
      root = await office.signedIn('root')
    })

    it('gives no new password until its owner has confirmed it, which they are told', async () => {
      const { id, token, email } = await typed()
      expect([await confirmed(token), await notices(id), await lost(email)]).toEqual([
        false,
        ['mailboxToConfirm'],
        undefined,
      ])
      office.clock.advance(2 * minute)
      await office.call('POST api/users/emailCode', { token, body: { email } })
      const body = { email, code: await codeSentTo(email), password }
      const found = { channel: 'email', target: email, newPassword: 'grey heron 47', again: 'grey heron 47' }
      expect(await office.call('PUT api/findPass', { body: { ...found, code: body.code } })).toMatchObject({
        status: 400,
      })
      const { version } = await account(id)
      expect(await office.call('POST api/users/updateEmail', { token, body })).toMatchObject({ status: 200 })
      expect([await confirmed(token), (await account(id)).version]).toEqual([true, version])
      expect(await office.call('PUT api/findPass', { body: { ...found, code: await lost(email) } })).toMatchObject({
        status: 200,
      })
    })

    it('has nothing of what was confirmed before it, which holds again once it is back', async () => {
      const enter = (email: string) =>
        office.call('PUT api/editSysUser', { token: root.token, body: { id: bob.id, email } })
      expect(await confirmed(bob.token)).toBe(true)
      await enter('bob@elsewhere.example')
      expect([
        await confirmed(bob.token),
        await lost('bob@elsewhere.example'),
        await lost('bob@vision.example'),
      ]).toEqual([false, undefined, undefined])
      await enter('Bob@vision.example')
      expect([await confirmed(bob.token), await lost('bob@vision.example')]).toEqual([true, expect.any(String)])
    })

    it('is confirmed by who comes with the first password that was sent there', async () => {
      const email = 'first@vision.example'
      const made = await office.call('POST api/operator', {
        token: root.token,
        body: {
          username: 'first.time',
          name: '新来的',
          email,
          hospital: office.hospitals.hospital,
          roles: [await office.roleId('nurse')],
          dataScope: 'own',
        },
      })
      expect(made.status).toBe(201)
      expect([await notices(Number(made.body['id'])), await lost(email)]).toEqual([[], undefined])
      const first = (await office.messages(email)).map(text => /password is (\S+)\./.exec(text)?.[1]).find(Boolean)!
      const {
        body: { token },
      } = await office.login('first.time', { password: first })
      expect(
        await office.call('POST api/users/updatePass/', {
          token: String(token),
          body: { oldPassword: first, newPassword: 'grey heron 48', again: 'grey heron 48' },
        }),
      ).toMatchObject({ status: 200 })
      expect([await confirmed(String(token)), await lost(email)]).toEqual([true, expect.any(String)])
    })

    it('of an earlier version is confirmed where its owner entered it by a code, and the others are told', async () => {
      const { id, email } = await typed()
      const { db } = office.database
      await db.deleteFrom('confirmed_mailbox').execute()
      await db.deleteFrom('operator_notice').execute()
      const { sql } = readMigrations().find(({ name }) => name === '0460_confirmed_mailboxes')!
      await office.database.execScript(sql)
      const kept = await db.selectFrom('confirmed_mailbox').select(['operator', 'email']).execute()
      expect(kept).toContainEqual({ operator: ada.id, email: 'ada@new.example' })
      expect(kept.map(({ operator }) => operator)).not.toContain(id)
      expect([await notices(id), await notices(ada.id), await lost(email)]).toEqual([
        ['mailboxToConfirm'],
        [],
        undefined,
      ])
    })
  })

  it('tells what oneself did, and nobody else, newest first', async () => {
    const { body } = await office.call('GET api/users/log?size=5', { token: ada.token })
    const entries = body['content'] as {
      at: string
      kind: string
      resource: string
      record: number | null
      action: string
      ip: string | null
    }[]
    expect(entries[0]).toMatchObject({ kind: 'change', resource: 'operator', record: ada.id, action: 'changeOwn' })
    expect(entries.map(entry => entry.at)).toEqual(
      entries
        .map(entry => entry.at)
        .toSorted()
        .toReversed(),
    )
    expect(entries).toHaveLength(5)
    const all = (await office.call('GET api/users/log?size=100', { token: ada.token })).body
    const everything = all['content'] as typeof entries
    expect(everything).toHaveLength(Number(all['totalElements']))
    expect(everything.at(-1)).toMatchObject({ kind: 'signIn', resource: 'session', action: 'login', ip: '10.0.0.1' })
    expect(everything.every(entry => entry.resource !== 'profile')).toBe(true)
    const bobs = (await office.call('GET api/users/log', { token: bob.token })).body
    expect(bobs).toMatchObject({ totalElements: 1, content: [{ kind: 'signIn' }] })
    expect((await office.call('GET api/users/log?page=1000', { token: bob.token })).body).toMatchObject({
      content: [],
      totalElements: 1,
    })
    expect(await office.call('GET api/users/log?size=1000', { token: bob.token })).toMatchObject({
      status: 400,
      body: { errors: { size: expect.any(String) as string } },
    })
  })

  it("shows one's own organisation to everybody, and leads to its form who may edit it", async () => {
    const { body } = await office.call('GET api/users/hospital', { token: ada.token })
    expect(body).toMatchObject({
      id: office.hospitals.hospital,
      name: 'Hospital',
      kind: 'hospital',
      city: '杭州市',
      superiorLabel: 'Agency',
      mayEdit: false,
    })
    expect(
      (await office.call(`GET api/hospital/${office.hospitals.hospital}`, { token: ada.token })).status,
    ).toBeGreaterThanOrEqual(403)
    expect((await office.call('GET api/users/hospital', { token: bob.token })).body).toMatchObject({
      kind: 'platform',
      superiorLabel: null,
      mayEdit: true,
    })
  })

  it('changes nothing of a demo account, which many share', async () => {
    expect((await profile(demo.token))['isExperience']).toBe(true)
    const refused = { status: 403, body: { code: 'demo' } }
    expect(await change({ name: 'Mallory' }, demo.token)).toMatchObject(refused)
    for (const [line, body] of [
      ['POST api/users/updateAvatar', { avatar: null }],
      ['POST api/users/emailCode', { email: 'm@vision.example' }],
      ['POST api/users/updateEmail', { email: 'm@vision.example', code: '123456', password }],
    ] as const)
      expect(await office.call(line, { token: demo.token, body })).toMatchObject(refused)
    expect(await office.messages('m@vision.example')).toEqual([])
  })

  it('shows where one is signed in and was, and ends all sessions but this one', async () => {
    const { id, token } = await office.signedIn('eve', { isExperience: true })
    const other = await office.token('eve')
    const sessions = async () =>
      (await office.call('GET api/users/sessions', { token })).body as unknown as {
        isThis: boolean
        endedAt: string | null
        endedBy: string | null
        ip: string
      }[]
    expect(await office.call('POST api/users/sessions/endOthers', { token })).toMatchObject({
      status: 403,
      body: { code: 'demo' },
    })
    await office.database.db.updateTable('operator').set({ is_experience: false }).where('id', '=', id).execute()
    office.clock.advance(3_000)
    expect((await sessions()).map(({ isThis, endedAt, ip }) => ({ isThis, endedAt, ip }))).toEqual([
      { isThis: false, endedAt: null, ip: '10.0.0.1' },
      { isThis: true, endedAt: null, ip: '10.0.0.1' },
    ])
    expect(await office.call('POST api/users/sessions/endOthers', { token })).toEqual({
      status: 200,
      body: { ended: 1 },
    })
    expect((await office.call('GET auth/info', { token: other })).status).toBe(401)
    expect((await office.call('GET auth/info', { token })).status).toBe(200)
    expect((await sessions())[0]).toMatchObject({
      isThis: false,
      endedAt: office.clock.now.toISOString(),
      endedBy: 'endedByOwner',
    })
    expect(await office.call('POST api/users/sessions/endOthers', { token })).toEqual({
      status: 200,
      body: { ended: 0 },
    })
    // Those of others are nobody's business.
    expect(
      ((await office.call('GET api/users/sessions', { token: ada.token })).body as unknown as object[]).length,
    ).toBe(1)
  })
})
