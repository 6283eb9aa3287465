import { localStorageStore } from 'react-admin'
import type { Store } from 'react-admin'
import { asLanguage } from '../../../i18n/Language.ts'
import { readCookie, writeCookie } from '../auth/cookies.ts'
import { keepLanguage, readLanguage } from '../auth/language.ts'
import { isPageState, isSuperseded } from './pageState.ts'
import { sessionStore } from './sessionStore.ts'
import type { SessionStore } from './sessionStore.ts'

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

/**
 * A cookie is asked of another process, and a page asks for its language hundreds of times: it is read once, and
 * changes by what is written here.
 */
const readOnce = ({ read, write }: Kept): Kept => {
  let known: { readonly value: unknown } | undefined
  return {
    read: () => (known ??= { value: read() }).value,
    write(value) {
      write(value)
      known = undefined
    },
  }
}

const inCookies: { readonly [key: string]: Kept } = { locale, 'sidebar.open': sidebar }
const keptByStore = ['theme']

/**
 * react-admin's store, except that the language and the sidebar are kept in cookies, and the state of pages for this
 * browser tab. Signing out, which empties the store, leaves language, sidebar and theme as they are.
 */
export const createStore = (base: Store = localStorageStore(), pages: SessionStore = sessionStore): Store => {
  const listeners = new Map<string, Set<(value: unknown) => void>>()
  const publish = (key: string, value: unknown): void => listeners.get(key)?.forEach(listener => listener(value))
  const cookies = new Map(Object.entries(inCookies).map(([key, kept]) => [key, readOnce(kept)]))
  const keptAt = (key: string): Kept | undefined => cookies.get(key)
  const storeOf = (key: string): Pick<Store, 'getItem' | 'setItem' | 'removeItem' | 'subscribe'> =>
    isPageState(key) ? pages : base

  return {
    ...base,
    getItem: <T>(key: string, fallback?: T) => {
      const kept = keptAt(key)
      return kept ? ((kept.read() as T | undefined) ?? fallback) : storeOf(key).getItem<T>(key, fallback)
    },
    setItem: (key, value) => {
      if (isSuperseded(key)) return
      const kept = keptAt(key)
      if (!kept) return storeOf(key).setItem(key, value)
      kept.write(value)
      publish(key, value)
    },
    removeItem: key => (keptAt(key) ? undefined : storeOf(key).removeItem(key)),
    removeItems: prefix => {
      base.removeItems(prefix)
      pages.removeItems(prefix)
    },
    reset: () => {
      const values = keptByStore.map(key => [key, base.getItem<unknown>(key)] as const)
      base.reset()
      pages.reset()
      values.filter(([, value]) => value !== undefined).forEach(([key, value]) => base.setItem(key, value))
    },
    subscribe: (key, callback) => {
      if (!keptAt(key)) return storeOf(key).subscribe(key, callback)
      const own = listeners.get(key) ?? new Set()
      listeners.set(key, own.add(callback))
      return () => {
        own.delete(callback)
      }
    },
  }
}
