import { declaredOperations } from '../calls.ts'
import type { AnyCondition } from '../condition.ts'
import type { Field, Fields } from '../field.ts'
import { allFields } from '../fields.ts'
import { integer } from '../types/integer/index.ts'
import type { AnyResource } from '../resource.ts'
import { hasRows } from '../typeOf.ts'
import { named } from './Check.ts'
import type { Registry } from './Check.ts'

/** A field with the place where it is declared. */
export interface Placed {
  readonly place: string
  readonly name: string
  readonly field: Field
}

const rowsOf = (field: Field): Fields => (hasRows(field) ? field.fields : {})

const placed = (place: string, fields: Fields): Placed[] =>
  Object.entries(fields).map(([name, field]) => ({ place: `${place}.${name}`, name, field }))

/** The resource's own fields. */
export const ownFields = (resource: AnyResource): Placed[] => placed(`${resource.name}.fields`, resource.fields)

/** The fields of child rows. */
export const rowFields = (resource: AnyResource): Placed[] =>
  ownFields(resource).flatMap(({ place, field }) => placed(`${place}.fields`, rowsOf(field)))

/** What actions and calls ask for. */
export const askedFields = (resource: AnyResource): Placed[] =>
  declaredOperations(resource).flatMap(({ place, operation }) => placed(`${place}.input`, operation.input ?? {}))

/** Fields that are filled in beside each other: those of a record, of a child row, and what one action asks for. */
export const siblingFields = (resource: AnyResource): { readonly fields: Fields; readonly placed: Placed[] }[] => [
  { fields: resource.fields, placed: ownFields(resource) },
  ...ownFields(resource).map(({ place, field }) => ({
    fields: rowsOf(field),
    placed: placed(`${place}.fields`, rowsOf(field)),
  })),
  ...Object.entries(resource.actions).map(([name, { input: fields = {} }]) => ({
    fields,
    placed: placed(`${resource.name}.actions.${name}.input`, fields),
  })),
]

/** What actions and calls answer. */
export const givenFields = (resource: AnyResource): Placed[] =>
  declaredOperations(resource).flatMap(({ place, operation }) => placed(`${place}.output`, operation.output ?? {}))

/** Every field that a descriptor declares, wherever it stands. */
export const everyField = (resource: AnyResource): Placed[] => [
  ...ownFields(resource),
  ...rowFields(resource),
  ...askedFields(resource),
  ...givenFields(resource),
]

/** A condition with its place and the fields that it can see. */
export interface PlacedCondition {
  readonly place: string
  readonly condition: AnyCondition
  readonly sees: Fields
  /** Evaluated while a form is filled in, where only what is in the form is known. */
  readonly inForm: boolean
}

const formConditions = (fields: readonly Placed[], sees: Fields): PlacedCondition[] =>
  fields.flatMap(({ place, field }) =>
    (['showWhen', 'requiredWhen'] as const).flatMap(option => {
      const condition = field[option]
      return condition ? [{ place: `${place}.${option}`, condition, sees, inForm: true }] : []
    }),
  )

/**
 * What refs say of the records that may be chosen. What they refer to is told by a check of its own where it is not
 * there.
 */
const refConditions = (fields: readonly Placed[], registry: Registry): PlacedCondition[] =>
  fields.flatMap(({ place, field }) => {
    const { to = '', where } = field as Field & { to?: string; where?: AnyCondition }
    const target = named(registry, to)
    return where && target
      ? [
          {
            place: `${place}.where`,
            condition: where,
            sees: { ...allFields(target), id: integer(), version: integer() },
            inForm: false,
          },
        ]
      : []
  })

/** Every condition that a descriptor declares. */
export const everyCondition = (resource: AnyResource, registry: Registry): PlacedCondition[] => {
  const record = { ...allFields(resource), id: integer(), version: integer() }
  return [
    ...formConditions(ownFields(resource), record),
    ...refConditions(everyField(resource), registry),
    ...(resource.visibility?.when
      ? [
          {
            place: `${resource.name}.visibility.when`,
            condition: resource.visibility.when,
            sees: record,
            inForm: false,
          },
        ]
      : []),
    ...Object.entries(resource.actions).flatMap(([name, { when }]) =>
      when ? [{ place: `${resource.name}.actions.${name}.when`, condition: when, sees: record, inForm: false }] : [],
    ),
    ...declaredOperations(resource).flatMap(({ place, operation: { input = {} } }) =>
      formConditions(placed(`${place}.input`, input), input),
    ),
  ]
}
