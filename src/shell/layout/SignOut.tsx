import { createContext, lazy, useContext } from 'react'
import type { ReactNode } from 'react'
import { Later } from './Later.tsx'
import { useSignOut } from './useSignOut.ts'

const SignOutDialog = lazy(async () => ({ default: (await import('./parts.ts')).SignOutDialog }))

const SigningOut = createContext<() => void>(() => undefined)

/** How to sign out from anywhere in the frame. */
export const useAskToSignOut = (): (() => void) => useContext(SigningOut)

/** The one way to sign out by hand: asks first where something is not saved. */
export const SignOut = ({ children }: { children: ReactNode }) => {
  const { signOut, asking, answer } = useSignOut()
  return (
    <SigningOut.Provider value={signOut}>
      {children}
      <Later>{asking && <SignOutDialog onAnswer={answer} />}</Later>
    </SigningOut.Provider>
  )
}
