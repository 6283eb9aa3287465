import type { Language } from './Language.ts'
import { hasText, translate } from './translate.ts'

/** What an action or a call is called: by its resource, as every resource calls it, or as the page that it answers. */
export const actionText = (language: Language, resource: string, action: string): string =>
  translate(
    language,
    [
      `resources.${resource}.actions.${action}`,
      `resources.${resource}.calls.${action}`,
      `actions.${action}`,
      `pages.${action}`,
    ].find(key => hasText(language, key)) ?? `actions.${action}`,
  )

/** What a permission such as `patient:disable` allows, in words, without the name of its resource. */
export const permissionText = (language: Language, permission: string): string => {
  if (hasText(language, `permissions.${permission}`)) return translate(language, `permissions.${permission}`)
  const [resource = '', action = ''] = permission.split(':')
  return actionText(language, resource, action)
}
