import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('popstate', listener)
  return () => window.removeEventListener('popstate', listener)
}

/**
 * The query of the page's address; empty where the page is made at build time, and while the browser takes that over.
 */
export const useSearch = (): string =>
  useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  )

/** Goes to another address of this page without loading it again. */
export const pushAddress = (address: string): void => {
  window.history.pushState(null, '', address)
  // The browser tells of back and forward alone.
  window.dispatchEvent(new PopStateEvent('popstate'))
}
