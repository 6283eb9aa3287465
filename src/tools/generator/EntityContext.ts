import { createContext, useContext } from 'react'
import type { Edited } from './useEntity.ts'

const EntityContext = createContext<Edited | undefined>(undefined)

export const EntityProvider = EntityContext.Provider

/** The entity that is edited around. */
export const useEdited = (): Edited => useContext(EntityContext)!
