import { operationNamed } from '../calls.ts'
import { emptiedFields, leadingToErased, saysAnything } from '../erasure.ts'
import { isAlways, isPersonal, isStored } from '../fields.ts'
import type { AnyResource } from '../resource.ts'
import { isDay, isReference, typeOf } from '../typeOf.ts'
import { named, oneOf, when } from './Check.ts'
import type { Check, Registry } from './Check.ts'
import { everyField, ownFields } from './places.ts'

const daysOf = (resource: AnyResource): readonly string[] =>
  ownFields(resource)
    .filter(({ field }) => isDay(field))
    .map(({ name }) => name)

const remedyFor = (resource: AnyResource): string =>
  `erasure: 'remove' | 'nameless'${daysOf(resource).length > 0 ? ` | { seal: ${oneOf(daysOf(resource))} }` : ''}`

const isThere = (action: string, registry: Registry): boolean => {
  const [owner = '', name = ''] = action.split('.')
  const resource = named(registry, owner)
  return resource !== undefined && operationNamed(resource, name) !== undefined
}

/** What becomes of records when somebody to whom they lead is erased. */
export const erasures: readonly Check[] = [
  {
    id: 'R136',
    find(resource, registry) {
      const { name, erasure, lifecycle } = resource
      const isLeading = leadingToErased(registry).has(name)
      return [
        ...when(
          isLeading && isStored(resource) && erasure === undefined,
          `${name}.erasure`,
          'leads to somebody who may be erased, and does not say what becomes of it then',
          remedyFor(resource),
        ),
        ...when(
          erasure !== undefined && !isStored(resource),
          `${name}.erasure`,
          'nothing of it is stored',
          `${name} without erasure`,
        ),
        ...when(
          typeof erasure === 'object' && !daysOf(resource).includes(erasure.seal),
          `${name}.erasure.seal`,
          `${typeof erasure === 'object' ? erasure.seal : ''} is no day of ${name}`,
          remedyFor(resource),
        ),
        ...when(
          lifecycle?.erase !== undefined && !isThere(lifecycle.erase, registry),
          `${name}.lifecycle.erase`,
          `there is no action ${lifecycle?.erase}`,
          "erase: 'dataRequest.erase'",
        ),
        ...when(
          lifecycle?.erase !== undefined && erasure !== undefined && erasure !== 'nameless',
          `${name}.erasure`,
          'what is kept nameless refers to it',
          "erasure: 'nameless'",
        ),
      ]
    },
  },
  {
    id: 'R137',
    find(resource, registry) {
      const isNameless = resource.erasure === 'nameless'
      const own = new Set(isNameless ? ownFields(resource).map(({ place }) => place) : [])
      return [
        ...everyField(resource).flatMap(({ place, field }) => [
          ...when(
            field.personal === false && isPersonal(field),
            `${place}.personal`,
            'it is masked, as what tells who somebody is',
            'the field without personal: false, or without mask',
          ),
          ...when(
            field.personal === false && own.has(place) && !saysAnything(field),
            `${place}.personal`,
            'it is kept anyway',
            'the field without personal: false',
          ),
        ]),
        ...(isNameless ? emptiedFields(resource) : []).flatMap(([name, field]) => {
          const place = `${resource.name}.fields.${name}`
          return [
            ...when(
              isAlways(field) && typeOf(field).text === undefined && !isDay(field),
              place,
              'must have a value, and cannot be emptied',
              `${name} without required, or personal: false`,
            ),
            ...when(
              isAlways(field) && field.unique !== undefined,
              place,
              'must be unique, and cannot be emptied',
              `${name} without unique or required, or personal: false`,
            ),
          ]
        }),
        ...(isNameless ? ownFields(resource) : []).flatMap(({ place, name, field }) => {
          const target = isReference(field) ? named(registry, field.to) : undefined
          const isGone =
            target?.erasure !== undefined && target.erasure !== 'nameless' && leadingToErased(registry).has(target.name)
          return when(
            isGone,
            place,
            `refers to ${target?.name ?? ''}, which is removed`,
            `erasure: 'remove', or ${name} to what is kept`,
          )
        }),
      ]
    },
  },
]
