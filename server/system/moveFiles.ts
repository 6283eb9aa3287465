import { sql } from 'kysely'
import type { Finding, JobContext, JobOutcome } from '../platform/jobs/JobHandler.ts'
import { StorageError } from '../platform/storage/StorageError.ts'
import '../platform/storage/tables.ts'

/** Files that are looked for at a time: whoever stops it waits for one of them at most. */
const batch = 20

interface File {
  readonly id: string
  readonly key: string
  readonly size: number
}

/** A file that is not what it was stays where it is, and is told; any other failure concerns all of them. */
const isOfOne = (error: unknown): boolean => error instanceof StorageError && error.failure === 'changed'

/**
 * Moves files to where new ones go, one by one, for as long as somebody wants them moved. What was moved stays moved; a
 * place that fails ends the run, and the next one goes on. Files that are missing or not as long as they were are left
 * and told. Throws StorageError.
 */
export const moveFiles = async ({
  inTransaction,
  signal,
}: Pick<JobContext, 'inTransaction' | 'signal'>): Promise<JobOutcome> => {
  const storage = await inTransaction(async ({ files }) => files.storage)
  const findings: Finding[] = []
  let records = 0
  const next = (after: string) =>
    inTransaction(async ({ db }) => {
      const { rows } = await sql<File>`
      select id, key, size from upload where place <> ${storage.chosen} and id > ${after} and (select moving from storage_setting) order by id limit ${batch}`.execute(
        db,
      )
      // Whoever begins to upload now puts it where it belongs.
      if (rows.length === 0) await sql`update storage_setting set moving = false where moving`.execute(db)
      return rows
    })
  const isWanted = (): Promise<boolean> =>
    inTransaction(
      async ({ db }) =>
        (await sql<{ moving: boolean }>`select moving from storage_setting`.execute(db)).rows[0]!.moving,
    )

  /** Outside of any transaction: a large file takes minutes. */
  const move = async ({ key, size }: File): Promise<void> => {
    const to = storage.chosen
    try {
      if (!(await storage.move(key, size))) return void findings.push({ rule: 'fileMissing', file: key })
    } catch (error) {
      if (!isOfOne(error)) throw error
      return void findings.push({ rule: 'fileChanged', file: key })
    }
    records += 1
    const { numUpdatedRows } = await inTransaction(({ db }) =>
      db.updateTable('upload').set({ place: to }).where('key', '=', key).executeTakeFirst(),
    )
    // Nobody held it any more, and it was removed meanwhile.
    if (Number(numUpdatedRows) === 0) await storage.remove(key)
  }

  for (let found = await next('0'); found.length > 0; found = await next(found.at(-1)!.id)) {
    for (const file of found) {
      if (signal.aborted || !(await isWanted())) return { records, findings }
      await move(file)
    }
  }
  return { records, findings }
}
