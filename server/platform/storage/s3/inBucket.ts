import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { isUploadKey } from '../../../../resources/core/types/image/index.ts'
import type { Range, Storage } from '../Storage.ts'
import { StorageError } from '../StorageError.ts'
import type { Listed, S3 } from './S3.ts'

/**
 * Bytes of a piece. The protocol puts pieces of 5 MB and more together; this is what a host holds of a file at a time.
 */
const piece = 8_388_608
/** A piece is named by where it begins, in so many digits that names sort as pieces do. */
const placeDigits = 15

/** What is there of a file that comes by parts: pieces that follow each other without a gap. */
const unbroken = (pieces: readonly (Listed & { readonly at: number })[]) => {
  let end = 0
  return pieces.filter(({ at, size }) => {
    if (at !== end) return false
    end += size
    return true
  })
}

/**
 * Keeps files in a bucket, below `files/`. What comes by parts are pieces of one size, each an object, until the
 * service itself puts them together: a host never holds more of a file than one of them. Throws a TypeError for what is
 * no key, StorageError for what fails.
 */
export const inBucket = (s3: S3): Storage => {
  const nameOf = (key: string): string => {
    if (!isUploadKey(key)) throw new TypeError('This is no key of a file')
    return `files/${key}`
  }
  const pieceName = (key: string, at: number): string => `${nameOf(key)}.part-${String(at).padStart(placeDigits, '0')}`
  const piecesOf = async (key: string) => {
    const prefix = `${nameOf(key)}.part-`
    return (await s3.list(prefix)).map(one => ({ ...one, at: Number(one.key.slice(prefix.length)) }))
  }
  const whole = async (name: string): Promise<Buffer> => {
    const stream = await s3.get(name)
    if (!stream) throw new StorageError('failed', 'a piece is gone')
    return buffer(stream)
  }
  const removeAll = async (names: readonly string[]): Promise<void> => {
    if (names.length > 0) await s3.remove(names)
  }

  /** The pieces as one stream, from a byte to another. */
  async function* bytesOf(key: string, { start, end }: Range): AsyncGenerator<Buffer> {
    for (const { key: name, at, size } of unbroken(await piecesOf(key))) {
      if (at > end || at + size <= start) continue
      const stream = await s3.get(name, { start: Math.max(0, start - at), end: Math.min(size - 1, end - at) })
      if (!stream) throw new StorageError('failed', 'a piece is gone')
      yield* stream as AsyncIterable<Buffer>
    }
  }

  return {
    async put(key, bytes) {
      await s3.put(nameOf(key), bytes)
    },
    async get(key) {
      const stream = await s3.get(nameOf(key))
      return stream && buffer(stream)
    },
    async read(key, range) {
      return s3.get(nameOf(key), range)
    },
    async append(key, at, bytes) {
      const pieces = unbroken(await piecesOf(key))
      // What is there beyond that place came by a connection that was lost; what was left of a piece is begun anew.
      const kept = pieces.filter(one => one.at + one.size <= at && one.size === piece)
      let place = kept.reduce((end, { size }) => end + size, 0)
      const rest = pieces.find(one => one.at === place)
      const begun = rest && at > place ? (await whole(rest.key)).subarray(0, at - place) : Buffer.alloc(0)
      if (place + begun.byteLength !== at) throw new TypeError('A file goes on where it was left, not further on')
      let pending: Uint8Array[] = [begun]
      let length = begun.byteLength
      const put = async (size: number): Promise<void> => {
        const all = Buffer.concat(pending, length)
        await s3.put(pieceName(key, place), all.subarray(0, size))
        place += size
        pending = [all.subarray(size)]
        length -= size
      }
      try {
        for await (const chunk of bytes as AsyncIterable<Uint8Array>) {
          pending.push(chunk)
          length += chunk.byteLength
          while (length >= piece) await put(piece)
        }
      } finally {
        if (length > 0) await put(length)
        await removeAll((await piecesOf(key)).filter(one => one.at >= place).map(one => one.key))
      }
      return place
    },
    async appended(key) {
      const pieces = unbroken(await piecesOf(key))
      return pieces.length === 0 ? undefined : pieces.reduce((end, { size }) => end + size, 0)
    },
    readAppended: async (key, range = { start: 0, end: Number.MAX_SAFE_INTEGER }) =>
      Readable.from(bytesOf(key, range), { objectMode: false }),
    async complete(key) {
      const pieces = unbroken(await piecesOf(key))
      // None are left where it was completed already and whoever did it was stopped.
      if (pieces.length > 0)
        await s3.join(
          pieces.map(one => one.key),
          nameOf(key),
        )
      await removeAll((await piecesOf(key)).map(one => one.key))
    },
    async remove(key) {
      await removeAll([nameOf(key), ...(await piecesOf(key)).map(one => one.key)])
    },
  }
}
