import { sql } from 'kysely'
import { registry } from '../../resources/index.ts'
import type { Database } from '../platform/database/Database.ts'
import { later } from '../core/lifetime.ts'
import { heldUploads } from '../core/uploadUses.ts'
import { uploadLifetime } from '../core/usableUploads.ts'
import type { Storage } from '../platform/storage/Storage.ts'
import '../platform/storage/tables.ts'

/**
 * Removes uploads of more than a day that no record holds: those that nobody saved, and pictures that others took the place of. The file
 * goes first, so that what is interrupted is done again. Answers how many.
 */
export const removeUnused = async ({ db }: Pick<Database, 'db'>, storage: Storage, now: Date): Promise<number> => {
  const { rows } = await sql<{ key: string }>`select u.key from upload u where u.created_at < ${later(now, -uploadLifetime).toISOString()}
    and u.key not in (${sql.raw(heldUploads({ registry }))}) order by u.created_at limit 1000`.execute(db)
  for (const { key } of rows) {
    await storage.remove(key)
    await db.deleteFrom('upload').where('key', '=', key).execute()
  }
  return rows.length
}
