import { holds } from './condition.ts'
import type { Field } from './field.ts'
import type { AnyResource } from './resource.ts'

/** Whether a field has to have a value, given what its conditions look at and which flags of the settings are on. */
export const isRequired = (
  { required, requiredWhen, requiredBy }: Field,
  record: Readonly<Record<string, unknown>>,
  today: string,
  settings: readonly string[],
): boolean =>
  required === true ||
  ((requiredWhen !== undefined || requiredBy !== undefined) &&
    (requiredBy === undefined || settings.includes(requiredBy)) &&
    holds(requiredWhen, record, today))

/**
 * Flags of the settings that say whether fields of these resources have to have a value: all of them, or those that
 * this is true of.
 */
export const requiringSettings = (
  resources: readonly AnyResource[],
  isAsked: (field: string) => boolean = () => true,
): readonly string[] => [
  ...new Set(
    resources.flatMap(({ fields }) =>
      Object.entries(fields).flatMap(([name, { requiredBy }]) =>
        requiredBy !== undefined && isAsked(name) ? [requiredBy] : [],
      ),
    ),
  ),
]
