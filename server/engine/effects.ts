import type { AnyResource } from '../../resources/schema/index.ts'
import { asksFile } from '../../resources/schema/action.ts'
import type { Action } from '../../resources/schema/action.ts'
import { asksSecret, changesState } from '../../resources/schema/effects.ts'
import { openTo, permissionOf } from '../../resources/schema/permission.ts'

const asksPicture = (action: Action): boolean => asksFile(action) || Object.values(action.ask ?? {}).some(field => field.kind === 'image')

/** Whether a demo account must not do it: everything that lasts, but what any operator does for itself, passwords and pictures apart. */
export const isDeniedToDemo = (resource: AnyResource, name: string, action: Action): boolean =>
  changesState(resource, name, action) && (asksSecret(action) || asksPicture(action) || !(openTo as readonly string[]).includes(permissionOf(resource, name)))

/** Whether the log of changes mentions it even where no field changed: what a person set off, but no courtesy calls of pages. */
export const isLoggedAnyway = (resource: AnyResource, name: string, action: Action): boolean =>
  changesState(resource, name, action) && (!action.hidden || asksSecret(action))
