import { sql } from 'kysely'
import type { JobContext, JobOutcome } from '../platform/jobs/JobHandler.ts'
import '../platform/storage/tables.ts'

/** Files that are looked for at a time: whoever stops it waits for one of them at most. */
const batch = 20

/**
 * Moves files to where new ones go, one by one, for as long as somebody wants them moved. What was moved stays moved; what fails ends the run,
 * and the next one begins with it. Throws StorageError.
 */
export const moveFiles = async ({ inTransaction, signal }: Pick<JobContext, 'inTransaction' | 'signal'>): Promise<JobOutcome> => {
  const storage = await inTransaction(async ({ files }) => files.storage)
  const next = () => inTransaction(async ({ db }) => {
    const { rows } = await sql<{ key: string; size: number }>`
      select key, size from upload where place <> ${storage.chosen} and (select moving from storage_setting) order by id limit ${batch}`.execute(db)
    // Whoever begins to upload now puts it where it belongs.
    if (rows.length === 0) await sql`update storage_setting set moving = false where moving`.execute(db)
    return rows
  })
  let records = 0
  const missing: string[] = []
  for (let found = await next(); found.length > 0 && !signal.aborted; found = await next()) {
    for (const { key, size } of found) {
      if (signal.aborted) break
      // Outside of any transaction: a large file takes minutes.
      if (!await storage.move(key, size)) missing.push(key)
      const { isWanted } = await inTransaction(async ({ db }) => {
        await db.updateTable('upload').set({ place: storage.chosen }).where('key', '=', key).execute()
        const { rows: [row] } = await sql<{ isWanted: boolean }>`select moving as "isWanted" from storage_setting`.execute(db)
        return row!
      })
      records += 1
      if (!isWanted) return { records, findings: missing.map(key => ({ rule: 'fileMissing', file: key })) }
    }
  }
  return { records, findings: missing.map(key => ({ rule: 'fileMissing', file: key })) }
}
