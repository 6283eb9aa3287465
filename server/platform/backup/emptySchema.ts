import { sql, type Transaction } from 'kysely'
import { runScript } from '../database/commands.ts'
import type { Tables } from '../database/tables.ts'

/** Drops every table, sequence and function of the schema that does not belong to an extension. */
export async function emptySchema(transaction: Transaction<Tables>): Promise<void> {
  const { rows } = await sql<{ statement: string }>`
    select format('drop %s if exists %s cascade', what, name) as statement from (
      select 'table' as what, c.oid::regclass::text as name, c.oid as object from pg_class c
        where c.relkind in ('r', 'p') and c.relnamespace = current_schema()::regnamespace
      union all
      select 'view', c.oid::regclass::text, c.oid from pg_class c
        where c.relkind = 'v' and c.relnamespace = current_schema()::regnamespace
      union all
      select 'sequence', c.oid::regclass::text, c.oid from pg_class c
        where c.relkind = 'S' and c.relnamespace = current_schema()::regnamespace
          and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i'))
      union all
      select 'function', p.oid::regprocedure::text, p.oid from pg_proc p
        where p.prokind = 'f' and p.pronamespace = current_schema()::regnamespace
    ) found
    where not exists (select from pg_depend d where d.objid = object and d.deptype = 'e')`.execute(transaction)
  await runScript(transaction, rows.map(({ statement }) => statement).join(';\n'))
}
