import * as yup from 'yup'
import { isRelativeDay } from '../../../domain/calendar.ts'
import { clausesOf } from '../condition.ts'
import type { Clause } from '../condition.ts'
import type { Field } from '../field.ts'
import { allFields } from '../fields.ts'
import { isCount, isDay, isHeld, isReference, isSecret, typeOf } from '../typeOf.ts'
import { fieldTypes } from '../types/index.ts'
import { isValue as isValueOf } from '../types/ruleOf.ts'
import type { AnyResource } from '../resource.ts'
import { found, misnamed, named, when } from './Check.ts'
import type { Check, Found, Registry } from './Check.ts'
import { everyCondition, ownFields } from './places.ts'
import type { PlacedCondition } from './places.ts'

const own = <T>(object: { readonly [name: string]: T }, name: string): T | undefined =>
  Object.hasOwn(object, name) ? object[name] : undefined

/** The field that a key means, over one ref where it has a dot. */
const meant = ({ sees }: PlacedCondition, key: string, registry: Registry): Field | undefined => {
  const [name = '', hop, ...more] = key.split('.')
  const field = own(sees, name)
  if (hop === undefined || field === undefined) return field
  const target = isReference(field) && more.length === 0 ? named(registry, field.to) : undefined
  return target && own(allFields(target), hop)
}

const isValue = (field: Field, value: unknown): boolean =>
  value === null ||
  !fieldTypes[field.type] ||
  (isCount(field) ? typeof value === 'number' : isValueOf(field, value, yup))

const clauses = (
  resource: AnyResource,
  registry: Registry,
): { readonly at: PlacedCondition; readonly clause: Clause }[] =>
  everyCondition(resource, registry).flatMap(at => clausesOf(at.condition).map(clause => ({ at, clause })))

/** A rule over clauses whose field is known. */
const overKnown = (
  id: string,
  wrong: (
    field: Field,
    clause: Clause,
    at: PlacedCondition,
  ) => [problem: string, remedy: string, misspelt?: NonNullable<Found['misspelt']>] | undefined,
): Check => ({
  id,
  find: (resource, registry) =>
    clauses(resource, registry).flatMap(({ at, clause }): Found[] => {
      const field = meant(at, clause.key, registry)
      const mistake = field && wrong(field, clause, at)
      if (!mistake) return []
      const [problem, remedy, misspelt] = mistake
      return [{ ...found(at.place, problem, remedy), ...(misspelt ? { misspelt } : {}) }]
    }),
})

/** The values that a choice can have; none where they are not counted. */
const optionsIn = (field: Field): readonly string[] =>
  ((field as { readonly options?: readonly unknown[] }).options ?? []).map(String)

/** Which fields each field waits for. */
const waitsFor = (resource: AnyResource): ReadonlyMap<string, readonly string[]> =>
  new Map(
    ownFields(resource).map(({ name, field }) => [name, Object.keys({ ...field.showWhen, ...field.requiredWhen })]),
  )

const reaches = (
  graph: ReadonlyMap<string, readonly string[]>,
  from: string,
  to: string,
  seen = new Set<string>(),
): boolean =>
  (graph.get(from) ?? []).some(next => next === to || (!seen.has(next) && reaches(graph, next, to, seen.add(next))))

/** What conditions look at. */
export const conditions: readonly Check[] = [
  {
    id: 'R030',
    find: (resource, registry) =>
      clauses(resource, registry)
        .filter(({ at, clause }) => !clause.key.includes('.') && !meant(at, clause.key, registry))
        .map(({ at, clause }) =>
          misnamed(
            at.place,
            clause.key,
            Object.keys(at.sees),
            `there is no field ${clause.key}`,
            `{ ${Object.keys(at.sees).slice(0, 8).join(' | ')} … : value }`,
          ),
        ),
  },
  {
    id: 'R031',
    find: (resource, registry) =>
      clauses(resource, registry)
        .filter(({ at, clause }) => clause.key.includes('.') && !meant(at, clause.key, registry))
        .map(({ at, clause }) => {
          const refs = Object.entries(at.sees)
            .filter(([, field]) => isReference(field))
            .map(([name]) => name)
          return found(
            at.place,
            `'${clause.key}' does not lead over one ref to a field`,
            `{ '${refs[0] ?? 'ref'}.field': value }`,
          )
        }),
  },
  overKnown('R032', (field, { key }) =>
    field.mask || isSecret(field)
      ? [
          `${key} is ${field.mask ? 'masked' : 'secret'}, and the condition would tell its value`,
          'use a field that everybody may see',
        ]
      : undefined,
  ),
  overKnown('R033', (field, { key, is }) =>
    is === 'between' && !typeOf(field).isOrdered
      ? [`${field.type} ${key} has no order`, `{ ${key}: [ … ] }`]
      : undefined,
  ),
  overKnown('R034', (field, clause) => {
    const values =
      clause.is === 'between' ? [clause.min, clause.max].filter(value => value !== undefined) : clause.values
    const wrong = values.find(
      value =>
        !(clause.is === 'between' && typeof value === 'string' && isRelativeDay(value) && isDay(field)) &&
        !isValue(field, value),
    )
    return typeOf(field).compares && !field.mask && wrong !== undefined
      ? [
          `${JSON.stringify(wrong)} is no value of ${clause.key}`,
          `{ '${clause.key}': a valid ${field.type} }`,
          { name: String(wrong), possible: optionsIn(field) },
        ]
      : undefined
  }),
  overKnown('R035', (field, { key }, { inForm }) =>
    !isSecret(field) && (!typeOf(field).compares || (inForm && (isCount(field) || isHeld(field))))
      ? [`${field.type} ${key} cannot be compared ${inForm ? 'in a form' : 'in a condition'}`, `{ ${key}: … } left out`]
      : undefined,
  ),
  {
    id: 'R036',
    find(resource) {
      const graph = waitsFor(resource)
      return ownFields(resource).flatMap(({ place, name }) =>
        when(
          reaches(graph, name, name),
          place,
          `whether ${name} is shown or required depends on itself`,
          `${name}: … without the condition that leads back to it`,
        ),
      )
    },
  },
]
