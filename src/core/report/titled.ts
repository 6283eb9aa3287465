import { createContext } from 'react'

/** Whether what stands around a part of a report names it already: then its own title is for `aria-labelledby` alone. */
export const TitledContext = createContext(false)
