import { isUnanswered } from './HttpError.ts'

// getRandomValues works where randomUUID does not: on pages that are not served over TLS.
/** A key of its own for a write. */
export const newKey = (): string => {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

const remembered = 50

/** Gives each write its key; see {@link createKeys}. */
export type Keys = <T>(identity: string, given: string | undefined, write: (key: string) => Promise<T>) => Promise<T>

/**
 * Keys of writes. A write that got no answer may have happened, so the same write again (same resource, action and
 * content) keeps its key and the server answers it once; after an answer the next one is a new write. A caller that
 * knows better gives the key itself.
 */
export const createKeys = (): Keys => {
  const unanswered = new Map<string, string>()
  return async (identity, given, write) => {
    const key = given ?? unanswered.get(identity) ?? newKey()
    unanswered.delete(identity)
    try {
      return await write(key)
    } catch (error) {
      if (isUnanswered(error)) {
        unanswered.set(identity, key)
        if (unanswered.size > remembered) unanswered.delete(unanswered.keys().next().value!)
      }
      throw error
    }
  }
}
