import { monthsOn } from '../../domain/age.ts'
import { besideKey, filesKey, urlKey } from '../../resources/core/fields.ts'
import type { StoredFile } from './filesSql.ts'
import { withAddresses } from '../../resources/core/types/richText/pictures.ts'
import { masked } from '../../resources/core/mask.ts'
import { permissionOf } from '../../resources/core/permission.ts'
import { may } from './execution.ts'
import type { Execution } from './execution.ts'
import { aboutKey } from './model.ts'
import type { Model } from './model.ts'
import { outOfReach, tellReach } from './outOfReach.ts'

/** A stored record by the names of its fields. */
export type Row = Record<string, unknown> & { id: number; version: number }

type Caller = Pick<Execution, 'operator' | 'host' | 'token' | 'today'>

/**
 * What the caller is told of some values of a record, where the resource's own code says that it depends on who reads.
 */
export const toldTo = (
  { host, operator }: Pick<Caller, 'host' | 'operator'>,
  resource: string,
  values: Record<string, unknown>,
  record: Readonly<Record<string, unknown>> = values,
): Record<string, unknown> => {
  const redact = host.implementations.get(resource)?.hooks.redact
  if (redact)
    for (const [name, redacted] of Object.entries(redact))
      if (Object.hasOwn(values, name)) values[name] = redacted(values[name], record, operator)
  return values
}

/**
 * Whom a record is about is told as that person's own reply would, to those who may open it; to all others the name
 * alone.
 */
const tellAbout = (call: Caller, model: Model, row: Record<string, unknown>): void => {
  const about = aboutKey in row ? call.host.models.aboutOf(model) : undefined
  if (!about) return
  const told = row[aboutKey]
  const beyond = row[outOfReach]
  const isClosed =
    !may(call, permissionOf(about.target.resource, 'get')) || (Array.isArray(beyond) && beyond.includes(about.ref))
  if (isClosed || told === null || typeof told !== 'object') delete row[aboutKey]
  else toReply(call, about.target, told as Record<string, unknown>)
}

/**
 * Covers masked values, takes away what the caller may not read, puts the addresses of pictures beside their keys, and
 * works ages out; the row is changed in place and answered.
 */
export const toReply = <R extends Record<string, unknown>>(call: Caller, model: Model, row: R): R => {
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
    if (name in target)
      target[urlKey(name)] =
        typeof key === 'string' && call.token !== '' ? call.host.files.address(key, call.token) : null
  }
  for (const name of model.attachments) {
    const files = target[filesKey(name)] as readonly StoredFile[] | null | undefined
    if (files !== undefined)
      target[filesKey(name)] =
        files && call.token !== ''
          ? files.map(({ key, name: called }) => ({ name: called, url: call.host.files.address(key, call.token) }))
          : null
  }
  for (const name of model.texts) {
    const html = target[name]
    if (typeof html === 'string' && call.token !== '')
      target[name] = withAddresses(html, key => call.host.files.address(key, call.token))
  }
  tellReach(call, model, target)
  toldTo(call, model.resource.name, target)
  tellAbout(call, model, target)
  for (const name of model.ages) {
    const since = target[name]
    if (name in target) target[name] = typeof since === 'string' ? (monthsOn(since, call.today) ?? null) : null
  }
  return row
}
