import { addressCipher, cipherNow } from './addressKey.ts'
import { concealed, isConcealed, isTelling, revealed } from './concealed.ts'

/** The part of a place that a router reads. */
const locationOf = ({
  location,
}: Window): Pick<Location, 'pathname' | 'search' | 'hash' | 'href' | 'origin' | 'assign' | 'replace'> => ({
  get pathname() {
    return location.pathname
  },
  get search() {
    return isConcealed(location.search) ? (revealed(location.search, cipherNow()) ?? location.search) : location.search
  },
  get hash() {
    return location.hash
  },
  get href() {
    return location.href
  },
  get origin() {
    return location.origin
  },
  assign: url => location.assign(concealed(String(url), cipherNow())),
  replace: url => location.replace(concealed(String(url), cipherNow())),
})

const historyOf = ({
  history,
  location,
}: Window): Pick<History, 'state' | 'length' | 'go' | 'back' | 'forward' | 'pushState' | 'replaceState'> => {
  /** Until it can be sealed an address is shown without its query; if it still stands there then, it is sealed. */
  const sealLater = (address: string, shown: string): void =>
    void addressCipher().then(cipher => {
      const isThere = location.pathname + location.search + location.hash === shown
      if (cipher && isThere) history.replaceState(history.state, '', concealed(address, cipher))
    })
  const write = (how: 'pushState' | 'replaceState', state: unknown, url: string | URL | null | undefined): void => {
    const address = url === null || url === undefined ? undefined : String(url)
    const shown = address === undefined ? undefined : concealed(address, cipherNow())
    history[how](state, '', shown)
    if (address !== undefined && shown !== undefined && !cipherNow() && isTelling(address)) sealLater(address, shown)
  }
  return {
    get state() {
      return history.state as unknown
    },
    get length() {
      return history.length
    },
    go: delta => history.go(delta),
    back: () => history.back(),
    forward: () => history.forward(),
    pushState: (state, _unused, url) => write('pushState', state, url),
    replaceState: (state, _unused, url) => write('replaceState', state, url),
  }
}

/**
 * The window as the router sees it: what pages read of an address and write into it is clear, and what the browser
 * shows, keeps and sends is sealed wherever it tells who somebody is.
 */
export const privateWindow = (base: Window = window): Window => {
  const own: { readonly [key: PropertyKey]: unknown } = { location: locationOf(base), history: historyOf(base) }
  return new Proxy(base, {
    get(target, key) {
      if (Object.hasOwn(own, key)) return own[key]
      const value = Reflect.get(target, key) as unknown
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
}
