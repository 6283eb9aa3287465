import type { AnyResource } from '../../../resources/core/index.ts'
import { hasPage } from '../hasPage.ts'
import { presentationOf } from '../present.ts'
import { useCanSee } from '../rights.tsx'

/** Whether the list offers a form for a new record: there is one, and records do not come about on another page. */
export const useMayCreate = (resource: AnyResource): boolean => {
  const canSee = useCanSee()
  return (
    hasPage(resource, 'create') &&
    !presentationOf(resource.name).elsewhere?.includes('create') &&
    canSee(resource.name, 'create')
  )
}
