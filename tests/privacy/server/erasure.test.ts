import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptiedFields, leadingToErased } from '../../../resources/core/erasure.ts'
import { isUpload, typeOf } from '../../../resources/core/typeOf.ts'
import { registry } from '../../../resources/index.ts'
import { compareKept } from '../../../server/core/compareKept.ts'
import { columnName, tableName } from '../../../server/core/migrations/schemaNames.ts'
import { sealedPlace } from '../../../server/core/subject/eraseSubject.ts'
import { openSealed } from '../../../server/privacy/openSealed.ts'
import { subjectSources } from '../../../server/privacy/sources.ts'
import { compareLedger } from '../../../server/times/ledger/compareLedger.ts'
import { rowsOfEveryKind } from '../../patients/server/rowsOfEveryKind.ts'
import { describeAbove } from '../../support/database.ts'
import { Gym } from '../../training/server/gym.ts'

interface Effect {
  readonly effect: string
  readonly subject: string | null
  readonly count: number
  readonly names: readonly string[] | null
}

/** What no one else has, and what is written into every text of the child. */
const child = {
  name: '欧阳晓晓',
  idNumber: '330106201805060029',
  address: '文三路三百九十八号',
  guardianName: '欧阳建国',
  mobile: '13755556666',
  guardianMobile: '13911112222',
}
const formerMobile = '13911119999'
const said = '欧阳晓晓说'
const photo = 'ab'.repeat(16)

