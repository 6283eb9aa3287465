import { sql } from 'kysely'
import { registry } from '../../resources/index.ts'
import { allFields } from '../../resources/core/fields.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import { isUpload } from '../../resources/core/typeOf.ts'
import type { Database } from '../platform/database/Database.ts'
import { columnName, tableName } from '../core/migrations/schemaNames.ts'
import { later } from '../core/lifetime.ts'
import { uploadLifetime } from '../core/usableUploads.ts'
import type { Storage } from '../platform/storage/Storage.ts'
import '../platform/storage/tables.ts'

/** Columns that hold keys of uploads: those of every image field there is. */
const columns = (resources: readonly AnyResource[]) => resources.flatMap(resource => Object.entries(allFields(resource))
  .filter(([, field]) => isUpload(field)).map(([name]) => ({ table: tableName(resource), column: columnName(name) })))

/**
 * Removes uploads of more than a day that no record holds: those that nobody saved, and pictures that others took the place of. The file
 * goes first, so that what is interrupted is done again. Answers how many.
 */
export const removeUnused = async ({ db }: Pick<Database, 'db'>, storage: Storage, now: Date): Promise<number> => {
  const held = columns(Object.values(registry)).map(({ table, column }) => sql`not exists (select from ${sql.table(table)} t where t.${sql.ref(column)} = u.key)`)
  const { rows } = await sql<{ key: string }>`select u.key from upload u where u.created_at < ${later(now, -uploadLifetime).toISOString()}
    ${held.length > 0 ? sql`and ${sql.join(held, sql` and `)}` : sql``} order by u.created_at limit 1000`.execute(db)
  for (const { key } of rows) {
    await storage.remove(key)
    await db.deleteFrom('upload').where('key', '=', key).execute()
  }
  return rows.length
}
