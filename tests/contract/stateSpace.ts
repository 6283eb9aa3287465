import { clausesOf, holds } from '../../resources/core/condition.ts'
import type { AnyCondition } from '../../resources/core/condition.ts'
import type { AnyResource, Field } from '../../resources/core/index.ts'
import { asEntered } from '../../resources/core/types/choice/index.ts'

/**
 * The values that a state field can have without an action that does more than to store them; undefined where they
 * cannot be listed.
 */
export const valuesOf = (field: Field | undefined): unknown[] | undefined => {
  if (field?.type === 'flag') return [false, true]
  if (field?.type === 'choice') return [...(asEntered(field) as Field & { options: readonly string[] }).options]
  return undefined
}

/** Every combination of values of the listable fields that a condition looks at. */
export const statesOf = (resource: AnyResource, condition: AnyCondition): Record<string, unknown>[] =>
  clausesOf(condition).reduce<Record<string, unknown>[]>(
    (states, { key }) => {
      const values = valuesOf(resource.fields[key])
      return values ? states.flatMap(state => values.map(value => ({ ...state, [key]: value }))) : states
    },
    [{}],
  )

/** Values of the listable fields with which a condition holds for a record; none where there is no condition. */
export const stateIn = (
  resource: AnyResource,
  condition: AnyCondition | undefined,
  record: Record<string, unknown>,
  today: string,
): Record<string, unknown> =>
  condition === undefined
    ? {}
    : (statesOf(resource, condition).find(state => holds(condition, { ...record, ...state }, today)) ?? {})
