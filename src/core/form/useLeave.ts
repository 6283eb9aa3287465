import { useRedirect } from 'react-admin'
import type { Identifier } from 'react-admin'
import { useEffect, useState } from 'react'
import type { AnyResource } from '../../../resources/core/index.ts'
import { useCanSee } from '../rights.tsx'

/**
 * Leads from a form to the record's page once it is stored: in the render after, when the form no longer holds one back for its
 * changes. Answers the stored id, and how to tell it.
 */
export const useLeave = (resource: AnyResource): [Identifier | undefined, (id: Identifier) => void] => {
  const [saved, setSaved] = useState<Identifier>()
  const redirect = useRedirect()
  const canSee = useCanSee()
  useEffect(() => {
    if (saved !== undefined) redirect(resource.actions['get'] && canSee(resource.name, 'get') ? 'show' : 'list', resource.name, saved)
  }, [saved, redirect, canSee, resource])
  return [saved, setSaved]
}
