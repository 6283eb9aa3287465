import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry, reports } from '../../../resources/index.ts'
import { openDatabase } from '../../../server/platform/database/openDatabase.ts'
import { applyAdditive } from '../../../server/core/migrations/applyAdditive.ts'
import { desiredSchema } from '../../../server/core/migrations/desired.ts'
import { readSnapshot, snapshotOf } from '../../../server/core/migrations/generate.ts'
import { introspect } from '../../../server/core/migrations/introspect.ts'
import { allFacts } from '../../../server/core/statistics/Reports.ts'
import { migrate, MigrationError } from '../../../server/core/migrations/migrate.ts'
import { readMigrations, type MigrationFile } from '../../../server/core/migrations/readMigrations.ts'
import { describeEngines, type TestDatabase } from '../../support/database.ts'

const file = (name: string, text: string): MigrationFile => ({
  name, sql: text, checksum: createHash('sha256').update(text).digest('hex'),
})

describe('the snapshot', () => {
  it('agrees with the descriptors; else a migration is missing: npm run db:migration -- name', () => {
    expect(readSnapshot()).toEqual(snapshotOf(desiredSchema(registry, allFacts(reports))))
  })
})

describeEngines('migrations', ({ kind, open }) => {
  let database: TestDatabase
  const base = readMigrations()
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  it('leave exactly what the descriptors ask for', async () => {
    const desired = snapshotOf(desiredSchema(registry, allFacts(reports)))
    expect(await introspect(database.db, Object.keys(desired.tables))).toMatchObject(desired)
    expect(await applyAdditive(database, registry, allFacts(reports))).toEqual({ applied: [], left: [] })
  })

  it('make functions that statements are written with rather than call them for each row: nothing in an immutable one depends on the session', async () => {
    const { rows } = await sql<{ name: string; types: readonly string[] }>`
      select p.proname as name, array(select format_type(t, null) from unnest(p.proargtypes) t) as types from pg_proc p join pg_language l on l.oid = p.prolang
      where l.lanname = 'sql' and p.provolatile = 'i' and p.pronamespace = current_schema()::regnamespace and p.prorettype <> 'text[]'::regtype and p.proname not like 'fold%' order by 1`.execute(database.db)
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['acuity_hundredths', 'acuity_line', 'acuity_rank', 'age_band']))
    for (const { name, types } of rows) {
      const plan = await sql<{ 'QUERY PLAN': string }>`explain verbose select ${sql.raw(`${name}(${types.map((_, at) => `v.a${at}`).join(', ')})`)} from (select ${sql.raw(types.map((type, at) => `null::${type} as a${at}`).join(', '))} from generate_series(1, 2) offset 0) v`.execute(database.db)
      expect([name, plan.rows.some(row => row['QUERY PLAN'].includes(`${name}(`))]).toEqual([name, false])
    }
  })

  it('have nothing to do the second time', async () => {
    expect(await migrate(database)).toEqual([])
  })

  it('can be read twice: what adds may be there already', async () => {
    const fresh = await open()
    await fresh.execScript('drop schema public cascade; create schema public')
    // Each where it stands: a later one may take away what an earlier one adds to.
    for (const { name, sql: text } of base) {
      await fresh.execScript(text)
      if (name >= '0010') await fresh.execScript(text)
    }
    await fresh.close()
  })

  it('apply what is pending, in one transaction a file', async () => {
    const first = file('9001_first', 'create table extra (n int); insert into extra values (1)')
    const wrong = file('9002_wrong', 'insert into extra values (2); select no_such_column')
    await expect(migrate(database, { files: [...base, first, wrong] })).rejects.toThrow(/9002_wrong failed.*42703/)
    const { rows } = await sql`select n from extra`.execute(database.db)
    expect(rows).toEqual([{ n: 1 }])
    const right = file('9002_wrong', 'insert into extra values (2)')
    expect(await migrate(database, { files: [...base, first, right] })).toEqual(['9002_wrong'])
  })

  it('refuse a file that was changed after it had been applied', async () => {
    const changed = base.map((given, index) => (index === 0 ? file(given.name, `${given.sql}\n-- changed`) : given))
    await expect(migrate(database, { files: changed })).rejects.toThrow(MigrationError)
    await expect(migrate(database, { files: changed })).rejects.toThrow(`${base[0]?.name}.sql was changed`)
  })

  it('warn of a database that is newer', async () => {
    const warnings: object[] = []
    const log = { info: () => undefined, warn: (details: object) => void warnings.push(details), error: () => undefined }
    await migrate(database, { files: base, log })
    expect(warnings).toEqual([{ migrations: ['9001_first', '9002_wrong'] }])
  })

  if (kind === 'server') it('are applied once when two hosts start at the same time', async () => {
    const other = await openDatabase({ url: database.url ?? '' })
    try {
      const files = [...base, file('9003_once', 'create table once (n int); insert into once values (1)')]
      const applied = await Promise.all([migrate(database, { files }), migrate(other, { files })])
      expect(applied.flat()).toEqual(['9003_once'])
    } finally {
      await other.close()
    }
  })
})
