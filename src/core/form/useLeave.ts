import { useRedirect } from 'react-admin'
import type { Identifier } from 'react-admin'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { AnyResource } from '../../../resources/core/index.ts'
import type { Closing } from '../paths.ts'
import { useCanSee } from '../rights.tsx'

/**
 * Leads from a form to the record's page once it is stored: in the render after, when the form no longer holds one back
 * for its changes. The form is done with, and so is its tab. Answers the stored id, and how to tell it.
 */
export const useLeave = (resource: AnyResource): [Identifier | undefined, (id: Identifier) => void] => {
  const [saved, setSaved] = useState<Identifier>()
  const redirect = useRedirect()
  const canSee = useCanSee()
  // That of the form, which is still there for a moment when the next page is open.
  const [path] = useState(useLocation().pathname)
  useEffect(() => {
    if (saved === undefined) return
    const target = resource.actions['get'] && canSee(resource.name, 'get') ? 'show' : 'list'
    redirect(target, resource.name, saved, undefined, { closes: [path] } satisfies Closing)
  }, [saved, redirect, canSee, resource, path])
  return [saved, setSaved]
}
