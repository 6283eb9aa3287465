import type { Before, Context } from './contract.ts'
import { Problem } from './errors/problem.ts'
import { countTry, waitText } from './throttle.ts'
import type { Counted } from './throttle.ts'

/** Counts a try, with what is read for it. Throws 429 where there is to wait. */
export const counting = async <T>(
  tries: Counted,
  before: Before,
  read: (db: Context['db']) => Promise<T>,
): Promise<T> => {
  const { now } = before
  const counted = await before.inTransaction(async db => (await countTry(db, tries, now)) ?? { found: await read(db) })
  if (!(counted instanceof Date)) return counted.found
  const { key, parameters } = waitText(counted, now)
  throw new Problem(429, key, { parameters })
}
