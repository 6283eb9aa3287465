import { holds } from './condition.ts'
import type { Field } from './field.ts'
import type { AnyResource } from './resource.ts'

/** Whether a field has to have a value, given what its conditions look at and which flags of the settings are on. */
export const isRequired = ({ required, requiredWhen, requiredBy }: Field, record: Readonly<Record<string, unknown>>, today: string, settings: readonly string[]): boolean =>
  required === true || ((requiredWhen !== undefined || requiredBy !== undefined) && (requiredBy === undefined || settings.includes(requiredBy)) && holds(requiredWhen, record, today))

/** Flags of the settings that say whether fields of these resources have to have a value. */
export const requiringSettings = (resources: readonly AnyResource[]): readonly string[] =>
  [...new Set(resources.flatMap(resource => Object.values(resource.fields).flatMap(({ requiredBy }) => (requiredBy === undefined ? [] : [requiredBy]))))]
