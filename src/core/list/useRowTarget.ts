import type { RaRecord } from 'react-admin'
import type { AnyResource } from '../../../resources/core/index.ts'
import { showPath } from '../paths.ts'
import { presentationOf } from '../present.ts'
import { useCanSee } from '../rights.tsx'

/**
 * The page that a row of a resource's list leads to: its own, or that of the record which it is about; none where the
 * operator may not open it.
 */
export const useRowTarget = (resource: AnyResource): ((record: RaRecord) => string | undefined) => {
  const canSee = useCanSee()
  const { leadsTo } = presentationOf(resource.name)
  const opens = resource.actions['get'] !== undefined && canSee(resource.name, 'get')
  return record => {
    if (leadsTo === undefined) return opens ? showPath(resource.name, record.id) : undefined
    const { resource: name, id } = leadsTo(record)
    return canSee(name, 'get') ? showPath(name, id) : undefined
  }
}
