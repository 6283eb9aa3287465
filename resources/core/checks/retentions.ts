import { leadingToErased } from '../erasure.ts'
import { allFields, fieldOf, isStored } from '../fields.ts'
import type { Field } from '../field.ts'
import type { AnyResource } from '../resource.ts'
import { isTimed, keepOf } from '../retention.ts'
import type { Retention } from '../retention.ts'
import { isAmount, isDay, isMoment, isReference, isReferences, typeOf } from '../typeOf.ts'
import { named, oneOf, when } from './Check.ts'
import type { Check, Found, Registry } from './Check.ts'

const isTime = (field: Field | undefined): boolean => field !== undefined && (isDay(field) || isMoment(field))

/** A number of the settings that is always there, and never nothing. */
const isPeriod = (field: Field | undefined): boolean => {
  if (field === undefined || typeOf(field).isWhole !== true || isAmount(field) || field.required !== true) return false
  const { min } = field as { readonly min?: unknown }
  return typeof min === 'number' && min >= 1
}

/** Others that would lead to nothing once a record is gone. */
const referring = ({ name }: AnyResource, registry: Registry): string | undefined =>
  Object.values(registry)
    .filter(isStored)
    .flatMap(resource =>
      Object.entries(resource.fields)
        .filter(([, field]) => (isReference(field) || isReferences(field)) && field.to === name)
        .map(([field]) => `${resource.name}.${field}`),
    )[0]

const timed = (resource: AnyResource, retention: Retention, registry: Registry): Found[] => {
  if (!isTimed(retention)) return []
  const { name } = resource
  const { unit, setting } = keepOf(retention)
  const [owner = '', field = ''] = setting.split('.')
  const settings = named(registry, owner)
  const times = Object.entries(allFields(resource))
    .filter(([, one]) => isTime(one))
    .map(([one]) => one)
  const holder = resource.lifecycle?.erase === undefined ? referring(resource, registry) : undefined
  return [
    ...when(
      !times.includes(retention.since),
      `${name}.retention.since`,
      `${retention.since} is no day and no moment of ${name}`,
      `since: ${oneOf(times)}`,
    ),
    ...when(
      settings?.singleton !== true || !isPeriod(settings && fieldOf(settings, field)),
      `${name}.retention.${unit}`,
      `${setting} is no period of the settings`,
      `${field}: integer({ required: true, default: 365, min: 1 }) in settings`,
    ),
    ...when(
      holder !== undefined,
      `${name}.retention`,
      `${holder ?? ''} refers to records that would be gone`,
      `${name} without retention of its own`,
    ),
  ]
}

/** How long records are kept. */
export const retentions: readonly Check[] = [
  {
    id: 'R204',
    find(resource, registry) {
      const { name, retention, lifecycle, singleton } = resource
      if (retention === undefined) return []
      const isKept = isStored(resource) && singleton !== true
      const isLeading = lifecycle?.erase === undefined && leadingToErased(registry).has(name)
      return [
        ...when(!isKept, `${name}.retention`, 'there are no records that grow old', `${name} without retention`),
        ...when(
          isKept && isLeading && !isTimed(retention),
          `${name}.retention`,
          'it is kept as long as whom it leads to',
          `${name} without retention`,
        ),
        ...when(
          isKept && lifecycle?.erase !== undefined && !isTimed(retention),
          `${name}.retention`,
          'whoever may be erased is not kept for ever',
          `retention: { since: 'createdAt', years: 'retentionSetting.medicalYears' }`,
        ),
        ...(isKept ? timed(resource, retention, registry) : []),
      ]
    },
  },
]
