import { createContext, useContext, useEffect } from 'react'

/** What an input still waits for before the form can be saved, by the input's name: messages in the page's language. */
export type Guards = Map<string, string>

/** The guards of the form around. A form hands the same to its resolver: what it does not provide holds nothing back. */
export const GuardsContext = createContext<Guards | undefined>(undefined)

/** Keeps the form around from being saved while there is a message; it is told at the input of that name. */
export const useGuard = (name: string, message: string | undefined): void => {
  const guards = useContext(GuardsContext)
  if (!guards) throw new Error('A guard needs a form that provides guards')
  useEffect(() => {
    if (message === undefined) return undefined
    guards.set(name, message)
    return () => { guards.delete(name) }
  }, [guards, name, message])
}
