import type { RaRecord } from 'react-admin'
import { useMemo } from 'react'
import type { AnyResource } from '../../../resources/core/index.ts'
import { showPath } from '../paths.ts'
import { presentationOf } from '../present.ts'
import { useCanSee } from '../rights.tsx'

/** The page that a row of a resource's list leads to: its own, or that of the record which it is about; none where the operator may not open it. */
export const useRowTarget = (resource: AnyResource): ((record: RaRecord) => string | undefined) => {
  const canSee = useCanSee()
  return useMemo(() => {
    const { leadsTo } = presentationOf(resource.name)
    if (leadsTo) {
      return record => {
        const { resource: name, id } = leadsTo(record)
        return canSee(name, 'get') ? showPath(name, id) : undefined
      }
    }
    const opens = resource.actions['get'] !== undefined && canSee(resource.name, 'get')
    return record => (opens ? showPath(resource.name, record.id) : undefined)
  }, [resource, canSee])
}
