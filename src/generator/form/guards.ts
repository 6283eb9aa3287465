import { createContext, useContext, useEffect } from 'react'

/** What an input still waits for before the form can be saved, by the input's name: messages in the page's language. */
export type Guards = Map<string, string>

export const GuardsContext = createContext<Guards>(new Map())

/** Keeps the form around from being saved while there is a message; it is told at the input of that name. */
export const useGuard = (name: string, message: string | undefined): void => {
  const guards = useContext(GuardsContext)
  useEffect(() => {
    if (message === undefined) return undefined
    guards.set(name, message)
    return () => { guards.delete(name) }
  }, [guards, name, message])
}
