import type { Translate } from './resourceName.ts'

/** What an action or a call of a resource is called: by the resource's own word, else by the common one. */
export const actionName = (translate: Translate, resource: string, action: string): string => {
  const common = translate(`actions.${action}`, { _: action })
  return ['calls', 'actions'].reduce((other, kind) => translate(`resources.${resource}.${kind}.${action}`, { _: other }), common)
}
