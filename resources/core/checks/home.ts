import * as yup from 'yup'
import { clausesOf } from '../condition.ts'
import type { AnyCondition } from '../condition.ts'
import { fieldOf } from '../fields.ts'
import type { CountPart, FromReport, HomePart, HomeParts, RowsPart } from '../home.ts'
import type { AnyResource } from '../resource.ts'
import { hasPage } from '../statistics/index.ts'
import type { AnyReport } from '../statistics/index.ts'
import { isReference, typeOf } from '../typeOf.ts'
import { isValue } from '../types/ruleOf.ts'
import { found, named, oneOf, unknownOptions, when } from './Check.ts'
import type { Finding, Found, Registry } from './Check.ts'
import { withNearest } from './nearest.ts'
import { optionsOfHomePart } from './pageOptions.ts'

type Reports = { readonly [name: string]: AnyReport }

const waits = (one: HomePart): one is CountPart | RowsPart => one.part === 'count' || one.part === 'rows'

/**
 * What is counted by the filters of a list, so that the number and the list are the same rows; without a condition all
 * of them are.
 */
export const filterMistakes = (
  of: AnyResource,
  condition: AnyCondition | undefined,
  registry: Registry,
  place: string,
): Found[] => {
  if (named(registry, of.name) !== of || of.actions['list'] === undefined)
    return [found(place, `${of.name} has no list`, 'a resource with list: { columns: [ … ] }, actions: { list: {} }')]
  const filters = of.list?.filters ?? []
  return [
    ...when(
      condition !== undefined && clausesOf(condition).length === 0,
      `${place}.when`,
      'all rows wait',
      `when: { ${filters[0] ?? 'field'}: … }`,
    ),
    ...clausesOf(condition ?? {}).flatMap(clause => {
      const field = filters.includes(clause.key) ? fieldOf(of, clause.key) : undefined
      if (field === undefined)
        return [found(`${place}.when`, `the list of ${of.name} cannot be filtered by ${clause.key}`, oneOf(filters))]
      const isRange = typeOf(field).filter === 'range'
      const values = clause.is === 'between' ? [] : clause.values
      return [
        ...when(
          clause.is === 'notIn' || (clause.is === 'between') !== isRange,
          `${place}.when`,
          `its filter ${clause.key} cannot say that`,
          isRange ? `{ ${clause.key}: { max: … } }` : `{ ${clause.key}: [ … ] }`,
        ),
        ...values
          .filter(value => value === null || !isValue(field, value, yup))
          .map(value =>
            found(
              `${place}.when`,
              `${JSON.stringify(value)} is no value of ${clause.key}`,
              `{ ${clause.key}: a valid ${field.type} }`,
            ),
          ),
      ]
    }),
  ]
}

const waitingMistakes = (
  { of, when: condition, ...one }: CountPart | RowsPart,
  registry: Registry,
  place: string,
): Found[] => {
  const shown = one.part === 'rows' ? [one.names, one.about, one.at].filter(name => name !== undefined) : []
  const [sorted] = one.sort ?? []
  const order = sorted === undefined || sorted === 'id' ? undefined : fieldOf(of, sorted)
  return [
    ...filterMistakes(of, condition, registry, place),
    ...shown
      .filter(name => fieldOf(of, name) === undefined)
      .map(name => found(place, `${of.name} has no field ${name}`, oneOf(Object.keys(of.fields)))),
    ...shown
      .filter(name => fieldOf(of, name)?.mask !== undefined || fieldOf(of, name)?.permission?.read !== undefined)
      .map(name => found(place, `not everybody who may see the list may see ${name}`, 'another field')),
    ...when(
      sorted !== undefined &&
        sorted !== 'id' &&
        (!order || !typeOf(order).sortable || order.mask !== undefined || order.permission?.read !== undefined),
      `${place}.sort`,
      `its list is not sorted by ${sorted} for everybody`,
      `sort: ['id', 'DESC']`,
    ),
    ...(one.part === 'rows' && !isReference(fieldOf(of, one.names))
      ? when(
          of.actions['get'] === undefined,
          place,
          `a row of ${of.name} leads nowhere`,
          'names: a reference, or actions: { get: {} }',
        )
      : []),
  ]
}

const hasOwnRange = ({ report, shown }: FromReport): boolean => {
  const part = report.parts[shown]
  return part?.part === 'figures' && part.range !== undefined
}

const mistakes = (one: HomePart, registry: Registry, reports: Reports, place: string): Found[] => {
  if (waits(one)) return waitingMistakes(one, registry, place)
  if (one.part === 'own') return when(!(one.height > 0), `${place}.height`, 'its place has no height', 'height: 240')
  return [
    ...when(
      !Object.values(reports).includes(one.report),
      place,
      `${one.report.name} is none of the reports`,
      oneOf(Object.keys(reports)),
    ),
    ...when(
      !hasPage(one.report),
      place,
      `${one.report.name} has no page to lead to`,
      oneOf(Object.keys(reports).filter(name => hasPage(reports[name]!))),
    ),
    ...when(
      !Object.hasOwn(one.report.parts, one.shown),
      place,
      `${one.report.name} has no part ${one.shown}`,
      oneOf(Object.keys(one.report.parts)),
    ),
    ...when(
      hasOwnRange(one) && one.range !== undefined,
      place,
      `${one.shown} of ${one.report.name} has a range of its own`,
      'no range',
    ),
    ...when(
      one.report.range === 'now' && one.range !== undefined,
      place,
      `${one.report.name} is not placed in time`,
      'no range',
    ),
  ]
}

/**
 * Everything that is wrong with the parts of the home page, by capability: of two that go by one name the later would
 * take the place of the other.
 */
export const checkHome = (
  capabilities: { readonly [name: string]: HomeParts },
  registry: Registry,
  reports: Reports,
): Finding[] => {
  const all = Object.entries(capabilities).flatMap(([capability, parts]) =>
    Object.entries(parts).map(([name, one]) => ({ place: `${capability}.home.${name}`, name, one })),
  )
  return [
    ...all.flatMap(({ place, name }, at) =>
      when(
        all.findIndex(other => other.name === name) !== at,
        place,
        'another part of the home page has this name',
        'another name',
      ).map(wrong => ({ id: 'R192', ...wrong })),
    ),
    ...all.flatMap(({ place, one }) => {
      const misshapen = unknownOptions(optionsOfHomePart(one, place))
      return misshapen.length > 0
        ? misshapen.map(wrong => ({ id: 'R242', ...withNearest(wrong) }))
        : mistakes(one, registry, reports, place).map(wrong => ({ id: 'R191', ...wrong }))
    }),
  ]
}
