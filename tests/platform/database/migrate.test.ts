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
import { sparesOlderHosts } from '../../../server/core/migrations/sparesOlderHosts.ts'
import { describeEngines, type TestDatabase } from '../../support/database.ts'
import { eventually } from '../../support/eventually.ts'

const file = (name: string, text: string): MigrationFile => ({
  name,
  sql: text,
  checksum: createHash('sha256').update(text).digest('hex'),
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
      where l.lanname = 'sql' and p.provolatile = 'i' and p.pronamespace = current_schema()::regnamespace and p.prorettype <> 'text[]'::regtype and p.proname not like 'fold%' order by 1`.execute(
      database.db,
    )
    expect(rows.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['acuity_hundredths', 'acuity_line', 'acuity_rank', 'age_band']),
    )
    for (const { name, types } of rows) {
      const plan = await sql<{
        'QUERY PLAN': string
      }>`explain verbose select ${sql.raw(`${name}(${types.map((_, at) => `v.a${at}`).join(', ')})`)} from (select ${sql.raw(types.map((type, at) => `null::${type} as a${at}`).join(', '))} from generate_series(1, 2) offset 0) v`.execute(
        database.db,
      )
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
    const log = {
      info: () => undefined,
      warn: (details: object) => void warnings.push(details),
      error: () => undefined,
    }
    await migrate(database, { files: base, log })
    expect(warnings).toEqual([{ migrations: ['9001_first', '9002_wrong'] }])
  })

  if (kind === 'server')
    it('are applied once when two hosts start at the same time', async () => {
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

describe('whether hosts of the version before go on beside a migration', () => {
  it.each([
    'alter table "patient" add column "shoe_size" integer',
    'alter table "patient" add column "a" boolean not null default false, add column "b" text',
    'create table "shoe" ("id" integer primary key, "size" integer not null); alter table "shoe" add constraint "s" check (size > 0); create unique index "shoe_size_key" on "shoe" ("size")',
    'create table "shoe" ("id" integer, "patient" integer);\n\ndo $$ begin if not exists (select from pg_constraint where conrelid = to_regclass(\'"shoe"\') and conname = \'p\') then\n  alter table "shoe" add constraint "p" foreign key ("patient") references "patient" (id);\nend if; end $$;',
    'create table "shoe" ("id" integer); create or replace function "shoe_totals_insert"() returns trigger language plpgsql as $$ begin drop table patient; end $$; create trigger "t" after insert on "shoe" execute function "shoe_totals_insert"()',
    'create index if not exists "patient_size_idx" on "patient" ("size")',
    "-- drops nothing;\ninsert into dictionary values ('drop table patient; x')",
    '-- Older hosts: may go on, they never read it\ndrop table "shoe"',
  ])('they do where it only adds, or says so: %s', text => expect(sparesOlderHosts(text)).toBe(true))

  it.each([
    'alter table "patient" drop column "remark"',
    'alter table "patient" rename column "remark" to "note"',
    'alter table "patient" add column "a" integer not null',
    'alter table "patient" alter column "remark" set not null',
    'alter table "patient" add column "a" text, drop column "remark"',
    'create unique index "patient_name_key" on "patient" ("name")',
    'alter table "patient" add column "a" integer unique',
    'drop table "patient"',
    'update patient set remark = null',
    'create or replace function patient_totals() returns trigger language plpgsql as $$ begin return null; end $$',
    'create trigger "t" after insert on "patient" execute function f()',
    'do $$ begin if not exists (select from pg_constraint where conname = \'p\') then\n  alter table "patient" add constraint "p" check (remark <> \'\');\nend if; end $$;',
    '-- Older hosts: must have stopped\ncreate table "shoe" ("id" integer)',
  ])('they do not where it changes what they use: %s', text => expect(sparesOlderHosts(text)).toBe(false))
})

describeEngines('a migration that is not for hosts that serve', ({ kind, open }) => {
  const breaking = file('9010_breaking', 'alter table role drop column if exists no_such_column')
  const base = readMigrations()

  it.skipIf(kind === 'embedded')(
    'waits until they have stopped, and is refused in a sentence where they do not',
    async () => {
      const database = await open()
      const host = await openDatabase({ url: database.url })
      await host.serve()
      const said: string[] = []
      const note = (_details: object, message: string): void => {
        said.push(message)
      }
      const log = { info: note, warn: note, error: note }
      const adding = file('9009_adding', 'create table if not exists shoe (id integer)')
      expect(await migrate(database, { files: [...base, adding] })).toEqual(['9009_adding'])
      await expect(migrate(database, { files: [...base, adding, breaking], patience: 0, log })).rejects.toThrow(
        '9010_breaking changes what hosts of an earlier version work with, and 1 still run on this database: stop them, then start this one.',
      )
      expect(said).toEqual([])
      const waiting = migrate(database, { files: [...base, adding, breaking], log })
      await eventually(() => expect(said).toEqual(['waiting until hosts of an earlier version have stopped']))
      await host.close()
      expect(await waiting).toEqual(['9010_breaking'])
      await database.close()
    },
  )

  it.skipIf(kind === 'server')('has nobody to wait for on an embedded database', async () => {
    const database = await open()
    await database.serve()
    expect(await migrate(database, { files: [...base, breaking], patience: 0 })).toEqual(['9010_breaking'])
    await database.close()
  })
})
