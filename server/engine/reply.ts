import { labelKey } from '../../resources/schema/fields.ts'
import { masked } from '../../resources/schema/mask.ts'
import { may } from './execution.ts'
import type { Execution } from './execution.ts'
import type { Model } from './model.ts'

/** A stored record by the names of its fields. */
export type Row = Record<string, unknown> & { id: number; version: number }

/** Covers masked values and takes away what the caller may not read; the row is changed in place and answered. */
export const covered = <R extends Record<string, unknown>>(call: Pick<Execution, 'operator'>, model: Model, row: R): R => {
  const target: Record<string, unknown> = row
  for (const [name, mask] of model.masks) {
    const value = target[name]
    if (typeof value === 'string') target[name] = masked(value, mask)
  }
  for (const [name, permission] of model.restricted) {
    if (!(name in target) || may(call, permission)) continue
    target[name] = null
    if (labelKey(name) in target) target[labelKey(name)] = null
  }
  return row
}
