import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allows } from '../../../resources/core/permission.ts'
import { isStored } from '../../../resources/core/fields.ts'
import { registry } from '../../../resources/index.ts'
import { keptColumns, keptFrom } from '../../../server/core/keptColumns.ts'
import { columnName, tableName } from '../../../server/core/migrations/schemaNames.ts'
import { compareLedger } from '../../../server/times/ledger/compareLedger.ts'
import { bulkLoad } from '../../../server/sample/bulkLoad.ts'
import { holdingsOf } from '../../../server/times/recharge/holdings.ts'
import { isSample } from '../../../server/platform/session/isSample.ts'
import { loadSample, sampleAccounts, samplePassword } from '../../../server/sample/loadSample.ts'
import { seed } from '../../../server/seed/seed.ts'
import { verifyPassword } from '../../../server/platform/session/passwords.ts'
import { scopeOf } from '../../../server/platform/session/scopeOf.ts'
import { introspect } from '../../../server/core/migrations/introspect.ts'
import { describeAbove } from '../../support/database.ts'
import type { TestDatabase } from '../../support/database.ts'
import { isFull } from '../../support/full.ts'

const today = '2025-11-21'
const tables = [
  'hospital',
  'operator',
  'doctor',
  'patient',
  'case',
  'case_record',
  'project_type',
  'project',
  'plan_template',
  'treatment_plan',
  'notice',
  'help',
  'user_help',
  'recharge',
  'recharge_refund',
  'refund_request',
  'hospital_recharge',
  'consume_record',
]
const ledger = ['times_account', 'times_movement', 'times_entry', 'times_owed']

const contents = async ({ db }: TestDatabase): Promise<unknown> =>
  Promise.all(
    [...tables, ...ledger].map(
      async table => (await sql`select * from ${sql.table(table)} order by id`.execute(db)).rows,
    ),
  )

