import { useCallback } from 'react'
import { useRedirect } from 'react-admin'
import type { AnyResource } from '../../../resources/core/index.ts'
import { presentationOf } from '../present.ts'

/** Leads to the record that an action made, where it says so; answers whether it does. */
export const useToMade = (resource: AnyResource): ((action: string, given?: unknown) => boolean) => {
  const redirect = useRedirect()
  return useCallback(
    (action, given) => {
      const made =
        given === undefined
          ? undefined
          : presentationOf(resource.name).made?.[action]?.(given as Readonly<Record<string, unknown>>)
      if (made !== undefined) redirect('show', resource.name, made)
      return made !== undefined
    },
    [resource, redirect],
  )
}
