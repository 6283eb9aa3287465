import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../../../server/platform/database/openDatabase.ts'
import type { Database } from '../../../../server/platform/database/Database.ts'
import { balanceOf } from '../../../../server/times/ledger/accounts.ts'
import { compareLedger } from '../../../../server/times/ledger/compareLedger.ts'
import { migrate } from '../../../../server/core/migrations/migrate.ts'
import { readMigrations } from '../../../../server/core/migrations/readMigrations.ts'

// A database from nothing takes long, and these migrations are done.
describe('times that patients had before there was a ledger', () => {
  let database: Database
  beforeAll(async () => {
    database = await openDatabase({ dataDir: 'memory', worker: false })
  })
  afterAll(() => database.close())

  it('open their accounts as top-ups of the platform, and nobody is left with less than nothing', async () => {
    const files = readMigrations()
    await migrate(database, { files: files.filter(({ name }) => name < '0028') })
    await sql`insert into hospital (id, code, name, kind, province, city, contact, phone) values (1, 'c1', 'clinic', 'hospital', '11', '1101', 'Li', '13800000000')`.execute(
      database.db,
    )
    await sql`
      insert into patient (id, name, gender, birthday, mobile, hospital, type, times) values
      (1, 'one', 'male', '2018-01-01', '13800000001', 1, 'ordinary', 12), (2, 'two', 'male', '2018-01-01', '13800000002', 1, 'naked3d', 3),
      (3, 'three', 'male', '2018-01-01', '13800000003', 1, 'ordinary', 0), (4, 'four', 'male', '2018-01-01', '13800000004', 1, 'trial', -2)`.execute(
      database.db,
    )
    await migrate(database, { files })
    expect(await compareLedger(database.db)).toEqual([])
    const patients = await database.db.selectFrom('patient').select(['id', 'times']).orderBy('id').execute()
    expect(patients.map(({ times }) => times)).toEqual([12, 3, 0, 0])
    expect(await balanceOf(database.db, { patient: 2 })).toEqual({ ordinary: 0, naked3d: 3, lifetime: 0 })
    const lots = await database.db
      .selectFrom('recharge')
      .select(['patient', 'recharge_type', 'times', 'payer'])
      .orderBy('id')
      .execute()
    expect(lots).toEqual([
      { patient: 1, recharge_type: 'ordinary', times: 12, payer: 'platform' },
      { patient: 2, recharge_type: 'naked3d', times: 3, payer: 'platform' },
    ])
  })
})
