import { actionName } from '../../resources/core/actionName.ts'
import type { Translate } from '../core/resourceName.ts'

/**
 * What a permission such as `patient:disable` is called, with the resource that it belongs to; wildcards are told as
 * everything.
 */
export const permissionName = (permission: string, translate: Translate): string => {
  const [resource = '', action = ''] = permission.split(':')
  if (permission === '*') return translate('app.ticks.everything')
  const group = translate(`resources.${resource}.name`, { smart_count: 2, _: resource })
  if (action === '*') return `${group} · ${translate('app.ticks.everything')}`
  return `${group} · ${translate(`permissions.${permission}`, { _: actionName(translate, resource, action) })}`
}
