import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import type { AnyResource } from '../../resources/schema/index.ts'
import { RightsProvider } from './rights.tsx'

const PageResource = createContext<AnyResource | undefined>(undefined)

/** The resource whose page this is. Throws outside of a generated page. */
export const usePageResource = (): AnyResource => {
  const resource = useContext(PageResource)
  if (!resource) throw new Error('This belongs on a generated page')
  return resource
}

/** What every generated page stands in: its resource, and what the operator may do there. */
export const PageFrame = ({ resource, children }: { resource: AnyResource; children: ReactNode }) => (
  <PageResource.Provider value={resource}><RightsProvider resource={resource}>{children}</RightsProvider></PageResource.Provider>
)
