import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { registry } from '../../../resources/index.ts'
import { tableName } from '../../../server/core/migrations/schemaNames.ts'
import type { Subject } from '../../../server/core/subject/readSubject.ts'
import { subjectSources } from '../../../server/privacy/sources.ts'
import { tableReferences } from '../../../server/tableReferences.ts'
import { describeAbove } from '../../support/database.ts'
import { references } from '../../support/references.ts'
import { CashDesk } from '../../times/server/recharge/cashDesk.ts'

describeAbove('what is kept of a child', engine => {
  let desk: CashDesk
  beforeAll(async () => {
    desk = await CashDesk.open(await engine.openSeeded())
  })
  afterAll(() => desk.office.close())

  /** Resources whose records refer to patients, to those that do, and so on. */
  const described = (): Set<string> => {
    const found = new Set(['patient', ...subjectSources.links.map(({ resource }) => resource)])
    for (const name of found)
      for (const { resource } of references.to(registry[name]!).records) found.add(resource.name)
    return new Set([...found].map(name => tableName(registry[name]!)))
  }

  it('follows from the descriptors: every table that leads to a patient is told, or says why it is not', async () => {
    const { rows } = await sql<{ name: string }>`
      with recursive pointing as (
        select f.conrelid::regclass::text as tab, f.confrelid::regclass::text as target from pg_constraint f where f.contype = 'f'
      ), reached (tab) as (
        select 'patient'::text union select trim(both '"' from p.tab) from pointing p join reached r on trim(both '"' from p.target) = r.tab
      )
      select tab as name from reached
      union select c.table_name from information_schema.columns c where c.table_schema = 'public' and c.data_type in ('integer', 'bigint', 'ARRAY') and c.column_name ~ '(^|_)patients?(_id)?$'`.execute(
      desk.db,
    )
    const named = Object.entries(tableReferences)
      .filter(([, { to }]) => to === null || to === 'patient')
      .map(([place]) => place.split('.')[0]!)
    const told = new Set([
      ...described(),
      ...subjectSources.tables.flatMap(({ tables }) => tables),
      ...subjectSources.links.flatMap(({ tables }) => tables),
      'change_log',
      'read_log',
    ])
    const internal = Object.keys(subjectSources.internal)
    // Roll-ups are sums of what is told.
    const untold = [...new Set([...rows.map(({ name }) => name), ...named])].filter(
      name => !told.has(name) && !internal.includes(name) && !name.startsWith('roll_up_'),
    )
    expect(untold).toEqual([])
    expect(internal.filter(name => told.has(name))).toEqual([])
    expect(rows.length).toBeGreaterThan(15)
  })

  const call = (line: string, body?: unknown, by: keyof CashDesk['tokens'] = 'admin') =>
    desk.office.call(line, { token: desk.tokens[by], confirm: true, ...(body === undefined ? {} : { body }) })
  const details = {
    idNumber: '330106201805060024',
    address: '文三路三百九十八号',
    guardianName: '欧阳建国',
    guardianMobile: '13911112222',
  }
  const ask = async (
    patient: number,
    more: Readonly<Record<string, unknown>> = {},
    by: keyof CashDesk['tokens'] = 'manager',
  ) =>
    call(
      'POST api/dataRequest',
      { patient, purpose: 'export', applicant: '欧阳建国', relation: 'father', receivedOn: '2026-03-02', ...more },
      by,
    )
  const started = async (patient: number, more: Readonly<Record<string, unknown>> = {}): Promise<number> => {
    const id = Number((await ask(patient, more)).body['id'])
    expect(await call(`PUT api/dataRequest/start/${id}`, { identity: 'documents' }, 'manager')).toMatchObject({
      status: 200,
      body: { state: 'working', identity: 'documents' },
    })
    return id
  }

  /** A child of whom something is kept everywhere. */
  const child = async (): Promise<{ readonly id: number; readonly photo: string }> => {
    const {
      db,
      office: { clock, storage },
    } = desk
    const [id, at, photo] = [await desk.patient('欧阳晓晓'), clock.now.toISOString(), 'ab'.repeat(16)]
    await db
      .updateTable('patient')
      .set({
        id_number: details.idNumber,
        address: details.address,
        guardian_name: details.guardianName,
        guardian_mobile: details.guardianMobile,
        photo,
      })
      .where('id', '=', id)
      .execute()
    await storage.put(photo, new Uint8Array([1, 2, 3]))
    await db.insertInto('upload').values({ key: photo, operator: 1, size: 3, created_at: at }).execute()
    const { body } = await desk.topUp([id])
    expect(body).toMatchObject({ recharge: expect.any(Number) as unknown })
    await desk.train(id, '2026-03-01')
    expect(
      (await call('POST api/followUp', { patient: id, at, channel: 'phone', content: '孩子训练正常' })).status,
    ).toBe(201)
    const made = await call('POST api/caseInfo', {
      patient: id,
      examinedOn: '2025-06-27',
      nakedRight: '0.1',
      nakedLeft: '0.8',
      correctedRight: '0.3',
      correctedLeft: '1',
      amblyopiaTypeRight: 'anisometropic',
      amblyopiaTypeLeft: 'none',
      doctor: desk.doctor,
    })
    expect(made.status).toBe(201)
    const story = await call('POST api/caseSuccess/fromCase', { case: made.body['id'] })
    expect(story.status).toBe(200)
    const { id: mail } = await db
      .insertInto('application_mail')
      .values({ title: '复查提醒', content: '<p>请按时复查</p>', to: 'patients', state: 'sent' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('mail_recipient').values({ mail, patient: id, operator: null, delivered_at: at }).execute()
    for (const recipient of [details.guardianMobile, '13800009999']) {
      await db
        .insertInto('message')
        .values({
          channel: 'sms',
          recipient,
          about: 'oneTimePassword',
          language: 'zh',
          body: 'sealed password',
          state: 'sent',
        })
        .execute()
    }
    await db
      .insertInto('client_credential')
      .values({ patient: id, password_hash: 'hash of a password', must_change: false, changed_at: at })
      .execute()
    return { id, photo }
  }

  it('is given once, with all that refers to the child, to whoever shows the password again', async () => {
    const { id: patient, photo } = await child()
    const stranger = await desk.patient('别人家的孩子')
    await desk.topUp([stranger])
    await call(`GET api/user/${patient}`, undefined, 'doctor')
    const id = await started(patient)
    const give = `PUT api/dataRequest/give/${id}`
    expect(await desk.office.call(give, { token: desk.tokens.manager, body: {} })).toMatchObject({
      status: 403,
      body: { code: 'reauthenticate' },
    })
    expect((await call(give, {}, 'doctor')).status).toBe(403)
    const given = await desk.office.call(give, { token: desk.tokens.manager, body: {}, key: 'once', confirm: true })
    expect(given.status).toBe(200)
    const told = JSON.parse(String(given.body['content'])) as Subject
    expect(Object.keys(told.records).sort()).toEqual([
      'case',
      'caseRecord',
      'caseSuccess',
      'dataRequest',
      'followUp',
      'message',
      'patient',
      'payment',
      'recharge',
    ])
    expect(told.records['patient']).toMatchObject([{ id: patient, ...details }])
    expect(told.records['message']).toMatchObject([{ recipient: details.guardianMobile, about: 'oneTimePassword' }])
    expect(told.tables).toMatchObject({
      letters: [{ title: '复查提醒' }],
      balances: [{ rechargeType: 'ordinary', times: 31 }],
      movements: [{ movement: 'topUp' }, { movement: 'consume' }],
    })
    expect(told.files).toEqual([{ key: photo, name: null, type: 'image/webp', size: 3, content: 'AQID' }])
    expect(told.changes).toContainEqual(
      expect.objectContaining({ resource: 'followUp', action: 'create', by: 'admin' }),
    )
    expect(told.reads).toContainEqual(
      expect.objectContaining({ resource: 'patient', record: patient, kind: 'open', by: 'doctor' }),
    )
    expect(String(given.body['content'])).not.toMatch(/sealed|hash of a password|别人家的孩子|13800009999/)
    // It is given once, kept nowhere, and everybody can see that it was.
    expect((await call(give, {}, 'manager')).status).toBe(409)
    expect(await call(`GET api/dataRequest/${id}`)).toMatchObject({
      body: { state: 'done', answeredByLabel: expect.stringContaining('manager') as unknown },
    })
    expect(JSON.stringify(await desk.db.selectFrom('idempotency').select('response').execute())).not.toContain(
      details.guardianName,
    )
    expect(
      await desk.db
        .selectFrom('read_log')
        .select('kind')
        .where('resource', '=', 'patient')
        .where('record', '=', patient)
        .where('kind', '=', 'export')
        .execute(),
    ).toHaveLength(1)
    expect(
      await desk.db
        .selectFrom('change_log')
        .select('action')
        .where('resource', '=', 'dataRequest')
        .where('record', '=', id)
        .orderBy('id')
        .execute(),
    ).toEqual([{ action: 'create' }, { action: 'start' }, { action: 'give' }])
  })

  it('is not given of a record that was merged into another, which has it all', async () => {
    const [survivor, other] = [await desk.patient('小云'), await desk.patient('小云')]
    const id = await started(other)
    const seen = await call(`GET api/patient/mergePreview?survivor=${survivor}&other=${other}`)
    expect(
      (
        await call('PUT api/patient/merge', {
          survivor,
          other,
          reason: '重复',
          previewToken: seen.body['previewToken'],
        })
      ).status,
    ).toBe(200)
    expect(await ask(other)).toMatchObject({
      status: 400,
      body: { errors: { patient: expect.any(String) as unknown } },
    })
    const { body } = await call(`PUT api/dataRequest/give/${id}`, {}, 'manager')
    expect((JSON.parse(String(body['content'])) as Subject).records['patient']?.map(one => one.id)).toEqual([
      survivor,
      other,
    ])
  })

  it('has an erasure proposed anew after a merge, as nobody has seen what it would do then', async () => {
    const [survivor, other] = [await desk.patient('小月'), await desk.patient('小月')]
    const id = Number((await ask(other, { purpose: 'erasure' })).body['id'])
    await call(`PUT api/dataRequest/start/${id}`, { identity: 'documents' })
    const shown = await call(`GET api/dataRequest/proposePreview/${id}`)
    expect(await call(`PUT api/dataRequest/propose/${id}`, { previewToken: shown.body['previewToken'] })).toMatchObject(
      { status: 200, body: { state: 'proposed' } },
    )
    const seen = await call(`GET api/patient/mergePreview?survivor=${survivor}&other=${other}`)
    expect(seen.body['effects']).toContainEqual(expect.objectContaining({ effect: 'proposedAnew', count: 1 }))
    const merged = await call('PUT api/patient/merge', {
      survivor,
      other,
      reason: '重复',
      previewToken: seen.body['previewToken'],
    })
    expect(merged.status).toBe(200)
    expect((await call(`GET api/dataRequest/${id}`)).body).toMatchObject({
      patient: survivor,
      state: 'working',
      proposedBy: null,
      proposedAt: null,
    })
    expect((await call(`PUT api/dataRequest/erase/${id}`, { previewToken: 'any' }, 'manager')).status).not.toBe(200)
  })

  it('goes to the applicant who showed who they are: another one begins anew', async () => {
    const id = await started(await desk.patient('小风'))
    const edit = (values: object) => call(`PUT api/dataRequest/${id}`, values, 'manager')
    expect(await edit({ wish: '全部资料' })).toMatchObject({
      status: 200,
      body: { state: 'working', identity: 'documents' },
    })
    expect(await edit({ applicant: '陌生人' })).toMatchObject({
      status: 200,
      body: { state: 'received', identity: null },
    })
    expect((await call(`PUT api/dataRequest/give/${id}`, {}, 'manager')).status).toBe(409)
    expect((await call(`PUT api/dataRequest/start/${id}`, { identity: 'inPerson' }, 'manager')).status).toBe(200)
    expect(await edit({ relation: 'guardian' })).toMatchObject({
      status: 200,
      body: { state: 'received', identity: null },
    })
  })

  it('is asked for by a guardian while the child is under 14, and answered within 15 working days, or refused with a reason', async () => {
    const patient = await desk.patient('小雨')
    expect(await ask(patient, { relation: 'self' })).toMatchObject({
      status: 400,
      body: { errors: { relation: expect.stringContaining('guardian') as unknown } },
    })
    expect((await ask(patient, {}, 'doctor')).status).toBe(403)
    const { body } = await ask(patient)
    // A Monday, and the Monday three weeks later.
    expect(body).toMatchObject({ state: 'received', dueOn: '2026-03-23' })
    const id = Number(body['id'])
    expect((await call(`PUT api/dataRequest/give/${id}`, {}, 'manager')).status).toBe(409)
    expect(await call(`PUT api/dataRequest/refuse/${id}`, {}, 'manager')).toMatchObject({
      status: 400,
      body: { errors: { outcome: expect.any(String) as unknown } },
    })
    expect(await call(`PUT api/dataRequest/refuse/${id}`, { outcome: '申请人不是监护人' }, 'manager')).toMatchObject({
      status: 200,
      body: { state: 'refused', outcome: '申请人不是监护人', answeredAt: desk.office.clock.now.toISOString() },
    })
    expect((await call(`PUT api/dataRequest/start/${id}`, { identity: 'documents' }, 'manager')).status).toBe(409)
    const correction = await started(patient, { purpose: 'correction' })
    expect((await call(`PUT api/dataRequest/give/${correction}`, {}, 'manager')).status).toBe(409)
    expect(
      await call(`PUT api/dataRequest/finish/${correction}`, { outcome: '更正了出生日期' }, 'manager'),
    ).toMatchObject({ status: 200, body: { state: 'done' } })
    const elsewhere = await ask(await desk.patient('小雪', desk.office.hospitals.elsewhere), {}, 'admin')
    expect((await call(`GET api/dataRequest/${String(elsewhere.body['id'])}`, undefined, 'manager')).status).toBe(404)
  })
})