describeAbove('an erasure', engine => {
  let gym: Gym
  let desk: Awaited<ReturnType<typeof rowsOfEveryKind>>
  let second: string
  beforeAll(async () => {
    gym = await Gym.open(engine)
    desk = await rowsOfEveryKind(gym)
    second = (await gym.office.signedIn('second')).token
  })
  afterAll(() => gym.office.close())

  const call = (line: string, body?: unknown, token = gym.admin, key?: string) =>
    gym.office.call(line, {
      token,
      confirm: true,
      ...(key === undefined ? {} : { key }),
      ...(body === undefined ? {} : { body }),
    })
  const done = ({ status, body }: Awaited<ReturnType<typeof call>>) => {
    expect(status, JSON.stringify(body)).toBe(200)
    return body
  }
  const started = async (patient: number): Promise<{ id: number; number: string }> => {
    const { body } = await call('POST api/dataRequest', {
      patient,
      purpose: 'erasure',
      applicant: '欧阳建国',
      relation: 'father',
      wish: `请删除${child.name}的资料`,
      receivedOn: '2026-03-02',
    })
    done(await call(`PUT api/dataRequest/start/${String(body['id'])}`, { identity: 'documents' }))
    return { id: Number(body['id']), number: String(body['number']) }
  }
  const preview = async (id: number, action: 'propose' | 'erase', token = gym.admin) => {
    const { status, body } = await call(`GET api/dataRequest/${action}Preview/${id}`, undefined, token)
    return { status, body, effects: body['effects'] as Effect[], previewToken: body['previewToken'] }
  }
  const propose = async (id: number) =>
    call(`PUT api/dataRequest/propose/${id}`, {
      previewToken: (await preview(id, 'propose')).previewToken ?? 'nothing',
    })
  const erase = async (id: number, token = second) =>
    call(
      `PUT api/dataRequest/erase/${id}`,
      { previewToken: (await preview(id, 'erase', token)).previewToken ?? 'nothing' },
      token,
    )
  const finishOthers = () =>
    gym.db.updateTable('data_request').set({ state: 'refused' }).where('purpose', '!=', 'erasure').execute()

  /** Gives back what is left, ends the sign-in, and answers the other request. */
  const settle = async (patient: number, request: number): Promise<void> => {
    done(await call(`PUT api/refundRequest/agree/${request}`, {}, second))
    const lots = await gym.db
      .selectFrom('recharge')
      .select('id')
      .where('patient', '=', patient)
      .where(sql<boolean>`times > used_times + refunded_times`)
      .execute()
    for (const { id } of lots) done(await desk.refund(id))
    await gym.db.updateTable('patient').set({ access: 'forbidden' }).where('id', '=', patient).execute()
    await finishOthers()
  }

  /** Whether somebody waits for a lock. */
  const isWaiting = async () =>
    (
      await sql`select from pg_locks l join pg_stat_activity a using (pid) where not l.granted and a.datname = current_database()`.execute(
        gym.db,
      )
    ).rows.length > 0

  /** Tables that lead to patients by keys, but for those of organisations and what their journals refer to. */
  const leadingTables = async (): Promise<string[]> => {
    const { rows } = await sql<{ tab: string }>`
      with recursive pointing as (select f.conrelid::regclass::text as tab, f.confrelid::regclass::text as target from pg_constraint f where f.contype = 'f'),
        reached (tab) as (select 'patient'::text union select trim(both '"' from p.tab) from pointing p join reached r on trim(both '"' from p.target) = r.tab)
      select tab from reached`.execute(gym.db)
    return rows
      .map(({ tab }) => tab)
      .filter(
        tab =>
          !['hospital_recharge', 'hospital_payment', 'payment_order', 'payment_refund', 'alipay_difference'].includes(
            tab,
          ),
      )
  }

  /** Somebody of whom something is kept in every table, and in every text of every record. */
  const filled = async () => {
    const {
      db,
      office: { clock, storage, hospitals },
    } = gym
    const one = await desk.everything()
    const at = clock.now.toISOString()
    await db.updateTable('patient').set({ guardian_mobile: formerMobile }).where('id', '=', one.id).execute()
    // A message to the number that the guardian had before; another one to the present one follows.
    await db
      .insertInto('message')
      .values({
        channel: 'sms',
        recipient: `+86 ${formerMobile}`,
        about: 'reexamination',
        language: 'zh',
        body: 'sealed',
        state: 'sent',
      })
      .execute()
    done(
      await call(
        'PUT api/users',
        { id: one.id, ...child, gender: 'female', birthday: '2018-05-06', consentOn: '2026-01-01', remark: said },
        gym.admin,
        'kept-answer',
      ),
    )
    await storage.put(photo, new Uint8Array([1, 2, 3]))
    await db
      .insertInto('upload')
      .values({ key: photo, name: `${child.name}.jpg`, operator: 1, size: 3, created_at: at })
      .execute()
    const {
      rows: [record],
    } = await sql<{ id: number }>`select id from "case" where patient = ${one.id}`.execute(db)
    done(await call('POST api/caseSuccess/fromCase', { case: record!.id }))
    const { id: mail } = await db
      .insertInto('application_mail')
      .values({ title: '复查提醒', content: '<p>请按时复查</p>', to: 'patients', state: 'sent' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('mail_recipient').values({ mail, patient: one.id, operator: null, delivered_at: at }).execute()
    await db
      .insertInto('message')
      .values({
        channel: 'sms',
        recipient: child.guardianMobile,
        about: 'reexamination',
        language: 'zh',
        body: 'sealed',
        state: 'sent',
      })
      .execute()
    await sql`insert into former_patient_label (record, hospital, label) values (${one.id}, ${hospitals.elsewhere}, ${child.name})`.execute(
      db,
    )
    const other = await gym.patient()
    await sql`insert into duplicate_dismissal (newer, older, operator, at) values (greatest(${one.id}::integer, ${other.id}::integer), least(${one.id}::integer, ${other.id}::integer), 1, now())`.execute(
      db,
    )
    await sql`insert into times_owed (patient, type, day, consume_record, at) select ${one.id}, 'ordinary', '2026-02-03', max(id) + 1000, now() from consume_record`.execute(
      db,
    )
    const {
      rows: [job],
    } = await sql<{
      id: number
    }>`insert into import_job (resource, operator, state, created_at) values ('patient', 1, 'ready', now()) returning id`.execute(
      db,
    )
    await sql`insert into import_row (job, number, cells) values (${job!.id}, 2, ${JSON.stringify([child.name, child.mobile])}::jsonb)`.execute(
      db,
    )
    // A file without a row of titles: what was chosen for them is remembered.
    await sql`insert into import_title (operator, resource, title, field) values (1, 'patient', ${child.name}, 'name'), (1, 'patient', ${child.mobile}, null)`.execute(
      db,
    )
    await sql`insert into import_job (resource, operator, state, created_at, titles, fixed) values ('followUp', 1, 'ready', now(), ${JSON.stringify(['', child.idNumber])}::jsonb, ${JSON.stringify({ content: `${child.name}的妈妈` })}::jsonb)`.execute(
      db,
    )
    // What was told of any of the child's records, in words of whoever wrote them.
    await sql`insert into operator_notice (operator, key, parameters, link, created_at) select 1, 'refundRefused', ${JSON.stringify({ number: 'A1', name: 'x', answer: said })}::jsonb, jsonb_build_object('resource', r.resource, 'id', r.id), now()
      from (select 'refundRequest' as resource, id from refund_request where patient = ${one.id} union all select 'patient', ${one.id}::integer union all select 'case', id from "case" where patient = ${one.id}) r`.execute(
      db,
    )
    await sql`update data_request set wish = ${said}, applicant = ${child.guardianName}`.execute(db)
    return one
  }

  /**
   * Writes what the child said into every text of what refers to the child, and the picture into every field of one.
   */
  const say = async (): Promise<void> => {
    const names = [...leadingToErased(registry), ...subjectSources.links.map(({ resource }) => resource), 'wxUser']
    for (const name of names.filter(one => one !== 'patient' && registry[one]!.erasure !== undefined)) {
      for (const [field, declared] of emptiedFields(registry[name]!)) {
        // A message is found by its recipient.
        if ((typeOf(declared).text === undefined && !isUpload(declared)) || field === 'recipient') continue
        // Wherever it is unique, the number of the row tells them apart.
        const { unique } = declared
        const value = isUpload(declared) ? sql`${photo}` : unique === undefined ? sql`${said}` : sql`${said} || id`
        await sql`update ${sql.table(tableName(registry[name]!))} set ${sql.ref(columnName(field))} = ${value}`.execute(
          gym.db,
        )
      }
    }
    await sql`update patient set photo = ${photo} where name = ${child.name}`.execute(gym.db)
  }

  /** Where any of the texts stands: in any text, list or JSON of any table. */
  const placesOf = async (texts: readonly string[]): Promise<string[]> => {
    const { rows: columns } = await sql<{ tab: string; col: string }>`
      select table_name as tab, column_name as col from information_schema.columns where table_schema = 'public' and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY')`.execute(
      gym.db,
    )
    const looks = columns.map(
      ({ tab, col }) => sql`select ${`${tab}.${col}`}::text as place where exists (
      select from ${sql.table(tab)} t, said where position(said.one in t.${sql.ref(col)}::text) > 0)`,
    )
    const found: string[] = []
    // The embedded database has no room on its stack for all of them at once.
    for (let from = 0; from < looks.length; from += 40) {
      const { rows } = await sql<{
        place: string
      }>`with said (one) as (select unnest(${[...texts]}::text[])) ${sql.join(looks.slice(from, from + 40), sql` union all `)}`.execute(
        gym.db,
      )
      found.push(...rows.map(({ place }) => place))
    }
    return found
  }

  it('leaves nothing of the child anywhere, keeps the ledger as it was, and says what was done', async () => {
    const {
      db,
      office: { storage },
    } = gym
    const one = await filled()
    const { id, number } = await started(one.id)
    const held = await call(`GET api/dataRequest/proposePreview/${id}`)
    expect(held).toMatchObject({ status: 409, body: { code: 'erasureHeld' } })
    for (const word of ['ordinary times', 'waiting for approval', 'signed in', 'another request'])
      expect(String(held.body['message'])).toContain(word)
    await settle(one.id, one.request)
    await say()
    for (const tab of await leadingTables()) {
      const {
        rows: [row],
      } = await sql<{ n: number }>`select count(*)::integer as n from ${sql.table(tab)}`.execute(db)
      // Where a table is new, this test has to make a row of it.
      if (tab !== 'times_owed') expect({ tab, isFilled: row!.n > 0 }).toEqual({ tab, isFilled: true })
    }
    const texts = [...Object.values(child), formerMobile, one.account, said, photo]
    expect((await placesOf(texts)).length).toBeGreaterThan(25)
    const times = (await sql`select patient, type, balance from times_account order by id`.execute(db)).rows
    const money = (await sql`select day, kind, amount, received, patient from payment order by id`.execute(db)).rows

    const { effects } = await preview(id, 'propose')
    expect(effects).toContainEqual(
      expect.objectContaining({ effect: 'nameless', subject: 'resources.patient.name', count: 2 }),
    )
    expect(effects).toContainEqual(
      expect.objectContaining({ effect: 'sealed', subject: 'resources.case.name', count: 1, names: ['2041-02-01'] }),
    )
    expect(effects).toContainEqual(
      expect.objectContaining({ effect: 'removed', subject: 'resources.gameRecord.name', count: 1 }),
    )
    expect((await propose(id)).body).toMatchObject({
      state: 'proposed',
      proposedByLabel: expect.stringContaining('admin') as unknown,
    })
    // Nobody approves alone, whoever writes.
    expect(await erase(id, gym.admin)).toMatchObject({ status: 409, body: { code: 'ownErasure' } })
    await expect(
      sql`update data_request set erased = '[]', answered_by = proposed_by where id = ${id}`.execute(db),
    ).rejects.toThrow()
    expect(
      await gym.office.call(`PUT api/dataRequest/erase/${id}`, { token: second, body: { previewToken: 'any' } }),
    ).toMatchObject({ status: 403, body: { code: 'reauthenticate' } })
    expect(await call(`PUT api/dataRequest/erase/${id}`, { previewToken: 'stale' }, second)).toMatchObject({
      status: 409,
      body: { code: 'previewChanged' },
    })
    const body = done(await erase(id))
    expect(body).toMatchObject({
      state: 'done',
      patientLabel: number,
      applicant: number,
      wish: null,
      answeredByLabel: expect.stringContaining('second') as unknown,
    })
    expect(body['erased']).toContainEqual({ step: 'sealed', kind: 'case', count: 1 })
    expect(body['erased']).toContainEqual({ step: 'files', kind: null, count: 1 })

    await gym.office.settle()
    expect(await placesOf([...Object.values(child), formerMobile, one.account, said])).toEqual([])
    // The row of the upload tells nothing, and goes with the next run of the job.
    expect(await placesOf([photo])).toEqual(['upload.key'])
    expect(await storage.get(photo)).toBeUndefined()
    expect((await sql`select patient, type, balance from times_account order by id`.execute(db)).rows).toEqual(times)
    expect((await sql`select day, kind, amount, received, patient from payment order by id`.execute(db)).rows).toEqual(
      money,
    )
    expect(await compareLedger(db)).toEqual([])
    expect(await compareKept(db)).toEqual([])
    // Who did what and when is told for ever, and of whom by the number of the request alone.
    expect(
      await db
        .selectFrom('change_log')
        .select(['action', 'changes'])
        .where('resource', '=', 'dataRequest')
        .where('record', '=', id)
        .orderBy('id')
        .execute(),
    ).toEqual(['create', 'start', 'propose', 'erase'].map(action => ({ action, changes: {} })))
    expect((await call(`GET api/user/${one.id}`)).body).toMatchObject({
      name: number,
      mobile: null,
      account: null,
      birthday: '2018-01-01',
      deleted: true,
      namelessSince: gym.office.clock.now.toISOString(),
    })
    expect(await call(`PUT api/users/recover/${one.id}`, {})).toMatchObject({ status: 409 })
    expect(
      (
        await call('POST api/dataRequest', {
          patient: one.id,
          purpose: 'export',
          applicant: '王芳',
          relation: 'mother',
          receivedOn: '2026-03-02',
        })
      ).status,
    ).toBe(400)
    // What comes late from a training client is of somebody whom nobody knows.
    expect((await gym.send(one.device.token, [gym.record(one.id)])).body).toMatchObject({
      stored: 0,
      bad: [{ field: 'patient' }],
    })
    const sealed = await db
      .selectFrom('sealed_record')
      .select(['request', 'resource', 'until', 'content'])
      .orderBy('resource')
      .execute()
    expect(sealed.map(({ content: _, ...rest }) => rest)).toEqual(
      ['case', 'caseRecord', 'treatmentPlan'].map(resource => ({ request: number, resource, until: '2041-02-01' })),
    )
    const opening = { request: number, authority: '某市公安局', reason: '调取证据通知书 2041 第 3 号' }
    expect((await openSealed(db, gym.office.cipher, opening, gym.office.clock.now)).records).toMatchObject({
      patient: [{ name: child.name }, {}],
      case: [{ diagnosis: said }],
      caseRecord: [{}],
      treatmentPlan: [{}],
    })
    const { body: history } = await call(`GET api/dataRequest/${id}/history`)
    expect((history['content'] as readonly object[])[0]).toMatchObject({
      action: 'openSealed',
      changes: { 'ask.authority': [null, opening.authority], 'ask.reason': [null, opening.reason] },
    })
    await expect(
      openSealed(db, gym.office.cipher, { ...opening, request: 'DR00000000' }, gym.office.clock.now),
    ).rejects.toThrow('Nothing is sealed under DR00000000')
    expect(
      JSON.parse(gym.office.cipher.open(sealed.find(({ resource }) => resource === 'case')!.content, sealedPlace)),
    ).toMatchObject({ patient: [{ name: child.name }, {}], case: [{ diagnosis: said }] })
  })

  it('touches no answers and sheets of others, however short what the child was called or lived at', async () => {
    const { db } = gym
    const { id: patient } = await gym.patient()
    // An address and a name as some have them, which are parts of much else.
    await db
      .updateTable('patient')
      .set({ name: 'La', address: '301', guardian_name: '妈妈' })
      .where('id', '=', patient)
      .execute()
    const others = {
      id: 301,
      amount: 1_301_000,
      number: 'T2026030148210377',
      hospitalLabel: 'Lakeside',
      La: true,
      nested: [{ text: 'Atlanta 4301', hospital: 301 }],
    }
    const own = { name: 'La', patientLabel: 'La (P48210377)', address: 'Room 301, Lakeside', guardian: '妈妈' }
    await sql`insert into idempotency (operator, key, call, body_hash, status, response, created) values
      (1, 'of others', 'POST x', 'x', 200, ${JSON.stringify(others)}::jsonb, now()), (1, 'of the child', 'POST x', 'x', 200, ${JSON.stringify(own)}::jsonb, now())`.execute(
      db,
    )
    const sheet = async (resource: string, cells: readonly string[]): Promise<number> => {
      const {
        rows: [job],
      } = await sql<{
        id: number
      }>`insert into import_job (resource, operator, state, created_at) values (${resource}, 2, 'ready', now()) returning id`.execute(
        db,
      )
      await sql`insert into import_row (job, number, cells) values (${job!.id}, 2, ${JSON.stringify(cells)}::jsonb)`.execute(
        db,
      )
      return job!.id
    }
    const [kept, gone] = [
      await sheet('patient', ['李小红', 'Lakeside', '301', '妈妈']),
      await sheet('followUp', ['called La', '']),
    ]
    const { id, number } = await started(patient)
    done(await propose(id))
    done(await erase(id))
    const { rows } = await sql<{
      key: string
      response: unknown
    }>`select key, response from idempotency where key like 'of %' order by key`.execute(db)
    expect(rows).toEqual([
      { key: 'of others', response: others },
      {
        key: 'of the child',
        response: {
          name: number,
          patientLabel: `${number} (P48210377)`,
          address: `Room ${number}, Lakeside`,
          guardian: number,
        },
      },
    ])
    expect(
      (await db.selectFrom('import_job').select('id').where('id', 'in', [kept, gone]).execute()).map(job => job.id),
    ).toEqual([kept])
  })

  it('leaves nothing either of what a training client sends at that moment, whichever of the two comes first', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id: patient, device } = await gym.trainee()
      await gym.db.updateTable('patient').set({ access: 'forbidden' }).where('id', '=', patient).execute()
      const { id } = await started(patient)
      done(await propose(id))
      const { previewToken } = await preview(id, 'erase', second)
      const erased = () => call(`PUT api/dataRequest/erase/${id}`, { previewToken }, second)
      const sent = () => gym.send(device.token, [gym.record(patient)])
      const [one, other] =
        round % 2 === 0
          ? await Promise.all([erased(), sent()])
          : ((await Promise.all([sent(), erased()])).reverse() as [
              Awaited<ReturnType<typeof erased>>,
              Awaited<ReturnType<typeof sent>>,
            ])
      expect([200, 409]).toContain(one.status)
      expect(other.status).toBe(200)
      const { nameless_since: nameless } = await gym.db
        .selectFrom('patient')
        .select('nameless_since')
        .where('id', '=', patient)
        .executeTakeFirstOrThrow()
      expect(nameless !== null).toBe(one.status === 200)
      // What came first makes the preview another one; what came later is of somebody whom nobody knows.
      expect({ erased: one.status, stored: await gym.stored(patient) }).toEqual(
        one.status === 200 ? { erased: 200, stored: 0 } : { erased: 409, stored: 1 },
      )
    }
  })

  it.skipIf(engine.kind === 'embedded').each([false, true])(
    'leaves nothing of what a training client sends while it is under way, whether or not that day was counted: %s',
    async isCounted => {
      const { id: patient, device } = await gym.trainee()
      if (isCounted) expect((await gym.send(device.token, [gym.record(patient)])).body).toMatchObject({ stored: 1 })
      let answer: Promise<Awaited<ReturnType<typeof gym.send>>> | undefined
      await gym.db.transaction().execute(async erasure => {
        await sql`select id from patient where id = ${patient} for update`.execute(erasure)
        answer = gym.send(device.token, [gym.record(patient)])
        await expect.poll(isWaiting).toBe(true)
        await erasure.deleteFrom('game_record').where('patient', '=', patient).execute()
        await erasure
          .updateTable('patient')
          .set({ deleted: true, nameless_since: gym.office.clock.now.toISOString() })
          .where('id', '=', patient)
          .execute()
      })
      expect((await answer!).body).toMatchObject({ stored: 0, bad: [{ field: 'patient' }] })
      expect(await gym.stored(patient)).toBe(0)
    },
  )

  it.skipIf(engine.kind === 'embedded').each<[string, string, (patient: number) => Readonly<Record<string, unknown>>]>([
    ['follow_up', 'POST api/followUp', patient => ({ patient, at: '2026-02-01T02:00:00Z', content: said })],
    ['comment', 'POST api/comment', patient => ({ patient, text: said })],
    [
      'data_request',
      'POST api/dataRequest',
      patient => ({
        patient,
        purpose: 'export',
        applicant: child.guardianName,
        relation: 'father',
        wish: said,
        receivedOn: '2026-03-02',
      }),
    ],
    [
      'treatment_plan',
      'POST api/treatmentPlan',
      patient => ({ patient, startsOn: '2026-03-02', items: [{ project: gym.project, eye: 'both', minutes: 10 }] }),
    ],
  ])('leaves nothing of what an operator writes while it is under way: %s', async (table, line, body) => {
    const { id: patient } = await gym.patient()
    let answer: ReturnType<typeof call> | undefined
    await gym.db.transaction().execute(async erasure => {
      await sql`select id from patient where id = ${patient} for update`.execute(erasure)
      answer = call(line, body(patient))
      await expect.poll(isWaiting).toBe(true)
      await erasure
        .updateTable('patient')
        .set({ deleted: true, nameless_since: gym.office.clock.now.toISOString() })
        .where('id', '=', patient)
        .execute()
    })
    const { status, body: told } = await answer!
    expect({ status, errors: told['errors'] }).toMatchObject({ status: 400, errors: { patient: expect.anything() } })
    expect((await sql`select from ${sql.table(table)} where patient = ${patient}`.execute(gym.db)).rows).toEqual([])
  })

  it('leaves brothers and sisters, and what is of them and the same guardian, as they are', async () => {
    const [own, sibling] = [await gym.patient(), await gym.patient()]
    await gym.db
      .updateTable('patient')
      .set({ guardian_name: '周洁', guardian_mobile: '13933334444' })
      .where('id', 'in', [own.id, sibling.id])
      .execute()
    // What went to a number before that was the sibling's then may be about that one.
    await gym.db
      .updateTable('patient')
      .set({ guardian_mobile: '13933334400' })
      .where('id', 'in', [own.id, sibling.id])
      .execute()
    const { id: earlier } = await gym.db
      .insertInto('message')
      .values({
        channel: 'sms',
        recipient: '13933334400',
        about: 'reexamination',
        language: 'zh',
        body: 'sealed',
        state: 'sent',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await gym.db
      .updateTable('patient')
      .set({ guardian_mobile: '13933334444' })
      .where('id', 'in', [own.id, sibling.id])
      .execute()
    const { id: message } = await gym.db
      .insertInto('message')
      .values({
        channel: 'sms',
        recipient: '13933334444',
        about: 'reexamination',
        language: 'zh',
        body: 'sealed',
        state: 'sent',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: shared } = await gym.db
      .insertInto('wx_user')
      .values({ nickname: '周洁', open_id: 'oShared***z' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { hospital } = gym.office.hospitals
    await gym.db
      .insertInto('wx_binding')
      .values([own.id, sibling.id].map(patient => ({ wx_user: shared, patient, hospital, by: 'guardian' as const })))
      .execute()
    const before = await call(`GET api/user/${sibling.id}`)
    const { id } = await started(own.id)
    done(await propose(id))
    done(await erase(id))
    expect((await call(`GET api/user/${sibling.id}`)).body).toEqual(before.body)
    expect(
      await gym.db.selectFrom('message').select('id').where('id', 'in', [message, earlier]).execute(),
    ).toHaveLength(2)
    expect(await gym.db.selectFrom('wx_user').select('nickname').where('id', '=', shared).execute()).toEqual([
      { nickname: '周洁' },
    ])
    expect(await gym.db.selectFrom('wx_binding').select('patient').where('wx_user', '=', shared).execute()).toEqual([
      { patient: sibling.id },
    ])
  })
})
