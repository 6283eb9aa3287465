import { mayDo as may } from '../../../resources/rights.ts'
import type { Granted } from '../../../resources/core/granted.ts'

/** react-admin's names of what the descriptors call otherwise. */
const names: { readonly [action: string]: string } = { show: 'get', edit: 'update', delete: 'remove' }

/** Whether an operator may do something, by the descriptor's name of the action or by react-admin's. */
export const mayDo = (granted: Granted, resource: string, action: string): boolean =>
  may(granted, resource, Object.hasOwn(names, action) ? names[action]! : action)
