import { registry } from '../resources/index.ts'
import type { Field, Fields } from '../resources/core/index.ts'
import { isDay, isEntry, typeOf } from '../resources/core/typeOf.ts'
import type { TypeName } from '../resources/core/types/index.ts'
import { scopeOf } from './begin.ts'
import { typeOptions } from './typeOptions.ts'
import { usualOf } from './usual.ts'

/** The groups of the dictionary that descriptors take values from. */
export const knownGroups = (): string[] =>
  [
    ...new Set(
      Object.values(registry).flatMap(({ fields }) =>
        Object.values(fields).flatMap(field => (isEntry(field) ? [field.group] : [])),
      ),
    ),
  ].sort()

/** The resources that a field may refer to. */
export const knownTargets = (): string[] =>
  Object.values(registry)
    .filter(({ list, actions }) => list !== undefined && (actions['options'] ?? actions['list']) !== undefined)
    .map(({ name }) => name)

/** What a type is told where nobody said anything yet. */
const first = (kind: string, name: string, fields: Fields): unknown => {
  switch (kind) {
    case 'options':
      return ['first', 'second']
    case 'resource':
      return knownTargets().includes(name) ? name : 'hospital'
    case 'group':
      return knownGroups().includes(name) ? name : knownGroups()[0]
    case 'dateField':
      return Object.keys(fields).find(one => isDay(fields[one])) ?? ''
    case 'endings':
      return ['pdf']
    default:
      return undefined
  }
}

/** What stays where a field gets another type: what all types can say, and options where that type has some too. */
const kept = (before: Field | undefined, type: string): object => {
  if (!before) return {}
  const { required, readOnly, once, showWhen, requiredWhen, requiredBy } = before
  const options = typeOf({ type }).options && 'options' in before ? { options: before.options } : {}
  return Object.fromEntries(
    Object.entries({ required, readOnly, once, showWhen, requiredWhen, requiredBy, ...options }).filter(
      ([, value]) => value !== undefined,
    ),
  )
}

/** A field of a type as it begins, with what fields of its name usually say. */
export const startOfType = (type: string, name: string, fields: Fields, before?: Field): Field => {
  const { own, implied = {} } = typeOptions[type as TypeName]
  const told = Object.fromEntries(
    Object.entries(own).flatMap(([option, kind]) => {
      const value = first(kind, name, fields)
      return value === undefined ? [] : [[option, value] as const]
    }),
  )
  const to = typeof told['to'] === 'string' ? told['to'] : undefined
  return {
    type,
    ...told,
    ...kept(before, type),
    ...implied,
    ...usualOf(name, type, to, scopeOf(fields) !== undefined || to === 'hospital'),
  }
}
