import { randomBytes } from 'node:crypto'
import { message } from '../../resources/core/message.ts'
import { upload } from '../../resources/system/upload.ts'
import { implement, inSteps } from '../core/contract.ts'
import type { Context } from '../core/contract.ts'
import { invalid, Problem } from '../core/errors/problem.ts'
import { day, later } from '../core/lifetime.ts'
import { redrawn } from '../platform/storage/picture.ts'
import '../platform/storage/tables.ts'
import { selfOf } from '../access/self.ts'

/** Pictures of one operator a day: more than anybody chooses, and too few to fill a disk. */
const mostADay = 500

const refuseTooMany = async (operator: number, db: Context['db'], now: Date): Promise<void> => {
  const { made } = await db.selectFrom('upload').select(({ fn }) => fn.countAll<number>().as('made'))
    .where('operator', '=', operator).where('created_at', '>', later(now, -day).toISOString()).executeTakeFirstOrThrow()
  if (Number(made) >= mostADay) throw new Problem(429, 'tooManyRequests')
}

export const uploadImplementation = implement(upload, {
  image: inSteps(async ({ file }, before) => {
    const { id } = selfOf(before)
    await before.inTransaction(db => refuseTooMany(id, db, before.now))
    const picture = await redrawn(new Uint8Array(await file.arrayBuffer()))
    if (!picture) throw invalid({ file: message('notPicture') })
    const key = randomBytes(16).toString('hex')
    return async context => {
      await context.db.insertInto('upload').values({ key, operator: id, size: picture.byteLength, created_at: context.now.toISOString() }).execute()
      // Last, so that no file is there without its row; a row without its file goes in a day.
      await context.files.storage.put(key, picture)
      return { key, keyUrl: context.files.address(key, context.token) }
    }
  }),
})
