import { localStorageStore } from 'react-admin'
import type { Store } from 'react-admin'
import { asLanguage } from '../../i18n/Language.ts'
import { readCookie, writeCookie } from '../auth/cookies.ts'
import { keepLanguage, readLanguage } from '../auth/language.ts'

/** What belongs to this browser rather than to whoever is signed in: it outlives signing out. */
interface Kept {
  read(): unknown
  write(value: unknown): void
}

const year = 365 * 86_400

const sidebar: Kept = {
  read() {
    const value = readCookie('sidebar')
    return value === undefined ? undefined : value === 'open'
  },
  write: open => writeCookie('sidebar', open ? 'open' : 'closed', { maxAge: year }),
}

const locale: Kept = {
  read: readLanguage,
  write(value) {
    const language = asLanguage(value)
    if (language) keepLanguage(language)
  },
}

const inCookies: { readonly [key: string]: Kept } = { locale, 'sidebar.open': sidebar }
const keptByStore = ['theme']

/**
 * react-admin's store, except that the language and the sidebar are kept in cookies, and that signing out, which empties the store,
 * leaves these and the theme as they are.
 */
export const createStore = (base: Store = localStorageStore()): Store => {
  const listeners = new Map<string, Set<(value: unknown) => void>>()
  const publish = (key: string, value: unknown): void => listeners.get(key)?.forEach(listener => listener(value))
  const keptAt = (key: string): Kept | undefined => (Object.hasOwn(inCookies, key) ? inCookies[key] : undefined)

  return {
    ...base,
    getItem: <T>(key: string, fallback?: T) => {
      const kept = keptAt(key)
      return kept ? ((kept.read() as T | undefined) ?? fallback) : base.getItem<T>(key, fallback)
    },
    setItem: (key, value) => {
      const kept = keptAt(key)
      if (!kept) return base.setItem(key, value)
      kept.write(value)
      publish(key, value)
    },
    removeItem: key => (keptAt(key) ? undefined : base.removeItem(key)),
    reset: () => {
      const values = keptByStore.map(key => [key, base.getItem<unknown>(key)] as const)
      base.reset()
      values.filter(([, value]) => value !== undefined).forEach(([key, value]) => base.setItem(key, value))
    },
    subscribe: (key, callback) => {
      if (!keptAt(key)) return base.subscribe(key, callback)
      const own = listeners.get(key) ?? new Set()
      listeners.set(key, own.add(callback))
      return () => { own.delete(callback) }
    },
  }
}
