import { resourceNamed } from '../../../resources/index.ts'
import { branchesOf, only } from '../../../resources/core/branch.ts'
import { clausesOf } from '../../../resources/core/condition.ts'
import type { AnyCondition } from '../../../resources/core/condition.ts'
import type { AnyResource, Field } from '../../../resources/core/index.ts'

/** Every value that a field may have, where they can be listed. */
const valuesOf = (field: Field | undefined): readonly unknown[] | undefined =>
  (field as { options?: readonly string[] } | undefined)?.options

/** A condition names records as they are; a filter by a record of a tree would mean all below it as well. */
const exactly = (field: Field | undefined, values: readonly unknown[]): readonly unknown[] =>
  field && branchesOf(field, resourceNamed) ? values.map(value => only(String(value))) : values

/**
 * The filter that finds the records among which one may choose, as far as the list of the resource can be filtered;
 * what it cannot say is held by the server when the choice is saved.
 */
export const suitable = (resource: AnyResource, where: AnyCondition | undefined): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    clausesOf(where ?? {})
      .filter(({ key }) => resource.list?.filters?.includes(key))
      .flatMap((clause): [string, readonly unknown[]][] => {
        if (clause.is === 'between') return []
        if (clause.is === 'in')
          return clause.values.includes(null) ? [] : [[clause.key, exactly(resource.fields[clause.key], clause.values)]]
        const rest = valuesOf(resource.fields[clause.key])?.filter(
          value => !(clause.values as readonly unknown[]).includes(value),
        )
        return rest ? [[clause.key, rest]] : []
      }),
  )
