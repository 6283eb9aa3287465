import { isLogicallyDeleted, storedFields } from '../../../resources/core/fields.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { remembered } from '../../../resources/core/remembered.ts'
import { typeOf } from '../../../resources/core/typeOf.ts'
import { columnName } from './schemaNames.ts'
import type { Totals } from './schema.ts'

/**
 * The filter fields whose every value has a kept total: one value each, and not what a total is broken down by anyway
 * (`deleted` and the ref to the organisation are columns of `total` of their own).
 */
export const countedFields = remembered((resource: AnyResource): readonly string[] => {
  const filters = new Set(resource.list?.filters)
  return storedFields(resource)
    .filter(([name, field]) => filters.has(name) && typeOf(field).isTallied)
    .map(([name]) => name)
    .filter(name => name !== 'deleted' && name !== resource.scopedBy)
})

/** What the triggers of the resource's table count. */
export function totalsOf(resource: AnyResource): Totals {
  const { scopedBy } = resource
  return {
    resource: resource.name,
    scope: scopedBy === 'nothing' ? null : scopedBy === 'self' ? 'id' : columnName(scopedBy),
    deleted: isLogicallyDeleted(resource),
    fields: Object.fromEntries(countedFields(resource).map(name => [name, columnName(name)])),
  }
}
