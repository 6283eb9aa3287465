import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import { onDemand } from '../../core/later.tsx'
import { useSignOut } from './useSignOut.ts'

const SignOutDialog = onDemand(
  async () => (await import('./parts.ts')).SignOutDialog,
  ({ onAnswer }) => onAnswer(false),
)

const SigningOut = createContext<() => void>(() => undefined)

/** How to sign out from anywhere in the frame. */
export const useAskToSignOut = (): (() => void) => useContext(SigningOut)

/** The one way to sign out by hand: asks first where something is not saved. */
export const SignOut = ({ children }: { children: ReactNode }) => {
  const { signOut, asking, answer } = useSignOut()
  return (
    <SigningOut.Provider value={signOut}>
      {children}
      {asking && <SignOutDialog onAnswer={answer} />}
    </SigningOut.Provider>
  )
}
