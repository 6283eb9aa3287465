import { hopKeys } from '../../../resources/core/fields.ts'
import { clausesOf } from '../../../resources/core/condition.ts'
import { dimensionOf, fieldBehind } from '../../../resources/core/statistics/index.ts'
import { isEntry, isReference } from '../../../resources/core/typeOf.ts'
import type { Database } from '../../platform/database/Database.ts'
import type { Models } from '../model.ts'
import { targetOf } from '../model.ts'
import { tableName } from '../migrations/schemaNames.ts'
import { all, literal, quoted, Statement } from '../statement.ts'
import { factsIn } from './Asked.ts'
import type { Asked } from './Asked.ts'

/** The tables whose writes are counted; see the migration 0280_statistics_changes. */
export const trackedTables = async ({ db }: Database): Promise<ReadonlySet<string>> => {
  const rows = await new Statement().run<{ name: string }>(db, `select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgname = 'statistics_change'`)
  return new Set(rows.map(({ name }) => name))
}

/** Resources over whose staff "own" rows are told, at any depth. */
const staffTables = (models: Models, name: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(name)) return seen
  seen.add(name)
  for (const { target } of models.of(name).staff) staffTables(models, target, seen)
  return seen
}

/** The tables that an answer rests on: whose rows are counted, what conditions and staff scope look at, and what its groups are called by; undefined where that is not known. */
export const tablesOf = (models: Models, asked: Asked): ReadonlySet<string> | undefined => {
  const tables = new Set<string>()
  for (const facts of factsIn(asked)) {
    if (facts.of.rows !== undefined) return undefined
    for (const name of staffTables(models, facts.of.name)) tables.add(tableName(models.of(name).resource))
    // Whose rows they are is asked of staff members' accounts.
    for (const name of [facts.own, facts.of.visibility?.staff]) if (name !== undefined) tables.add(tableName(models.of(targetOf(facts.of.fields[name]!)).resource))
    const keys = [...clausesOf(facts.where ?? {}).map(({ key }) => key), ...Object.values(facts.measures).flatMap(measure => ('where' in measure ? Object.keys(measure.where ?? {}) : [])), ...hopKeys(facts.of)]
    for (const key of keys.filter(one => one.includes('.'))) tables.add(tableName(models.hop(models.of(facts.of.name), key).target.resource))
    for (const name of asked.by) {
      const field = fieldBehind(facts, dimensionOf(facts, name)!)!
      if (isReference(field)) tables.add(tableName(models.of(targetOf(field)).resource))
      if (isEntry(field)) tables.add('dict')
    }
  }
  return tables
}

/** Tells databases apart, and one that was restored from what it was: answers may be kept where others find them. */
const whichDatabase = "pg_postmaster_start_time()::text, (select oid::text from pg_database where datname = current_database())"

/** How often the tables were written, as a text that differs after any write. */
export const stateOf = async ({ db }: Database, tables: readonly string[]): Promise<string> => {
  const parts = tables.map(table => `(select tableoid::text || '/' || last_value::text || is_called from ${quoted(`statistics_change_${table}`)})`)
  const [found] = await new Statement().run<{ state: string }>(db, `select concat_ws(' ', ${whichDatabase}, ${parts.join(', ')}) as state`)
  return found!.state
}

/** Whether somebody writes one of the tables in a transaction that is still open: nobody can tell yet whether that will have been before or after. */
export const isWritten = async ({ db }: Database, tables: readonly string[]): Promise<boolean> => {
  const where = all([
    "l.locktype = 'advisory'", 'l.classid = 779', 'l.objsubid = 1', 'l.database = (select oid from pg_database where datname = current_database())',
    `l.objid in (${tables.map(table => `${literal(quoted(table))}::regclass`).join(', ')})`,
  ])
  const [found] = await new Statement().run<{ written: boolean }>(db, `select exists (select from pg_locks l where ${where}) as written`)
  return found!.written
}

/** How far a replica has come; a server that has become the main one meanwhile goes on by what it writes itself. */
export const replayedTo = async ({ db }: Database): Promise<string> => {
  const [found] = await new Statement().run<{ at: string }>(db, `select concat_ws(' ', ${whichDatabase}, case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end) as at`)
  return found!.at
}
