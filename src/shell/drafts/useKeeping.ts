import { createContext, useContext } from 'react'

/** Whether a page comes back as it was left. */
export type Keeping = (path: string) => boolean

const KeepingContext = createContext<Keeping>(() => true)

/** Says which pages come back as they were left; all where nobody says otherwise. */
export const KeepingProvider = KeepingContext.Provider

/**
 * Whether the page of that pathname comes back as it was left; if not, leaving it loses what was typed. What follows a
 * # names something that the page asks beside its own form.
 */
export const useKeeping = (path: string): boolean => useContext(KeepingContext)(path.split('#', 1)[0]!)
