import { isLogicallyDeleted } from './fields.ts'
import { countedParameter } from './statistics/counted.ts'
import { remembered } from './remembered.ts'
import type { AnyResource } from './resource.ts'

/**
 * What every list reads in a way of its own: ids, the rows behind a number, a search where there is one, and whether
 * deleted records are meant.
 */
export const listParameters = remembered(
  (resource: AnyResource): ReadonlySet<string> =>
    new Set([
      'id',
      countedParameter,
      ...(resource.list?.search ? ['q'] : []),
      ...(isLogicallyDeleted(resource) ? ['deleted'] : []),
    ]),
)

/** What a list can be asked for beside its page and order. */
export const filterNames = remembered((resource: AnyResource): readonly string[] => [
  ...new Set([...(resource.list?.filters ?? []), ...listParameters(resource)]),
])
