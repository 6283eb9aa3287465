import { useSyncExternalStore } from 'react'

let name: string | undefined
const listeners = new Set<() => void>()

/** Takes the name that this installation gives the product, in the language of the page. */
export const setProductName = (given: unknown): void => {
  if (typeof given !== 'string' || given === '' || given === name) return
  name = given
  listeners.forEach(listener => listener())
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** What this installation calls the product; undefined until the server has said it. */
export const useProductName = (): string | undefined => useSyncExternalStore(subscribe, () => name)
