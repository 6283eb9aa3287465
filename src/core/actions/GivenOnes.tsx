import { useSyncExternalStore } from 'react'
import { laterIn } from '../later.tsx'
import { givenOnes } from './givenOnce.ts'
import type { GivenOnce } from './givenOnce.ts'

// It comes with the first secret.
const GivenDialog = laterIn(null, async () => (await import('./GivenDialog.tsx')).GivenDialog)

export const useGivenOnce = (): GivenOnce | undefined => useSyncExternalStore(givenOnes.subscribe, givenOnes.current)

let numbers = 0
const keys = new WeakMap<GivenOnce, number>()
/** Each is a dialog of its own. */
const keyOf = (one: GivenOnce): number => {
  const known = keys.get(one) ?? (numbers += 1)
  keys.set(one, known)
  return known
}

/** Shows what was given once, whichever page is open by then. */
export const GivenOnes = () => {
  const one = useGivenOnce()
  return one ? <GivenDialog key={keyOf(one)} {...one} onClose={givenOnes.read} /> : null
}
