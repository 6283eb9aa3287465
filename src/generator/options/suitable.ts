import { clausesOf } from '../../../resources/schema/condition.ts'
import type { AnyCondition } from '../../../resources/schema/condition.ts'
import type { AnyResource, Field } from '../../../resources/schema/index.ts'

/** Every value that a field may have, where they can be listed. */
const valuesOf = (field: Field | undefined): readonly unknown[] | undefined => (field as { options?: readonly string[] } | undefined)?.options

/**
 * The filter that finds the records among which one may choose, as far as the list of the resource can be filtered; what it cannot say is held
 * by the server when the choice is saved.
 */
export const suitable = (resource: AnyResource, where: AnyCondition | undefined): Readonly<Record<string, unknown>> =>
  Object.fromEntries(clausesOf(where ?? {}).filter(({ key }) => resource.list?.filters?.includes(key)).flatMap((clause): [string, readonly unknown[]][] => {
    if (clause.is === 'between') return []
    if (clause.is === 'in') return clause.values.includes(null) ? [] : [[clause.key, clause.values]]
    const rest = valuesOf(resource.fields[clause.key])?.filter(value => !(clause.values as readonly unknown[]).includes(value))
    return rest ? [[clause.key, rest]] : []
  }))
