import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeAbove } from '../../support/database.ts'
import { BackOffice } from '../../platform/session/backOffice.ts'

let serial = 0

describeAbove('treatment plans', engine => {
  let office: BackOffice
  let admin: string
  let type: number
  let tracing: number
  let fusion: number
  beforeAll(async () => {
    office = await BackOffice.open(await engine.openSeeded())
    admin = (await office.signedIn('root')).token
    type = Number(
      (
        await office.call('POST api/projectType', {
          token: admin,
          body: { name: '精细目力', nameEn: 'Fine visual work' },
        })
      ).body['id'],
    )
    tracing = await project('描图', ['right', 'left'])
    fusion = await project('融合', ['both'])
  })
  afterAll(() => office.close())

  const project = async (name: string, eyes: readonly string[], sort = 10): Promise<number> => {
    const reply = await office.call('POST api/project', {
      token: admin,
      body: { name, nameEn: `${name} en`, type, eyes, sort },
    })
    return Number(reply.body['id'])
  }
  const patient = (more: { trainer?: number } = {}): Promise<number> =>
    office.patient(`child ${(serial += 1)}`, office.hospitals.hospital, more)
  const item = (minutes: number, eye = 'right', of = tracing) => ({ project: of, eye, minutes })
  const save = (of: number, items: readonly unknown[], more: Record<string, unknown> = {}, token = admin) =>
    office.call('POST api/treatmentPlan', { token, body: { patient: of, startsOn: '2026-03-02', items, ...more } })
  const stored = (of: number) =>
    office.database.db.selectFrom('treatment_plan').selectAll().where('patient', '=', of).orderBy('edition').execute()

  describe('saving', () => {
    it('makes the first edition, drops what has no minutes, and sums the day', async () => {
      const child = await patient()
      const reply = await save(child, [item(15), item(0, 'left'), item(10, 'both', fusion)], { replaces: null })
      expect(reply).toMatchObject({
        status: 201,
        body: {
          edition: 1,
          current: true,
          endedOn: null,
          minutes: 25,
          hospital: office.hospitals.hospital,
          replaces: null,
          items: [
            { project: tracing, eye: 'right', minutes: 15 },
            { project: fusion, eye: 'both', minutes: 10 },
          ],
        },
      })
    })

    it('ends the former edition on the day on which the new one begins, and says so in its history', async () => {
      const child = await patient()
      const first = await save(child, [item(15)])
      const second = await save(child, [item(20)], { startsOn: '2026-03-10', replaces: first.body['id'] })
      expect(second).toMatchObject({ status: 201, body: { edition: 2, replaces: first.body['id'] } })
      expect(await stored(child)).toMatchObject([
        { edition: 1, current: false, ended_on: '2026-03-10' },
        { edition: 2, current: true, ended_on: null },
      ])
      const history = await office.call(`GET api/treatmentPlan/${first.body['id']}/history`, { token: admin })
      expect(history.body['content']).toMatchObject([
        { changes: { current: [true, false], endedOn: [null, '2026-03-10'] } },
        { action: 'create' },
      ])
    })

    it('lets a mistaken date be put right: what was to begin later never held', async () => {
      const child = await patient()
      await save(child, [item(15)], { startsOn: '2027-03-02' })
      expect((await save(child, [item(15)])).status).toBe(201)
      expect(await stored(child)).toMatchObject([
        { starts_on: '2027-03-02', ended_on: '2027-03-02' },
        { starts_on: '2026-03-02', ended_on: null },
      ])
    })

    it('tells whoever comes second, also at the same moment', async () => {
      const child = await patient()
      const both = await Promise.all([
        save(child, [item(15)], { replaces: null }),
        save(child, [item(20)], { replaces: null }),
      ])
      expect(both.map(reply => reply.status).sort()).toEqual([201, 409])
      const late = both.find(reply => reply.status === 409)!
      const won = both.find(reply => reply.status === 201)!
      expect(late.body).toMatchObject({
        code: 'planChanged',
        current: won.body['id'],
        edition: 1,
        errors: { replaces: 'Somebody else has saved another edition' },
      })
      expect(await stored(child)).toHaveLength(1)
    })

    it('without what was seen makes one edition after the other', async () => {
      const child = await patient()
      const all = await Promise.all([10, 11, 12, 13].map(minutes => save(child, [item(minutes)])))
      expect(all.map(reply => reply.status)).toEqual([201, 201, 201, 201])
      const rows = await stored(child)
      expect(rows.map(row => row.edition)).toEqual([1, 2, 3, 4])
      expect(rows.filter(row => row.current)).toHaveLength(1)
    })

    it.each([
      ['nothing at all', undefined, { items: 'Treatment plan cannot be empty' }],
      ['zeros alone', [{ eye: 'right', minutes: 0 }], { items: 'Treatment plan cannot be empty' }],
      ['more than 240 minutes', [{ eye: 'right', minutes: 241 }], { 'items.0.minutes': 'Cannot be more than 240' }],
      ['half a minute', [{ eye: 'right', minutes: 7.5 }], { 'items.0.minutes': 'Must be a whole number' }],
      [
        'eyes that the project has not',
        [
          { eye: 'right', minutes: 5 },
          { eye: 'turn', minutes: 5 },
        ],
        { 'items.1.eye': 'This project cannot be set for these eyes' },
      ],
      [
        'the same twice',
        [
          { eye: 'left', minutes: 5 },
          { eye: 'left', minutes: 6 },
        ],
        { 'items.1.project': 'Cannot contain the same twice' },
      ],
    ])('refuses %s', async (_name, items, errors) => {
      const reply = await office.call('POST api/treatmentPlan', {
        token: admin,
        body: {
          patient: await patient(),
          startsOn: '2026-03-02',
          ...(items ? { items: items.map(one => ({ project: tracing, ...one })) } : {}),
        },
      })
      expect(reply).toMatchObject({ status: 400, body: { errors } })
    })

    it('refuses demo patients, deleted ones, and projects that are deleted', async () => {
      const demo = await patient()
      await office.database.db.updateTable('patient').set({ type: 'demo' }).where('id', '=', demo).execute()
      expect(await save(demo, [item(5)])).toMatchObject({
        status: 400,
        body: { errors: { patient: 'Demo accounts cannot change plans' } },
      })
      const gone = await patient()
      await office.database.db.updateTable('patient').set({ deleted: true }).where('id', '=', gone).execute()
      expect((await save(gone, [item(5)])).status).toBe(400)
      const old = await project('旧项目', ['right'])
      expect((await office.call(`DELETE api/project/${old}`, { token: admin })).status).toBe(200)
      expect(await save(await patient(), [item(5, 'right', old)])).toMatchObject({
        status: 400,
        body: { errors: { 'items.0.project': expect.any(String) } },
      })
    })
  })

  describe('rights', () => {
    it('lets a nurse look and not save, a demo account neither last', async () => {
      const child = await patient()
      const { body } = await save(child, [item(15)])
      const nurse = (
        await office.signedIn('nurse', { role: 'nurse', hospital: office.hospitals.hospital, dataScope: 'own' })
      ).token
      expect((await office.call(`GET api/treatmentPlan/${body['id']}`, { token: nurse })).status).toBe(200)
      expect((await save(child, [item(20)], {}, nurse)).status).toBe(403)
      const demo = (await office.signedIn('demoOperator', { isExperience: true })).token
      expect(await save(child, [item(20)], {}, demo)).toMatchObject({ status: 403, body: { code: 'demo' } })
    })

    it('gives a trainer the plans of their own patients alone, also after a change of trainer', async () => {
      const { id: operator, token } = await office.signedIn('trainer', {
        role: 'trainer',
        hospital: office.hospitals.hospital,
        dataScope: 'ownPatients',
      })
      const { id: me } = await office.database.db
        .insertInto('doctor')
        .values({ name: 'Trainer', occupation: 'trainer', hospital: office.hospitals.hospital, operator })
        .returning('id')
        .executeTakeFirstOrThrow()
      const { token: again } = { token: await office.token('trainer') }
      const mine = await patient({ trainer: me })
      const other = await patient()
      const foreign = await save(other, [item(5)])
      expect(token).not.toBe(again)
      expect((await save(mine, [item(15)], {}, again)).status).toBe(201)
      expect((await save(other, [item(15)], {}, again)).status).toBe(400)
      expect((await office.call(`GET api/treatmentPlan/${foreign.body['id']}`, { token: again })).status).toBe(404)
      expect((await office.call(`GET api/projectExpByUser/${other}`, { token: again })).status).toBe(404)
      await office.database.db.updateTable('patient').set({ trainer: me }).where('id', '=', other).execute()
      expect((await office.call(`GET api/treatmentPlan/${foreign.body['id']}`, { token: again })).status).toBe(200)
    })

    it('goes with its patient to another organisation', async () => {
      const child = await patient()
      await save(child, [item(15)])
      await office.database.db
        .updateTable('patient')
        .set({ hospital: office.hospitals.elsewhere })
        .where('id', '=', child)
        .execute()
      expect(await stored(child)).toMatchObject([{ hospital: office.hospitals.elsewhere }])
    })
  })

  describe('projects', () => {
    it('answers all projects with what the patient’s current plan sets', async () => {
      const child = await patient()
      await save(child, [item(15), item(10, 'left')])
      await save(child, [item(20), item(10, 'both', fusion)])
      const { body } = await office.call(`GET api/projectExpByUser/${child}`, { token: admin })
      const rows = body as unknown as Record<string, unknown>[]
      expect(rows.find(row => row['id'] === tracing)).toMatchObject({
        eyes: 'right,left',
        right: 20,
        left: 0,
        both: 0,
        turn: 0,
        deleted: false,
      })
      expect(rows.find(row => row['id'] === fusion)).toMatchObject({ both: 10 })
    })

    it('are options in their order, with their eyes in one text', async () => {
      const last = await project('最后', ['both', 'turn'], 9000)
      const { body } = await office.call('GET api/projectOptionSort', { token: admin })
      expect((body as unknown as { id: number; eyes: string }[]).at(-1)).toMatchObject({
        id: last,
        name: '最后',
        eyes: 'both,turn',
        label: '最后 en',
      })
      await office.call('PUT api/project', { token: admin, body: { id: last, sort: 1 } })
      const again = await office.call('GET api/projectOptionSort', { token: admin })
      expect((again.body as unknown as { id: number }[])[0]!.id).toBe(last)
    })

    it('are arranged together in one call', async () => {
      const [one, other] = [await project('甲', ['both'], 5), await project('乙', ['both'], 6)]
      const read = async (id: number) => (await office.call(`GET api/project/${id}`, { token: admin })).body
      const rows = [
        { id: one, version: Number((await read(one))['version']), sort: 60 },
        { id: other, version: Number((await read(other))['version']), sort: 50 },
      ]
      expect(await office.call('PUT api/project/sort', { token: admin, body: { rows } })).toMatchObject({
        status: 200,
        body: { moved: 2 },
      })
      expect(await office.call('PUT api/project/sort', { token: admin, body: { rows } })).toMatchObject({
        status: 409,
        body: { code: 'stale' },
      })
    })

    it('tell whether a name is taken, their own apart', async () => {
      const check = (body: Record<string, unknown>) =>
        office.call('POST api/project/checkProjectName', { token: admin, body })
      expect((await check({ name: '描图' })).body).toMatchObject({ taken: true, holder: tracing })
      expect((await check({ name: '描图', id: tracing })).body).toMatchObject({ taken: false, holder: null })
      expect((await check({ name: '没有' })).body).toMatchObject({ taken: false, holder: null })
    })

    it('in a current plan are not deleted, and the list says why; in former plans they are', async () => {
      const used = await project('在用', ['right'])
      const child = await patient()
      await save(child, [item(15, 'right', used)])
      expect(await office.call(`DELETE api/project/${used}`, { token: admin })).toMatchObject({
        status: 409,
        body: { code: 'inPlan' },
      })
      const listed = await office.call(`GET api/project/${used}`, { token: admin })
      expect(listed.body['unavailableReasons']).toEqual({ remove: expect.stringContaining('current plan') })
      await save(child, [item(15)])
      expect((await office.call(`DELETE api/project/${used}`, { token: admin })).status).toBe(200)
    })

    it('keep their type from being deleted, and come back only with it', async () => {
      const own = Number(
        (await office.call('POST api/projectType', { token: admin, body: { name: '临时', nameEn: 'Temporary' } })).body[
          'id'
        ],
      )
      const reply = await office.call('POST api/project', {
        token: admin,
        body: { name: '临时项目', nameEn: 'Temporary', type: own, eyes: ['both'] },
      })
      const id = Number(reply.body['id'])
      expect(await office.call(`DELETE api/projectType/${own}`, { token: admin })).toMatchObject({
        status: 409,
        body: { code: 'notNow', key: 'projects' },
      })
      await office.call(`DELETE api/project/${id}`, { token: admin })
      expect((await office.call(`DELETE api/projectType/${own}`, { token: admin })).status).toBe(200)
      expect(await office.call(`PUT api/project/recover/${id}`, { token: admin })).toMatchObject({
        status: 409,
        body: { code: 'typeDeleted' },
      })
      await office.call(`PUT api/projectType/recover/${own}`, { token: admin })
      expect((await office.call(`PUT api/project/recover/${id}`, { token: admin })).status).toBe(200)
    })
  })

  it('templates for all are made by those who see everything; others make them for their own organisations', async () => {
    const doctor = (
      await office.signedIn('doctor', { role: 'doctor', hospital: office.hospitals.hospital, dataScope: 'own' })
    ).token
    const make = (token: string, hospitals: readonly number[] | null) =>
      office.call('POST api/planTemplate', { token, body: { name: '模板', hospitals, items: [item(15)] } })
    const shared = await make(admin, null)
    const foreign = await make(admin, [office.hospitals.elsewhere])
    expect((await make(doctor, null)).status).toBe(400)
    expect((await make(doctor, [office.hospitals.hospital])).status).toBe(201)
    const read = (id: unknown) => office.call(`GET api/planTemplate/${String(id)}`, { token: doctor })
    expect((await read(shared.body['id'])).status).toBe(200)
    expect((await read(foreign.body['id'])).status).toBe(404)
    expect(
      (await office.call(`PUT api/planTemplate/${String(shared.body['id'])}`, { token: doctor, body: { name: '改' } }))
        .status,
    ).toBe(404)
  })

  it('the name of a doctor is taken within one hospital', async () => {
    await office.call('POST api/doctor', {
      token: admin,
      body: { name: '王医生', occupation: 'doctor', hospital: office.hospitals.hospital },
    })
    const check = async (hospital: number) =>
      (await office.call('POST api/doctor/checkName', { token: admin, body: { name: '王医生', hospital } })).body
    expect(await check(office.hospitals.hospital)).toMatchObject({ taken: true, holderName: '王医生' })
    expect(await check(office.hospitals.elsewhere)).toMatchObject({ taken: false, holder: null })
  })

  it('a name that looks the same is the same, whatever nobody sees stands in it', async () => {
    const { hospital } = office.hospitals
    const call = (line: string, body: object) => office.call(line, { token: admin, body })
    const made = await call('POST api/doctor', { name: '赵\u200b婉汐\u202c', occupation: 'doctor', hospital })
    expect(made).toMatchObject({ status: 201, body: { name: '赵婉汐' } })
    for (const name of ['赵婉汐', '赵婉\u00ad汐', '\u202e赵婉汐', '赵婉汐\u3164', '赵\u200d婉汐', '赵婉\u{e0100}汐']) {
      expect((await call('POST api/doctor/checkName', { name, hospital })).body, JSON.stringify(name)).toMatchObject({
        taken: true,
      })
      expect((await call('POST api/doctor', { name, occupation: 'doctor', hospital })).status).toBe(400)
    }
  })
})
