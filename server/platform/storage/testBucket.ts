import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { S3 } from './s3/S3.ts'
import { StorageError } from './StorageError.ts'
import type { StorageFailure } from './StorageError.ts'

/** An operator waits for the outcome, and a few bytes take no service so long. Milliseconds. */
const longestSilence = 10_000

/**
 * Does to an object of a few bytes all that is done to files: whether the bucket is there, may be used, and keeps what
 * it gets.
 */
export const testBucket = async (
  bucket: S3,
  silence = longestSilence,
): Promise<'works' | Exclude<StorageFailure, 'changed'>> => {
  const service = bucket.within(silence)
  const key = `test/${randomBytes(8).toString('hex')}`
  const [first, copy] = [`${key}-1`, `${key}-2`]
  const bytes = randomBytes(64)
  const isSame = async (name: string): Promise<boolean> => {
    const stream = await service.get(name)
    return stream !== undefined && (await buffer(stream)).equals(bytes)
  }
  try {
    await service.put(first, bytes)
    await service.join([first], copy)
    const part = await service.get(first, { start: 8, end: 15 })
    const isWhole =
      (await isSame(first)) &&
      (await isSame(copy)) &&
      part !== undefined &&
      (await buffer(part)).equals(bytes.subarray(8, 16))
    const { length } = await service.list(key)
    for (const name of [first, copy]) await service.remove([name])
    return isWhole && length === 2 && (await service.get(first)) === undefined ? 'works' : 'failed'
  } catch (error) {
    return error instanceof StorageError && error.failure !== 'changed' ? error.failure : 'unreachable'
  }
}
