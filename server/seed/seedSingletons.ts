import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { registry } from '../../resources/index.ts'
import { singletonId } from '../../resources/core/fields.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import type { Tables } from '../platform/database/tables.ts'
import { tableName } from '../core/migrations/schemaNames.ts'

/** Makes the one record of each singleton where it is missing, with the defaults of its fields. */
export const seedSingletons = async (
  db: Kysely<Tables>,
  resources: { readonly [name: string]: AnyResource } = registry,
): Promise<void> => {
  for (const resource of Object.values(resources).filter(({ singleton }) => singleton)) {
    await sql`insert into ${sql.table(tableName(resource))} (id) values (${sql.lit(singletonId)}) on conflict (id) do nothing`.execute(
      db,
    )
  }
}
