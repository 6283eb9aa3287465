import { createLimiter } from '../../platform/limiter.ts'
import type { Execution } from '../execution.ts'
import { DatabaseError } from '../../platform/database/DatabaseError.ts'
import { Problem } from '../errors/problem.ts'
import { guessColumns } from './guess.ts'
import { insertRows, isOwn, ownerOf } from './jobs.ts'
import { bounded } from './read/bounded.ts'
import { textOf } from './read/Cell.ts'
import { readSheet } from './read/readSheet.ts'
import { remembered } from './remember.ts'

/** Files that one host reads at a time. */
const reading = createLimiter(2)

/** Characters of a title that are kept. */
const mostCharacters = 100

/** Makes room for the caller's new import. Throws 409 while the former one is being stored. */
const replace = async (call: Execution): Promise<number> => {
  const busy = await call.db
    .selectFrom('import_job')
    .select('id')
    .where(isOwn(call))
    .where('state', '=', 'storing')
    .executeTakeFirst()
  if (busy) throw new Problem(409, 'importRunning')
  await call.db.deleteFrom('import_job').where(isOwn(call)).where('state', '<>', 'storing').execute()
  const made = await call.db
    .insertInto('import_job')
    .values({ ...ownerOf(call), state: 'reading', created_at: call.now.toISOString() })
    .onConflict(conflict => conflict.columns(['operator', 'resource', 'api_token']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw new Problem(409, 'importRunning')
  return made.id
}

// Another file of the caller's came in meanwhile, so that the rows belong to nothing any more.
const wasReplaced = (error: unknown): boolean => error instanceof DatabaseError && error.code === '23503'

/**
 * Reads a file into the caller's new import, row by row, and guesses its columns. The caller's former import goes.
 * Throws 400 where the file cannot be read; nothing of it is left then.
 */
export const stage = (call: Execution, file: Blob): Promise<void> =>
  reading(async () => {
    const { db, resource } = call
    const bytes = new Uint8Array(await file.arrayBuffer())
    const sheet = await readSheet(bytes)
    const job = await replace(call)
    try {
      let titles: readonly string[] | undefined
      let rows = 0
      for await (const batch of bounded(sheet)) {
        const data = titles === undefined ? batch.slice(1) : batch
        titles ??= batch[0]!.cells.map(cell => [...textOf(cell).trim()].slice(0, mostCharacters).join(''))
        await insertRows(db, job, data)
        rows += data.length
      }
      const columns = guessColumns(resource, titles ?? [], await remembered(call))
      const read = await db
        .updateTable('import_job')
        .set({
          state: 'read',
          rows,
          sheet: sheet.name,
          titles: JSON.stringify(titles ?? []),
          columns: JSON.stringify(columns),
        })
        .where('id', '=', job)
        .returning('id')
        .execute()
      // Another file of the caller's came in meanwhile.
      if (read.length === 0) throw new Problem(409, 'importRunning')
    } catch (error) {
      await db.deleteFrom('import_job').where('id', '=', job).execute()
      throw wasReplaced(error) ? new Problem(409, 'importRunning') : error
    }
  })
