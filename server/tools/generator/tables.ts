import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { pinyin } from 'pinyin-pro'
import { registry } from '../../../resources/index.ts'
import { isStored } from '../../../resources/core/fields.ts'
import { notFound } from '../../core/errors/problem.ts'
import { tableName } from '../../core/migrations/schemaNames.ts'
import type { Tables } from '../../platform/database/tables.ts'

/** The descriptor that a table was made by. */
const resourceOf = (table: string): string | null =>
  Object.values(registry).find(resource => isStored(resource) && tableName(resource) === table)?.name ?? null

/** The tables of the database: those that no descriptor made come first. */
export const readTables = async (db: Kysely<Tables>) => {
  const { rows } = await sql<{ name: string; columns: number; comment: string | null }>`
    select c.relname as name, obj_description(c.oid, 'pg_class') as comment,
      (select count(*)::integer from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
    from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = current_schema()::regnamespace order by c.relname`.execute(
    db,
  )
  return rows
    .map(row => ({ ...row, resource: resourceOf(row.name) }))
    .sort((one, other) => Number(one.resource !== null) - Number(other.resource !== null))
}

interface ColumnRow {
  readonly name: string
  readonly type: string
  readonly required: boolean
  readonly unique: boolean
  readonly comment: string | null
  readonly target: string | null
  readonly check: string | null
  readonly labels: string[] | null
}

/**
 * The values of `status = ANY (ARRAY['open'::text, 'closed'::text])`, and of `status = 'open'::text OR …`; null where a
 * check says something else.
 */
const valuesIn = (check: string | null): string[] | null => {
  if (check === null || !/= ANY|=\s*'/.test(check) || /[<>]|~/.test(check)) return null
  const values = [...check.matchAll(/'((?:[^']|'')*)'/g)]
    .map(match => match[1]!.replaceAll("''", "'"))
    .filter(value => !/^\w+\[\]$/.test(value))
  return values.length > 0 ? values : null
}

/** How a Chinese name reads, for what has to be named in letters; null where there are none. */
const readingOf = (name: string): string | null =>
  /[\u3400-\u9fff]/.test(name)
    ? pinyin(name, { toneType: 'none', type: 'array', v: true, nonZh: 'consecutive' }).join(' ')
    : null

/**
 * What a table consists of, as far as types can be guessed from it, without what the engine works out by itself. Throws
 * 404 where there is no such table.
 */
export const readTable = async (db: Kysely<Tables>, name: string) => {
  const { rows: found } = await sql<{ comment: string | null }>`
    select obj_description(c.oid, 'pg_class') as comment from pg_class c
    where c.relname = ${name} and c.relkind in ('r', 'p') and c.relnamespace = current_schema()::regnamespace`.execute(
    db,
  )
  const [table] = found
  if (!table) throw notFound()
  const { rows } = await sql<ColumnRow>`
    select a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as required, col_description(c.oid, a.attnum) as comment,
      exists (select from pg_index i where i.indrelid = c.oid and i.indisunique and i.indnkeyatts = 1 and i.indkey[0] = a.attnum and not i.indisprimary) as unique,
      (select f.relname from pg_constraint k join pg_class f on f.oid = k.confrelid where k.conrelid = c.oid and k.contype = 'f' and k.conkey = array[a.attnum] limit 1) as target,
      (select pg_get_constraintdef(k.oid) from pg_constraint k where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] order by k.conname limit 1) as check,
      (select array_agg(e.enumlabel::text order by e.enumsortorder) from pg_enum e where e.enumtypid = a.atttypid) as labels
    from pg_class c join pg_attribute a on a.attrelid = c.oid left join pg_collation l on l.oid = a.attcollation
    where c.relname = ${name} and c.relnamespace = current_schema()::regnamespace and a.attnum > 0 and not a.attisdropped
      and not (l.collname = 'C' and a.attname like '%\\_order') order by a.attnum`.execute(db)
  return {
    name,
    comment: table.comment,
    reading: readingOf(name),
    columns: rows.map(({ target, check, labels, ...column }) => ({
      ...column,
      to: target === null ? null : resourceOf(target),
      options: labels ?? valuesIn(check),
      reading: readingOf(column.name),
    })),
  }
}
