import { registry } from '../resources/index.ts'
import { tellingFields } from '../resources/core/checks/references.ts'
import { lifecycleEvents } from '../resources/core/lifecycle.ts'
import { leadingToErased } from '../resources/core/erasure.ts'
import { isStored } from '../resources/core/fields.ts'
import type { Field, Fields, FieldOptions } from '../resources/core/field.ts'
import type { AnyResource } from '../resources/core/index.ts'
import { isReference, isReferences } from '../resources/core/typeOf.ts'

/** A number that is checked or masked elsewhere is so here, too. */
const manners = (name: string, type: string): object => {
  const like = Object.values(registry)
    .map(resource => resource.fields[name])
    .find(field => field?.type === type) as (Field & { match?: string }) | undefined
  return { ...(like?.match ? { match: like.match } : {}), ...(like?.mask ? { mask: like.mask } : {}) }
}

/** Whom a record is about that always says so, where that is somebody of whom more is told than the name. */
export const usualAbout = (fields: Fields): Pick<AnyResource, 'about'> => {
  const about = Object.keys(fields).find(name => {
    const field = fields[name]!
    return isReference(field) && field.required === true && (registry[field.to]?.tells ?? []).length > 0
  })
  return about === undefined ? {} : { about }
}

/** Whether records of a resource change their organisation, and what belongs to them with them. */
export const isTransferred = (name: string | undefined): boolean =>
  registry[name ?? '']?.lifecycle?.transfer !== undefined

/** What becomes of the record with what it refers to, as it mostly is: it goes along, and keeps what is deleted. */
export const usualReferential = (to: string | undefined, keepsPlace: boolean): object => {
  const { lifecycle = {} } = registry[to ?? ''] ?? {}
  const usual = { merge: 'move', transfer: keepsPlace ? 'stay' : 'follow', remove: 'keep' } as const
  const said = lifecycleEvents
    .filter(event => lifecycle[event] !== undefined)
    .map(event => [event, usual[event]] as const)
  return said.length > 0 ? { on: Object.fromEntries(said) } : {}
}

const leadsToErased = (fields: Fields): boolean =>
  Object.values(fields).some(
    field => (isReference(field) || isReferences(field)) && leadingToErased(registry).has(field.to),
  )

/**
 * The descriptor, which says what becomes of records that lead to somebody who may be erased: they are removed, as long
 * as nobody says otherwise.
 */
const withErasure = (resource: AnyResource): AnyResource => {
  if (!isStored(resource)) return resource
  if (leadsToErased(resource.fields))
    return resource.erasure === undefined ? { ...resource, erasure: 'remove' } : resource
  if (resource.erasure !== 'remove' || Object.hasOwn(registry, resource.name)) return resource
  const { erasure: _, ...others } = resource
  return others
}

const usualSight = ['author', 'unlimited'] as const

/**
 * The descriptor, which says who sees records that tell of somebody and belong to no organisation: who made them, as
 * long as nobody says otherwise.
 */
const withSight = (resource: AnyResource): AnyResource => {
  const { visibility, ...others } = resource
  const isTelling = resource.scopedBy === 'nothing' && tellingFields(resource, registry).length > 0
  if (isTelling && isStored(resource)) return visibility ? resource : { ...resource, visibility: { rest: usualSight } }
  const isUsual = JSON.stringify(visibility) === JSON.stringify({ rest: usualSight })
  return isUsual && !Object.hasOwn(registry, resource.name) ? others : resource
}

/** The descriptor with what it has to say, as it mostly is, where nobody said otherwise. */
export const withUsual = (resource: AnyResource): AnyResource => withSight(withErasure(resource))

/**
 * What a field of that name and type says where nobody said otherwise; `to` is the resource that it refers to,
 * `keepsPlace` that the record belongs to an organisation.
 */
export const usualOf = (name: string, type: string, to: string | undefined, keepsPlace: boolean): FieldOptions => ({
  ...manners(name, type),
  ...usualReferential(to, keepsPlace),
})
