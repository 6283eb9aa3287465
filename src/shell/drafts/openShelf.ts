import type { Shelf } from './createShelf.ts'

/** The shelf of the operator with that key; none without a key, or where this browser keeps nothing. */
export const openShelf = async (draftKey: string | undefined): Promise<Shelf | undefined> => {
  if (!draftKey) return undefined
  // No page waits for it but one that has a draft.
  const [{ createCipher, readKey }, { createShelf }] = await Promise.all([
    import('./cipher.ts'),
    import('./createShelf.ts'),
  ])
  const key = readKey(draftKey)
  // The mere mention of a forbidden storage throws, which is as good as none.
  return key && createShelf(window.localStorage, createCipher(key))
}
