import { createShelf } from './createShelf.ts'
import type { Shelf } from './createShelf.ts'

/** The shelf of the operator with that key; none without a key, or where this browser keeps nothing. */
export const openShelf = async (draftKey: string | undefined): Promise<Shelf | undefined> => {
  if (!draftKey) return undefined
  const { createCipher, readKey } = await import('./cipher.ts')
  const key = readKey(draftKey)
  // The mere mention of a forbidden storage throws, which is as good as none.
  return key && createShelf(window.localStorage, createCipher(key))
}