describeAbove('the sample', engine => {
  let database: TestDatabase
  let before: unknown
  beforeAll(async () => {
    database = await engine.open()
    await seed(database)
    before = await introspect(database.db, [...tables, ...ledger])
    await loadSample(database, { patients: 600, today })
  })
  afterAll(() => database.close())

  const accountOf = (username: string) =>
    database.db.selectFrom('operator').selectAll().where('username', '=', username).executeTakeFirstOrThrow()

  const seen = async (
    username: string,
  ): Promise<{ hospitals: number[]; trainers: (number | null)[]; patients: number }> => {
    const { id, hospital, data_scope: dataScope, scope_hospitals: scopeHospitals } = await accountOf(username)
    const scope = await scopeOf(database.db, { id, hospital, dataScope, scopeHospitals })
    let query = database.db
      .selectFrom('patient')
      .select(['hospital', 'doctor', 'nurse', 'trainer'])
      .where('deleted', '=', false)
    if (scope.hospitals !== 'everything') query = query.where('hospital', 'in', [...scope.hospitals])
    const rows = (await query.execute()).filter(
      row => scope.staff === undefined || [row.doctor, row.nurse, row.trainer].includes(scope.staff),
    )
    return {
      hospitals: [...new Set(rows.map(row => row.hospital))].sort((a, b) => a - b),
      trainers: [...new Set(rows.map(row => row.trainer))],
      patients: rows.length,
    }
  }

  it('marks the database as a sample one, which an empty one is not', async () => {
    expect(await isSample(database)).toBe(true)
    const empty = await engine.open()
    expect(await isSample(empty)).toBe(false)
    await empty.close()
  })

  it('has the promised numbers, and some deleted records of each logical kind', async () => {
    const count = async (table: string, deleted: boolean): Promise<number> =>
      (
        await sql<{
          n: number
        }>`select count(*)::integer as n from ${sql.table(table)} where deleted = ${deleted}`.execute(database.db)
      ).rows[0]!.n
    expect(await count('hospital', false)).toBe(12)
    expect(await count('operator', false)).toBe(40)
    expect((await count('patient', false)) + (await count('patient', true))).toBe(600)
    for (const table of ['hospital', 'operator', 'doctor', 'patient', 'case'])
      expect(await count(table, true), table).toBeGreaterThan(0)
  })

  it('lets the named accounts sign in with the password that is told', async () => {
    const hashes = await database.db
      .selectFrom('credential')
      .innerJoin('operator', 'operator.id', 'credential.operator')
      .select('password_hash')
      .where('username', 'in', [...sampleAccounts])
      .execute()
    expect(hashes).toHaveLength(sampleAccounts.length)
    expect(await verifyPassword(hashes[0]!.password_hash, samplePassword)).toBe(true)
    expect(new Set(hashes.map(one => one.password_hash)).size).toBe(1)
  })

  it('lets each account see what its role is for', async () => {
    const all = (await database.db.selectFrom('patient').select('id').where('deleted', '=', false).execute()).length
    expect((await seen('admin')).patients).toBe(all)
    expect((await seen('staff')).patients).toBe(all)
    expect((await seen('franchise')).hospitals).toEqual([4, 5, 7, 8, 9])
    expect((await seen('doctor')).hospitals).toEqual([7])
    expect((await seen('nurse')).hospitals).toEqual([7])
    expect((await seen('demo')).hospitals).toEqual([12])
    const own = await seen('trainer')
    expect(own.patients).toBeGreaterThan(0)
    expect(own.patients).toBeLessThan((await seen('doctor')).patients)
    expect(own.trainers).toHaveLength(1)
  })

  it('keeps totals that are what counting gives', async () => {
    const { rows } = await sql<{ wrong: number }>`
      with kept as (
        select scope, field, value, deleted, sum(n) as n from (select * from total union all select * from total_delta) t
        where resource = 'patient' and field in ('', 'access') group by 1, 2, 3, 4
      ), counted as (
        select hospital as scope, '' as field, '' as value, deleted, count(*) as n from patient group by 1, 4
        union all select hospital, 'access', access, deleted, count(*) from patient group by 1, 3, 4
      ) select count(*)::integer as wrong from kept full join counted using (scope, field, value, deleted) where kept.n is distinct from counted.n`.execute(
      database.db,
    )
    expect(rows[0]!.wrong).toBe(0)
  })

  it('has a ledger that agrees with what is left to everybody, and knows every kind of movement', async () => {
    expect(await compareLedger(database.db)).toEqual([])
    const movements = await database.db.selectFrom('times_movement').select('kind').distinct().orderBy('kind').execute()
    expect(movements.map(({ kind }) => kind)).toEqual([
      'cardRefund',
      'cardSale',
      'consume',
      'organisationRefund',
      'organisationTopUp',
      'refund',
      'settle',
      'topUp',
    ])
    const requests = await database.db
      .selectFrom('refund_request')
      .select('review')
      .distinct()
      .orderBy('review')
      .execute()
    expect(requests.map(({ review }) => review)).toEqual(['agree', 'failed', 'refuse', 'waiting'])
    const owed = await database.db
      .selectFrom('times_owed')
      .innerJoin('consume_record', 'consume_record.id', 'times_owed.consume_record')
      .select(['times_owed.movement', 'consume_record.owed'])
      .execute()
    expect(new Set(owed.map(one => one.owed))).toEqual(new Set([true, false]))
    expect(owed.filter(one => one.owed !== (one.movement === null))).toEqual([])
    const {
      rows: [wrong],
    } = await sql<{
      n: number
    }>`select count(*)::integer as n from times_entry e join times_account a on a.id = e.account where (e.balance is null) <> (a.owner in ('issue', 'used'))`.execute(
      database.db,
    )
    expect(wrong!.n).toBe(0)
  })

  it('has nothing done by those whose role does not let them', async () => {
    const roles = await database.db.selectFrom('role').select(['id', 'permissions']).execute()
    const accounts = new Map(
      (await database.db.selectFrom('operator').select(['id', 'roles']).execute()).map(({ id, roles: own }) => [
        id,
        new Set(roles.filter(role => own?.includes(role.id)).flatMap(({ permissions }) => permissions as string[])),
      ]),
    )
    for (const [table, permission] of [
      ['patient', 'patient:create'],
      ['treatment_plan', 'treatmentPlan:create'],
      ['recharge', 'recharge:create'],
      ['refund_request', 'recharge:refund'],
    ] as const) {
      const authors = await database.db
        .selectFrom(table)
        .select('created_by')
        .distinct()
        .where('created_by', 'is not', null)
        .execute()
      expect(authors.length, table).toBeGreaterThan(1)
      expect(
        authors.filter(({ created_by: by }) => !allows(accounts.get(by!)!, permission)),
        table,
      ).toEqual([])
    }
    const {
      rows: [foreign],
    } = await sql<{ n: number }>`
      select count(*)::integer as n from recharge r join doctor d on d.operator = r.created_by and d.occupation = 'doctor' and not d.deleted where r.doctor <> d.id`.execute(
      database.db,
    )
    expect(foreign!.n).toBe(0)
  })

  it('has erasures asked for that can be carried out: nothing is left to the child, and another one than the first account asked', async () => {
    const erasures = await database.db
      .selectFrom('data_request')
      .select(['patient', 'state', 'proposed_by'])
      .where('purpose', '=', 'erasure')
      .execute()
    expect(erasures.map(({ state }) => state).toSorted()).toEqual(['proposed', 'working'])
    for (const { patient, state, proposed_by: by } of erasures) {
      expect(await holdingsOf(database.db, sql`(${patient})`)).toMatchObject({
        left: { ordinary: 0, naked3d: 0, lifetime: 0 },
        unpaid: 0,
        waiting: { count: 0 },
      })
      if (state === 'proposed') expect([null, (await accountOf('admin')).id]).not.toContain(by)
    }
  })

  it('has asked for the refunds above the limit that it sets, and for no others', async () => {
    const {
      rows: [found],
    } = await sql<{ low: number; unasked: number }>`
      select (select count(*)::integer from refund_request where amount <= refund_limit) as low,
        (select count(*)::integer from recharge_refund r where amount > refund_limit and not exists (select from refund_request q where q.recharge = r.recharge and q.review = 'agree')) as unasked
      from config_setting`.execute(database.db)
    expect(found).toEqual({ low: 0, unasked: 0 })
    expect(
      (await database.db.selectFrom('config_setting').select('refund_limit').executeTakeFirstOrThrow()).refund_limit,
    ).toBeGreaterThan(0)
  })

  it('is found and put in order as records are that the engine writes, whoever wrote them', async () => {
    for (const resource of Object.values(registry).filter(isStored)) {
      const from = keptFrom(resource)
      const { rows } = await sql<
        Record<string, unknown>
      >`select * from ${sql.table(tableName(resource))} order by id desc limit 100`.execute(database.db)
      for (const row of rows) {
        const { search = [], ...keys } = keptColumns(
          resource,
          Object.fromEntries(from.map(name => [name, row[columnName(name)]])),
        )
        expect({
          resource: resource.name,
          id: row['id'],
          keys: Object.fromEntries(Object.keys(keys).map(column => [column, row[column]])),
        }).toEqual({ resource: resource.name, id: row['id'], keys })
        expect(new Set(row['search'] as string[] | undefined), resource.name).toEqual(new Set(search))
      }
    }
  })

  it('lets ids go on behind its own', async () => {
    const { rows } = await sql<{ id: number }>`
      insert into patient (name, gender, birthday, mobile, hospital) values ('新', 'male', '2015-01-01', '13700000001', 7) returning id`.execute(
      database.db,
    )
    expect(rows[0]).toEqual({ id: 601 })
    await sql`delete from patient where id = 601`.execute(database.db)
  })

  it('leaves indexes, foreign keys and triggers as they were', async () => {
    expect(await introspect(database.db, [...tables, ...ledger])).toEqual(before)
    await expect(
      sql`insert into patient (name, gender, birthday, mobile, hospital) values ('x', 'male', '2015-01-01', '13800000000', 999)`.execute(
        database.db,
      ),
    ).rejects.toMatchObject({ code: '23503' })
  })

  it('leaves everything as it was where the rows of a later table fail', async () => {
    function* failing(): Generator<readonly unknown[]> {
      yield [9001, 'x']
      throw new Error('no more')
    }
    const load = database.db.transaction().execute(transaction =>
      bulkLoad(transaction, [
        { table: 'project_type', columns: ['id', 'name', 'name_en'], rows: [[9001, 'x', 'x']] },
        { table: 'help', columns: ['id', 'title'], rows: failing() },
      ]),
    )
    await expect(load).rejects.toThrow(new Error('no more'))
    expect(await database.db.selectFrom('project_type').select('id').where('id', '=', 9001).execute()).toEqual([])
    expect(await introspect(database.db, [...tables, ...ledger])).toEqual(before)
  })

  it.runIf(isFull)('is the same when it is loaded again elsewhere, and refuses a database that is in use', async () => {
    const other = await engine.open()
    await seed(other)
    await loadSample(other, { patients: 600, today })
    expect(await contents(other)).toEqual(await contents(database))
    await expect(loadSample(other, { patients: 600, today })).rejects.toThrow('without organisations')
    await other.close()
  })
})
