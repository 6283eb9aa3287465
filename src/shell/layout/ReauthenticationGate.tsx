import { lazy, Suspense, useSyncExternalStore } from 'react'
import { reauthentication } from '../auth/reauthentication.ts'

const ReauthenticationDialog = lazy(async () => ({ default: (await import('./parts.ts')).ReauthenticationDialog }))

/** Lets a call that takes the password again ask for it, whichever page it comes from. */
export const ReauthenticationGate = () => {
  const question = useSyncExternalStore(reauthentication.subscribe, reauthentication.current)
  if (!question) return null
  return <Suspense fallback={null}><ReauthenticationDialog key={question.id} purpose={question.purpose} onAnswer={reauthentication.answer} /></Suspense>
}
