import { createContext } from 'react'

/**
 * Catalogue key of what saving a follow-up leads to, where children are followed up one after the other; undefined
 * where one is followed up alone.
 */
export const WorkingThrough = createContext<string | undefined>(undefined)
