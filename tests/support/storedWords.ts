import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import en from '../../i18n/en/index.ts'
import zh from '../../i18n/zh/index.ts'
import type { Tables } from '../../server/platform/database/tables.ts'

/**
 * Parts of the catalogues that the server speaks from when something happens. What is seeded in both languages is not
 * among them.
 */
const spoken = ['errors', 'messages', 'validation'] as const

const textsOf = (tree: unknown): string[] =>
  typeof tree === 'string' ? [tree] : Object.values(tree as object).flatMap(textsOf)
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A text with anything in the place of its parameters. */
const sentence = (text: string): RegExp =>
  new RegExp(
    `^${text
      .split(/%\{[^}]+\}/)
      .map(escaped)
      .join('.+')}$`,
    's',
  )

const sentences = [zh, en]
  .flatMap(catalogue => spoken.flatMap(part => textsOf(catalogue[part])))
  .flatMap(text => text.split(' |||| '))
  .filter(text => text.replace(/%\{[^}]+\}/g, '').trim().length > 3)
  .map(sentence)

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : []
}

/**
 * Texts of the catalogues that stand in the database, as `table.column: text`: they were said in the language of
 * whoever set them off, and nobody who reads the other one is told. Keys belong there. Columns that stand in both
 * languages are left out, and first answers to repeated calls, which are for the caller alone.
 */
export const storedWords = async (db: Kysely<Tables>): Promise<string[]> => {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select c.table_name as "table", c.column_name as "column" from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'jsonb', 'json')`.execute(
    db,
  )
  const found = new Set<string>()
  const known = new Set(columns.map(({ table, column }) => `${table}.${column}`))
  const isInBoth = ({ table, column }: { table: string; column: string }): boolean =>
    known.has(`${table}.${column}_en`) || column.endsWith('_en')
  for (const { table, column } of columns.filter(one => one.table !== 'idempotency' && !isInBoth(one))) {
    const { rows } = await sql<{
      value: unknown
    }>`select distinct ${sql.ref(column)}::text as value from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(
      db,
    )
    for (const text of rows.flatMap(({ value }) => {
      try {
        return stringsIn(JSON.parse(String(value)))
      } catch {
        return [String(value)]
      }
    })) {
      if (sentences.some(one => one.test(text))) found.add(`${table}.${column}: ${text}`)
    }
  }
  return [...found].sort()
}
