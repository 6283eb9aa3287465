import { sql } from 'kysely'
import { registry } from '../../resources/index.ts'
import type { JobContext, JobOutcome } from '../platform/jobs/JobHandler.ts'
import type { Context } from '../core/contract.ts'
import { later } from '../core/lifetime.ts'
import { heldUploads } from '../core/uploadUses.ts'
import { uploadLifetime } from '../core/usableUploads.ts'
import '../platform/storage/tables.ts'

/** Uploads of one transaction, and of one run at most. */
const batch = 50
const mostOfOneRun = 1000

/** Removes what of files by parts has come to a standstill for a day. */
const removeUnfinished = async ({ db, files: { storage }, now }: Context): Promise<number> => {
  const left = await db.selectFrom('upload_part').select('key').where('touched_at', '<', later(now, -uploadLifetime).toISOString()).limit(batch).execute()
  for (const { key } of left) {
    await storage.remove(key)
    await db.deleteFrom('upload_part').where('key', '=', key).execute()
  }
  return left.length
}

/**
 * Removes uploads of more than a day that no record holds: those that nobody saved, and pictures that others took the place of. The file
 * goes first, so that what is interrupted is done again. Answers how many.
 */
export const removeUnused = async ({ inTransaction, signal }: Pick<JobContext, 'inTransaction' | 'signal'>): Promise<JobOutcome> => {
  let records = 0
  for (let found = batch; found === batch && records < mostOfOneRun && !signal.aborted; records += found) {
    found = await inTransaction(async ({ db, files: { storage }, now }) => {
      const { rows } = await sql<{ key: string }>`select u.key from upload u where u.created_at < ${later(now, -uploadLifetime).toISOString()}
        and u.key not in (${sql.raw(heldUploads({ registry }))}) order by u.created_at limit ${batch}`.execute(db)
      for (const { key } of rows) {
        await storage.remove(key)
        await db.deleteFrom('upload').where('key', '=', key).execute()
      }
      return rows.length
    })
  }
  return { records: signal.aborted ? records : records + await inTransaction(removeUnfinished) }
}
