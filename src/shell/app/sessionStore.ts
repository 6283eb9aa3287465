import type { Store } from 'react-admin'

const prefix = 'page.'
const ownerKey = 'owner'

/** State of pages that belongs to one browser tab and one operator. */
export interface SessionStore extends Pick<
  Store,
  'getItem' | 'setItem' | 'removeItem' | 'removeItems' | 'reset' | 'subscribe'
> {
  /** Forgets everything that another operator left behind. */
  claim(owner: string): void
}

const parsed = (text: string | null): unknown => {
  try {
    return text === null ? undefined : (JSON.parse(text) as unknown)
  } catch {
    return undefined
  }
}

/**
 * A store that outlives reloads but not the browser tab. Where the browser keeps nothing, it lasts until the next
 * reload.
 */
export const createSessionStore = (): SessionStore => {
  const values = new Map<string, unknown>()
  const listeners = new Map<string, Set<(value: unknown) => void>>()

  const attempt = <T>(task: (storage: Storage) => T): T | undefined => {
    try {
      return task(window.sessionStorage)
    } catch {
      return undefined
    }
  }
  const storedKeys = (): string[] =>
    attempt(storage =>
      Object.keys(storage)
        .filter(key => key.startsWith(prefix))
        .map(key => key.slice(prefix.length)),
    ) ?? []
  const read = (key: string): unknown => {
    if (!values.has(key))
      values.set(
        key,
        attempt(storage => parsed(storage.getItem(prefix + key))),
      )
    return values.get(key)
  }
  const write = (key: string, value: unknown): void => {
    values.set(key, value)
    attempt(storage =>
      value === undefined ? storage.removeItem(prefix + key) : storage.setItem(prefix + key, JSON.stringify(value)),
    )
    listeners.get(key)?.forEach(listener => listener(value))
  }
  const removeItems = (begin: string): void =>
    new Set([...values.keys(), ...storedKeys()]).forEach(key => {
      if (key.startsWith(begin)) write(key, undefined)
    })

  return {
    getItem: <T>(key: string, fallback?: T) => (read(key) as T | undefined) ?? fallback,
    setItem: write,
    removeItem: key => write(key, undefined),
    removeItems,
    reset: () => removeItems(''),
    subscribe(key, callback) {
      const own = listeners.get(key) ?? new Set()
      listeners.set(key, own.add(callback))
      return () => {
        own.delete(callback)
      }
    },
    claim(owner) {
      if (read(ownerKey) === owner) return
      removeItems('')
      write(ownerKey, owner)
    },
  }
}

/** The store of this browser tab. */
export const sessionStore = createSessionStore()
