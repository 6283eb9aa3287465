import { useTranslate } from 'react-admin'
import { useCallback } from 'react'
import type { AnyResource } from '../../../resources/core/index.ts'
import { actionName } from '../../../resources/core/actionName.ts'

/** What an action is called: by the resource's own word, else by the common one. */
export const useActionName = (resource: AnyResource): ((action: string) => string) => {
  const translate = useTranslate()
  return useCallback(action => actionName(translate, resource.name, action), [resource, translate])
}
