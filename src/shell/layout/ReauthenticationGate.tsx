import { useSyncExternalStore } from 'react'
import { onDemand } from '../../core/later.tsx'
import { reauthentication } from '../auth/reauthentication.ts'

const ReauthenticationDialog = onDemand(
  async () => (await import('./parts.ts')).ReauthenticationDialog,
  ({ onAnswer }) => onAnswer(undefined),
)

/** Lets a call that takes the password again ask for it, whichever page it comes from. */
export const ReauthenticationGate = () => {
  const question = useSyncExternalStore(reauthentication.subscribe, reauthentication.current)
  if (!question) return null
  const { id, purpose } = question
  return <ReauthenticationDialog key={id} purpose={purpose} onAnswer={proof => reauthentication.answer(id, proof)} />
}
