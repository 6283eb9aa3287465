import { randomBytes } from 'node:crypto'
import { message } from '../../resources/core/message.ts'
import { upload } from '../../resources/system/upload.ts'
import { implement, inSteps } from '../core/contract.ts'
import type { Before, Context } from '../core/contract.ts'
import { invalid, Problem } from '../core/errors/problem.ts'
import { day, later } from '../core/lifetime.ts'
import { redrawn } from '../platform/storage/picture.ts'
import type { Drawn } from '../platform/storage/picture.ts'
import '../platform/storage/tables.ts'
import { selfOf } from '../access/self.ts'

/** Pictures of one operator a day: more than anybody chooses, and too few to fill a disk. */
const mostADay = 500

const refuseTooMany = async (operator: number, db: Context['db'], now: Date): Promise<void> => {
  const { made } = await db
    .selectFrom('upload')
    .select(({ fn }) => fn.countAll<number>().as('made'))
    .where('operator', '=', operator)
    .where('created_at', '>', later(now, -day).toISOString())
    .executeTakeFirstOrThrow()
  if (Number(made) >= mostADay) throw new Problem(429, 'tooManyRequests')
}

/**
 * Draws the caller's file anew, outside of any transaction. Throws 400 at the field `file` for what is no picture, 429
 * after too many of a day.
 */
export const drawUpload = async (file: Blob, before: Before, side?: number): Promise<Drawn> => {
  const { id } = selfOf(before)
  await before.inTransaction(db => refuseTooMany(id, db, before.now))
  const picture = await redrawn(new Uint8Array(await file.arrayBuffer()), side)
  if (!picture) throw invalid({ file: message('notPicture') })
  return picture
}

/**
 * Keeps a picture as an upload of the caller's; one that is `shared` may be put into records by everybody. Answers its
 * key. Not within a transaction: a bucket takes its time. Throws StorageError.
 */
export const keepUpload = async ({ bytes }: Pick<Drawn, 'bytes'>, before: Before, shared = false): Promise<string> => {
  const key = randomBytes(16).toString('hex')
  const {
    files: { storage },
    now,
  } = before
  const row = {
    key,
    operator: selfOf(before).id,
    size: bytes.byteLength,
    created_at: now.toISOString(),
    shared,
    place: storage.chosen,
  }
  // First, so that no file is there without its row; where the host dies in between, the row goes in a day.
  await before.inTransaction(db => db.insertInto('upload').values(row).execute())
  try {
    await storage.put(key, bytes)
  } catch (error) {
    await before.inTransaction(db => db.deleteFrom('upload').where('key', '=', key).execute())
    throw error
  }
  return key
}

export const uploadImplementation = implement(upload, {
  image: inSteps(async ({ file }, before) => {
    const picture = await drawUpload(file, before)
    const key = await keepUpload(picture, before)
    return async context => {
      return { key, keyUrl: context.files.address(key, context.token) }
    }
  }),
})
