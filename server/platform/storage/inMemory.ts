import type { Storage } from './Storage.ts'

/** Keeps files for as long as the process runs. For hosts that keep nothing, such as those of tests. */
export const inMemory = (): Storage => {
  const files = new Map<string, Uint8Array>()
  return {
    put: async (key, bytes) => { files.set(key, bytes) },
    get: async key => files.get(key),
    remove: async key => { files.delete(key) },
  }
}
