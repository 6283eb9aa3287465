import { useSyncExternalStore } from 'react'
import { laterIn } from '../later.tsx'
import { lasting } from './lasting.ts'

// Each comes with the first that is to be told, and as soon as it can be had.
const GivenDialog = laterIn(null, async () => (await import('./GivenDialog.tsx')).GivenDialog)
const OutcomeDialog = laterIn(null, async () => (await import('./OutcomeDialog.tsx')).OutcomeDialog)

/** Shows what is told once, whichever page is open by then; each in a dialog of its own. */
export const LastingDialogs = () => {
  const one = useSyncExternalStore(lasting.subscribe, lasting.current)
  if (!one) return null
  return one.kind === 'given' ? (
    <GivenDialog key={one.number} {...one} onClose={lasting.read} />
  ) : (
    <OutcomeDialog key={one.number} {...one} onClose={lasting.read} />
  )
}
