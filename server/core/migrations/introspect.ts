import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { Column, Follow, Index, Reference, RollUp, Schema, Table, Totals } from './schema.ts'
import { followName } from './schemaNames.ts'
import { fingerprintFunction } from './triggers.ts'

/** What is in the database, as far as descriptors can ask for it; other tables than the named ones are left out. */
export async function introspect(db: Kysely<Tables>, names: readonly string[]): Promise<Schema> {
  const entries: [string, Table][] = []
  for (const [name, columns] of await columnsOf(db, names)) {
    const [indexes, references, totals] = [
      await indexesOf(db, name),
      await referencesOf(db, name),
      await totalsOf(db, name),
    ]
    entries.push([
      name,
      { columns, indexes, references, totals, ...(await followsOf(db, name)), ...(await rollUpsOf(db, name)) },
    ])
  }
  return { tables: Object.fromEntries(entries) }
}

/** The named tables with nothing but their columns: one question, where `introspect` asks several for each table. */
export async function introspectColumns(db: Kysely<Tables>, names: readonly string[]): Promise<Schema> {
  const found = await columnsOf(db, names)
  return {
    tables: Object.fromEntries(
      [...found].map(([name, columns]) => [name, { columns, indexes: {}, references: {}, totals: null }]),
    ),
  }
}

/** Columns by table; a table that is not there is left out. */
async function columnsOf(
  db: Kysely<Tables>,
  names: readonly string[],
): Promise<Map<string, { [name: string]: Column }>> {
  const { rows } = await sql<{ table: string; name: string; type: string; required: boolean; value: string | null }>`
    select c.relname as "table", a.attname as name, a.attnotnull as required, pg_get_expr(d.adbin, d.adrelid) as value,
      format_type(a.atttypid, a.atttypmod) || coalesce(' collate ' || quote_ident(l.collname), '') as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
      left join pg_collation l on l.oid = a.attcollation and l.oid <> t.typcollation left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and c.relname = any(${names}) and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`.execute(db)
  const found = new Map<string, { [name: string]: Column }>()
  for (const { table, name, type, required, value } of rows) {
    const columns = found.get(table) ?? {}
    columns[name] = { type, required, ...(value !== null && { default: withoutCast(value) }) }
    found.set(table, columns)
  }
  return found
}

/** `'ordinary'::text` → `'ordinary'`. */
const withoutCast = (expression: string): string => expression.replace(/^('(?:[^']|'')*')::[a-z ]+$/, '$1')

/** Indexes whose names begin with `by_hand_` are written in migrations, and no descriptor asks for them. */
async function indexesOf(db: Kysely<Tables>, table: string): Promise<{ [name: string]: Index }> {
  const { rows } = await sql<{ name: string; method: string; unique: boolean; live: boolean; parts: string[] }>`
    select c.relname as name, m.amname as method, i.indisunique as unique, i.indpred is not null as live,
      array(select coalesce(a.attname::text, pg_get_indexdef(i.indexrelid, k.place::integer, true)) from unnest(i.indkey::int2[]) with ordinality k (attnum, place)
        left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum and k.attnum > 0 order by k.place) as parts
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am m on m.oid = c.relam
    where i.indrelid = ${table}::regclass and not i.indisprimary and c.relname not like 'by\\_hand\\_%'
    order by c.relname`.execute(db)
  return Object.fromEntries(
    rows.flatMap(({ name, method, parts, unique, live }) => {
      if (method !== 'btree' && method !== 'gin') return []
      const columns = parts.map(columnIn)
      return [
        [name, { columns, method, unique, live, ...(columns.at(-1) !== parts.at(-1) && { caseInsensitive: true }) }],
      ]
    }),
  )
}

/** `lower(username)` is the column `username`, compared without its case. */
const columnIn = (part: string): string => /^lower\("?(.+?)"?\)$/.exec(part)?.[1] ?? part

async function referencesOf(db: Kysely<Tables>, table: string): Promise<{ [name: string]: Reference }> {
  const { rows } = await sql<{ name: string; column: string; to: string }>`
    select c.conname as name, a.attname as "column", t.relname as "to"
    from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      join pg_class t on t.oid = c.confrelid
    where c.contype = 'f' and c.conrelid = ${table}::regclass and cardinality(c.conkey) = 1
    order by c.conname`.execute(db)
  return Object.fromEntries(rows.map(({ name, column, to }) => [name, { column, to }]))
}

async function totalsOf(db: Kysely<Tables>, table: string): Promise<Totals | null> {
  const { rows } = await sql<{ comment: string | null }>`
    select obj_description(oid, 'pg_proc') as comment from pg_proc
    where proname = ${fingerprintFunction(table)} and pronamespace = current_schema()::regnamespace`.execute(db)
  const comment = rows[0]?.comment
  return comment ? (JSON.parse(comment) as Totals) : null
}

async function followsOf(db: Kysely<Tables>, table: string): Promise<Pick<Table, 'follows'>> {
  const { rows } = await sql<{ column: string; name: string; comment: string }>`
    select a.attname as "column", p.proname as name, obj_description(p.oid, 'pg_proc') as comment
    from pg_trigger t join pg_proc p on p.oid = t.tgfoid join pg_attribute a on a.attrelid = t.tgrelid and a.attnum = any(t.tgattr::int2[])
    where t.tgrelid = ${table}::regclass and not t.tgisinternal and t.tgname = p.proname`.execute(db)
  const follows = rows
    .filter(({ column, name }) => name === followName(table, column, 'follow'))
    .map(({ column, comment }) => [column, JSON.parse(comment) as Follow])
  return follows.length > 0 ? { follows: Object.fromEntries(follows) as { [column: string]: Follow } } : {}
}

async function rollUpsOf(db: Kysely<Tables>, table: string): Promise<Pick<Table, 'rollUps'>> {
  const { rows } = await sql<{ comment: string }>`
    select obj_description(p.oid, 'pg_proc') as comment from pg_trigger t join pg_proc p on p.oid = t.tgfoid
    where t.tgrelid = to_regclass(${`"${table}"`}) and not t.tgisinternal and p.proname like 'roll\\_up\\_%\\_insert' order by p.proname`.execute(
    db,
  )
  const rollUps = rows.map(({ comment }) => JSON.parse(comment) as RollUp)
  return rollUps.length > 0 ? { rollUps: Object.fromEntries(rollUps.map(one => [one.facts, one])) } : {}
}
