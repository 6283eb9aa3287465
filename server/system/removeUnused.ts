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

/** What of files by parts has come to a standstill for a day. */
const unfinished = ({ db, now }: Context): Promise<{ key: string }[]> =>
  db
    .selectFrom('upload_part')
    .select('key')
    .where('touched_at', '<', later(now, -uploadLifetime).toISOString())
    .limit(batch)
    .execute()

/** Uploads of more than a day that no record holds, and that none can hold any more. */
const unused = async ({ db, now }: Context): Promise<{ key: string }[]> => {
  const { rows } = await sql<{
    key: string
  }>`select u.key from upload u where u.created_at < ${later(now, -uploadLifetime).toISOString()}
    and u.key not in (${sql.raw(heldUploads({ registry }))}) order by u.created_at limit ${batch}`.execute(db)
  return rows
}

/**
 * Removes uploads of more than a day that no record holds: those that nobody saved, and pictures that others took the
 * place of. The file goes first, so that what is interrupted is done again; not within a transaction, as a bucket takes
 * its time. Answers how many. Throws StorageError.
 */
export const removeUnused = async ({
  inTransaction,
  signal,
}: Pick<JobContext, 'inTransaction' | 'signal'>): Promise<JobOutcome> => {
  const storage = await inTransaction(async ({ files }) => files.storage)
  const remove = async (
    table: 'upload' | 'upload_part',
    found: readonly { readonly key: string }[],
  ): Promise<number> => {
    const keys = found.map(({ key }) => key)
    for (const key of keys) await storage.remove(key)
    if (keys.length > 0) await inTransaction(({ db }) => db.deleteFrom(table).where('key', 'in', keys).execute())
    return keys.length
  }
  let records = 0
  for (let found = batch; found === batch && records < mostOfOneRun && !signal.aborted; records += found)
    found = await remove('upload', await inTransaction(unused))
  return {
    records: signal.aborted ? records : records + (await remove('upload_part', await inTransaction(unfinished))),
  }
}
