import { monthsOn } from '../../domain/age.ts'
import { besideKey, urlKey } from '../../resources/core/fields.ts'
import { withAddresses } from '../../resources/core/types/richText/pictures.ts'
import { masked } from '../../resources/core/mask.ts'
import { may } from './execution.ts'
import type { Execution } from './execution.ts'
import type { Model } from './model.ts'
import { tellReach } from './outOfReach.ts'

/** A stored record by the names of its fields. */
export type Row = Record<string, unknown> & { id: number; version: number }

/**
 * Covers masked values, takes away what the caller may not read, puts the addresses of pictures beside their keys, and works ages out; the row
 * is changed in place and answered.
 */
export const toReply = <R extends Record<string, unknown>>(call: Pick<Execution, 'operator' | 'host' | 'token' | 'today'>, model: Model, row: R): R => {
  const target: Record<string, unknown> = row
  for (const [name, mask] of model.masks) {
    const value = target[name]
    if (typeof value === 'string') target[name] = masked(value, mask)
  }
  for (const [name, permission] of model.restricted) {
    if (!(name in target) || may(call, permission)) continue
    target[name] = null
    const beside = besideKey(name, model.resource.fields[name]!)
    if (beside !== undefined && beside in target) target[beside] = null
  }
  for (const name of model.images) {
    const key = target[name]
    if (name in target) target[urlKey(name)] = typeof key === 'string' && call.token !== '' ? call.host.files.address(key, call.token) : null
  }
  for (const name of model.texts) {
    const html = target[name]
    if (typeof html === 'string' && call.token !== '') target[name] = withAddresses(html, key => call.host.files.address(key, call.token))
  }
  tellReach(call, model, target)
  for (const name of model.ages) {
    const since = target[name]
    if (name in target) target[name] = typeof since === 'string' ? monthsOn(since, call.today) ?? null : null
  }
  return row
}
