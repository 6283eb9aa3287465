import { Readable } from 'node:stream'
import type { Range, Storage } from './Storage.ts'

/** Keeps files for as long as the process runs. For hosts that keep nothing, such as those of tests. */
export const inMemory = (): Storage => {
  const files = new Map<string, Uint8Array>()
  const parts = new Map<string, Buffer>()
  const reading = (bytes: Uint8Array, range?: Range): Readable =>
    Readable.from([Buffer.from(range ? bytes.subarray(range.start, range.end + 1) : bytes)], { objectMode: false })
  return {
    put: async (key, bytes) => {
      files.set(key, bytes)
    },
    get: async key => files.get(key),
    read: async (key, range) => {
      const bytes = files.get(key)
      return bytes && reading(bytes, range)
    },
    append: async (key, at, bytes) => {
      let kept = (parts.get(key) ?? Buffer.alloc(0)).subarray(0, at)
      for await (const chunk of bytes as AsyncIterable<Uint8Array>) {
        kept = Buffer.concat([kept, chunk])
        parts.set(key, kept)
      }
      parts.set(key, kept)
      return kept.byteLength
    },
    appended: async key => parts.get(key)?.byteLength,
    readAppended: async (key, range) => reading(parts.get(key) ?? Buffer.alloc(0), range),
    complete: async key => {
      files.set(key, parts.get(key)!)
      parts.delete(key)
    },
    remove: async key => {
      files.delete(key)
      parts.delete(key)
    },
  }
}
