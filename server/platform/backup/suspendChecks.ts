import { sql, type Transaction } from 'kysely'
import { runScript } from '../database/commands.ts'
import type { Tables } from '../database/tables.ts'
import type { StoredTable } from './catalogue.ts'

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/**
 * Takes foreign keys away and stops triggers, so that tables can be filled in any order with what they held, kept
 * totals included. Returns the function that brings them back; the foreign keys are then checked over all rows.
 */
export async function suspendChecks(
  transaction: Transaction<Tables>,
  tables: readonly StoredTable[],
): Promise<() => Promise<void>> {
  const { rows: keys } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(transaction)
  const script = (statements: string[]): Promise<void> => runScript(transaction, statements.join(';\n'))
  await script([
    ...keys.map(({ table, name }) => `alter table ${table} drop constraint ${name}`),
    ...tables.map(({ name }) => `alter table ${quoted(name)} disable trigger user`),
  ])
  return () =>
    script([
      ...tables.map(({ name }) => `alter table ${quoted(name)} enable trigger user`),
      ...keys.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`),
    ])
}
