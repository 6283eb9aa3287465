import type { Cipher } from './cipher.ts'
import { placeOf, toDraft } from './Draft.ts'
import type { Draft, DraftPlace } from './Draft.ts'
import { bounds, boundTo, entriesIn, prefix, superfluous, writeEntry } from './entries.ts'

/** Drafts of one operator in the browser's storage, encrypted. It never throws: storage may be full, or forbidden. */
export interface Shelf {
  /** Drafts that this operator can read, newest first. */
  all(): Draft[]
  /** Keeps a draft in place of the one with the same path and origin; false where there was no room. */
  put(draft: Draft): boolean
  remove(draft: DraftPlace): void
}

const newName = (): string =>
  prefix + [...crypto.getRandomValues(new Uint8Array(12))].map(byte => byte.toString(16).padStart(2, '0')).join('')

const attempt = <T>(work: () => T, otherwise: T): T => {
  try {
    return work()
  } catch {
    return otherwise
  }
}

/**
 * Opens what an operator kept in a storage. Entries of others, forged and broken ones are not seen; old ones are
 * removed.
 */
export const createShelf = (storage: Storage, cipher: Cipher, now: () => number = Date.now): Shelf => {
  /** Where each draft that was seen lies. */
  const names = new Map<string, string>()

  const read = (): Draft[] =>
    entriesIn(storage).flatMap(({ name, savedAt, sealed }) => {
      const text = cipher.open(sealed, boundTo(name, savedAt))
      const draft = text === undefined ? undefined : toDraft(attempt<unknown>(() => JSON.parse(text), undefined))
      if (!draft) return []
      names.set(placeOf(draft), name)
      return [draft]
    })

  const tidy = (): void => superfluous(entriesIn(storage), now()).forEach(({ name }) => storage.removeItem(name))

  /** Removes the oldest entries until so many characters are free. */
  const makeRoom = (characters: number): void => {
    let missing = characters
    for (const entry of entriesIn(storage).toReversed()) {
      if (missing <= 0) return
      storage.removeItem(entry.name)
      missing -= entry.size
    }
  }

  const write = (name: string, value: string): boolean =>
    attempt(() => {
      storage.setItem(name, value)
      return true
    }, false)

  attempt(tidy, undefined)
  return {
    all: () => attempt(read, []),
    put: draft =>
      attempt(() => {
        const name = names.get(placeOf(draft)) ?? newName()
        names.set(placeOf(draft), name)
        const value = writeEntry(draft.savedAt, cipher.seal(JSON.stringify(draft), boundTo(name, draft.savedAt)))
        // What cannot be kept as it is now must not come back as it was before.
        storage.removeItem(name)
        if (value.length > bounds.ofOne) return false
        if (!write(name, value)) {
          makeRoom(value.length)
          if (!write(name, value)) return false
        }
        tidy()
        return true
      }, false),
    remove: draft =>
      attempt(() => {
        const name = names.get(placeOf(draft))
        if (name !== undefined) storage.removeItem(name)
      }, undefined),
  }
}
