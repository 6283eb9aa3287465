import { allFields, isStored } from '../../../resources/core/fields.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { isTimed, keepOf } from '../../../resources/core/retention.ts'
import { isDay } from '../../../resources/core/typeOf.ts'
import type { Context } from '../contract.ts'
import { columnName, tableName } from '../migrations/schemaNames.ts'
import type { Registry } from '../model.ts'
import { clearTables } from '../subject/clearTables.ts'
import type { RetainedTable } from './tableKind.ts'

/** What a history tells of records that are gone says no more of them than what was done when. */
const forgetIn =
  (resource: AnyResource) =>
  async (ids: readonly number[], context: Context): Promise<void> =>
    clearTables(
      context
        .references(resource)
        .tables.filter(({ on: { erase } }) => erase !== undefined && erase !== 'keep')
        .map(place => ({ ...place, resource: resource.name, ids })),
      context,
    )

/**
 * Records of resources that say how long they are kept, as rows of their tables; `instead` says by resource what is
 * left of them.
 */
export const retainedRecords = (
  registry: Registry,
  instead: { readonly [resource: string]: NonNullable<RetainedTable['instead']> },
): readonly RetainedTable[] =>
  Object.values(registry).flatMap(resource => {
    const { name, retention, lifecycle } = resource
    if (!isStored(resource) || !isTimed(retention) || lifecycle?.erase !== undefined) return []
    const left = instead[name]
    return [
      {
        name,
        table: tableName(resource),
        at: columnName(retention.since),
        isDay: isDay(allFields(resource)[retention.since]!),
        keep: keepOf(retention),
        ...(left === undefined ? {} : { instead: left }),
        forget: forgetIn(resource),
      },
    ]
  })
