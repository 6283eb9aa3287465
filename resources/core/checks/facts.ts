import * as yup from 'yup'
import { clausesOf } from '../condition.ts'
import type { AnyCondition } from '../condition.ts'
import type { Field } from '../field.ts'
import { fieldOf } from '../fields.ts'
import { addsUpOverTime, askedWords, fieldNameOf, isDerived, measureOf } from '../statistics/index.ts'
import type { AnyFacts } from '../statistics/index.ts'
import type { Dimension } from '../statistics/dimensions.ts'
import type { Measure } from '../statistics/measures.ts'
import { isDay, isFlag, isMoment, isReference, isSecret, typeOf } from '../typeOf.ts'
import { isValue } from '../types/ruleOf.ts'
import { camelCase, each, found, named, oneOf, when } from './Check.ts'
import type { Found, Registry } from './Check.ts'
import { leadsToStaff, staffRef } from './references.ts'
import { rollUpMistakes } from './rollUps.ts'

/** A numbered rule over facts. */
interface FactsCheck {
  readonly id: string
  find(facts: AnyFacts, registry: Registry, place: string, all: readonly AnyFacts[]): Found[]
}

/** Why nobody may learn the values of a field by numbers; undefined where everybody may. */
const hidden = (field: Field): string | undefined =>
  isSecret(field)
    ? 'is secret'
    : field.mask
      ? 'is masked'
      : field.permission?.read
        ? 'is not for everybody who may read the records'
        : undefined

const isMeasured = (field: Field): boolean =>
  typeOf(field).summable === true || (typeOf(field).compares === 'numeric' && !isReference(field))

/** Whether values are few, or lead to records: what something can be broken down by. */
const isGrouping = (field: Field): boolean =>
  isReference(field) || isFlag(field) || (typeOf(field).filter === 'equals' && typeOf(field).text === undefined)

const own = ({ of }: AnyFacts, name: string): Field | undefined => fieldOf(of, name)

const fieldsThat = (facts: AnyFacts, suits: (field: Field) => boolean): string =>
  oneOf(Object.keys(facts.of.fields).filter(name => suits(facts.of.fields[name]!)))

const dimensionMistakes = (facts: AnyFacts, dimension: Dimension, place: string): Found[] => {
  const field = own(facts, fieldNameOf(dimension))
  if (field === undefined)
    return [found(place, `${facts.of.name} has no field ${fieldNameOf(dimension)}`, fieldsThat(facts, isGrouping))]
  const why = hidden(field)
  if (why !== undefined)
    return [
      found(
        place,
        `${fieldNameOf(dimension)} ${why}, and a number would tell its values`,
        fieldsThat(facts, one => isGrouping(one) && hidden(one) === undefined),
      ),
    ]
  if (typeOf(field).column(field) === null)
    return [found(place, `${field.type} ${fieldNameOf(dimension)} is not stored`, fieldsThat(facts, isGrouping))]
  if (!isDerived(dimension))
    return when(
      !isGrouping(field),
      place,
      `${field.type} ${dimension} has too many values to break anything down by`,
      `${fieldsThat(facts, isGrouping)}, or bands('${dimension}', [ … ])`,
    )
  switch (dimension.is) {
    case 'hour':
      return when(
        !isMoment(field),
        place,
        `${dimension.field} is no moment, which alone has an hour`,
        fieldsThat(facts, isMoment),
      )
    case 'ageGroup':
      return when(!isDay(field), place, `${dimension.field} is no day of birth`, fieldsThat(facts, isDay))
    case 'weekday':
      return when(
        !isMoment(field) && !isDay(field),
        place,
        `${dimension.field} is neither a day nor a moment`,
        fieldsThat(facts, one => isMoment(one) || isDay(one)),
      )
    default: {
      const bounds = dimension.is === 'bands' ? dimension.values : dimension.from
      const isAscending = bounds.every((bound, at) => Number.isFinite(bound) && (at === 0 || bound > bounds[at - 1]!))
      return [
        ...when(
          !isMeasured(field),
          place,
          `${field.type} ${dimension.field} is no number`,
          fieldsThat(facts, isMeasured),
        ),
        ...when(
          bounds.length === 0 || !isAscending,
          place,
          `${JSON.stringify(bounds)} are no numbers from the smallest to the largest`,
          `${dimension.is}('${dimension.field}', [1, 10, 100])`,
        ),
      ]
    }
  }
}

const measureMistakes = (facts: AnyFacts, name: string, measure: Measure, place: string): Found[] => {
  const others = oneOf(Object.keys(facts.measures).filter(other => other !== name))
  const unknown = ['of', 'by', 'less', 'and'].flatMap(part => {
    const other = (measure as { readonly [part: string]: unknown })[part]
    return typeof other === 'string' && measureOf(facts, other) === undefined
      ? [found(place, `${facts.name} measures no ${other}`, `${part}: ${others}`)]
      : []
  })
  if (unknown.length > 0 || !('field' in measure)) return unknown
  const field = own(facts, measure.field)
  if (field === undefined)
    return [
      found(
        place,
        `${facts.of.name} has no field ${measure.field}`,
        fieldsThat(facts, measure.is === 'distinct' ? isReference : isMeasured),
      ),
    ]
  const why = hidden(field)
  return [
    ...when(
      why !== undefined,
      place,
      `${measure.field} ${why}, and a number would tell it`,
      fieldsThat(facts, one => isMeasured(one) && hidden(one) === undefined),
    ),
    ...when(
      measure.is === 'distinct' ? !isReference(field) : !isMeasured(field),
      place,
      measure.is === 'distinct'
        ? `${measure.field} leads to no record`
        : `${field.type} ${measure.field} cannot be summed up`,
      fieldsThat(facts, measure.is === 'distinct' ? isReference : isMeasured),
    ),
    ...when(
      measure.is === 'quantile' && !(measure.at > 0 && measure.at < 1),
      place,
      'a quantile lies between 0 and 1',
      `quantile('${measure.field}', 0.5)`,
    ),
  ]
}

/** Measures that a measure follows from, at any depth; undefined where that leads back to it. */
const isCircle = (facts: AnyFacts, name: string, seen: readonly string[] = []): boolean => {
  if (seen.includes(name)) return true
  const measure = measureOf(facts, name) as
    | { readonly of?: string; readonly by?: string; readonly less?: string; readonly and?: string }
    | undefined
  return [measure?.of, measure?.by, measure?.less, measure?.and].some(
    other => other !== undefined && isCircle(facts, other, [...seen, name]),
  )
}

const conditionMistakes = (
  facts: AnyFacts,
  condition: AnyCondition | undefined,
  registry: Registry,
  place: string,
): Found[] =>
  clausesOf(condition ?? {}).flatMap(clause => {
    const [first = '', hop] = clause.key.split('.')
    const ref = own(facts, first)
    const field =
      hop === undefined ? ref : isReference(ref) ? fieldOf(named(registry, ref.to) ?? facts.of, hop) : undefined
    if (field === undefined)
      return [
        found(
          place,
          `there is no field ${clause.key}`,
          fieldsThat(facts, one => typeOf(one).compares !== undefined),
        ),
      ]
    const values = clause.is === 'between' ? [] : clause.values.filter(value => value !== null)
    return [
      ...when(
        hidden(field) !== undefined || typeOf(field).compares === undefined,
        place,
        `${clause.key} cannot be looked at`,
        fieldsThat(facts, one => typeOf(one).compares !== undefined && hidden(one) === undefined),
      ),
      ...values
        .filter(value => !isValue(field, value, yup))
        .map(value =>
          found(
            place,
            `${JSON.stringify(value)} is no value of ${clause.key}`,
            `{ '${clause.key}': a valid ${field.type} }`,
          ),
        ),
    ]
  })

export const factsChecks: readonly FactsCheck[] = [
  {
    id: 'R170',
    find: (facts, _registry, place, all) => [
      ...when(all.find(other => other.name === facts.name) !== facts, place, 'two facts have one name', 'another name'),
      ...when(
        !camelCase.test(facts.name),
        place,
        'facts are named in camel case by letters and digits, at most 40',
        "name: 'payments'",
      ),
      ...each(`${place}.by`, facts.by, (name, _one, at) =>
        when(
          !camelCase.test(name) || (askedWords as readonly string[]).includes(name),
          at,
          `a question has a word of its own for ${name}, or it is not in camel case`,
          'another name',
        ),
      ),
      ...each(`${place}.measures`, facts.measures, (name, _one, at) =>
        when(!camelCase.test(name), at, 'a measure is named in camel case', 'another name'),
      ),
    ],
  },
  {
    id: 'R171',
    find: (facts, registry, place) => [
      ...when(
        named(registry, facts.of.name) !== facts.of,
        `${place}.of`,
        `the registry knows no ${facts.of.name}`,
        `facts(${oneOf(Object.keys(registry)).slice(0, 60)} …)`,
      ),
      ...when(
        facts.of.list === undefined || facts.of.actions['list'] === undefined,
        `${place}.of`,
        `${facts.of.name} has no list, so that its numbers lead nowhere`,
        'list: { columns: [ … ] }, actions: { list: {} }',
      ),
    ],
  },
  {
    id: 'R172',
    find: ({ day, takesRange, of }, _registry, place) => {
      const field = day === undefined ? undefined : fieldOf(of, day)
      return [
        ...when(
          day !== undefined && (field === undefined || (!isDay(field) && !isMoment(field))),
          `${place}.day`,
          `${day} is neither a day nor a moment of ${of.name}`,
          `day: ${oneOf(Object.keys(of.fields).filter(name => isDay(of.fields[name]) || isMoment(of.fields[name])))}`,
        ),
        ...when(
          day !== undefined && field !== undefined && !(of.list?.filters ?? []).includes(day as never),
          `${place}.day`,
          `the list of ${of.name} cannot be filtered by ${day}, so that numbers lead to other rows`,
          `list: { filters: [ …, '${day}'] }`,
        ),
        ...when(
          takesRange === true &&
            (day !== undefined ||
              of.rows === undefined ||
              !['from', 'to'].every(name => Object.hasOwn(of.actions['list']?.input ?? {}, name))),
          `${place}.takesRange`,
          `${of.name} is asked for no from and to`,
          "rows: 'query', actions: { list: { input: { from: date(), to: date() } } }, or day",
        ),
      ]
    },
  },
  {
    id: 'R178',
    find: ({ own: name, asListed, of }, registry, place) =>
      name === undefined
        ? []
        : [
            ...when(
              !leadsToStaff(of, name, registry) || typeOf(of.fields[name]!).column(of.fields[name]!) === null,
              `${place}.own`,
              `${name} is no ref to a resource whose records are linked to operators`,
              staffRef(name),
            ),
            ...when(
              asListed === true,
              `${place}.asListed`,
              'what everybody is told who sees the list is nobody’s own',
              'either own or asListed',
            ),
          ],
  },
  {
    id: 'R173',
    find: (facts, _registry, place) =>
      each(`${place}.by`, facts.by, (_name, dimension, at) => dimensionMistakes(facts, dimension, at)),
  },
  {
    id: 'R174',
    find: (facts, _registry, place) =>
      each(`${place}.measures`, facts.measures, (name, measure, at) => measureMistakes(facts, name, measure, at)),
  },
  {
    id: 'R175',
    find(facts, _registry, place) {
      const circles = each(`${place}.measures`, facts.measures, (name, _measure, at) =>
        when(isCircle(facts, name), at, `${name} follows from itself`, `${name}: count()`),
      )
      return circles.length > 0
        ? circles
        : each(`${place}.measures`, facts.measures, (_name, measure, at) =>
            measure.is !== 'balance'
              ? []
              : [
                  ...when(
                    facts.day === undefined,
                    at,
                    'a balance is what stood on a day, and the rows have none',
                    "day: '…'",
                  ),
                  ...when(
                    !addsUpOverTime(facts, measure.of),
                    at,
                    `${measure.of} does not add up over time`,
                    `balance(${oneOf(Object.keys(facts.measures).filter(other => addsUpOverTime(facts, other)))})`,
                  ),
                ],
          )
    },
  },
  {
    id: 'R176',
    find: (facts, registry, place) => [
      ...conditionMistakes(facts, facts.where, registry, `${place}.where`),
      ...each(`${place}.measures`, facts.measures, (_name, measure, at) =>
        'where' in measure ? conditionMistakes(facts, measure.where, registry, at) : [],
      ),
    ],
  },
  { id: 'R177', find: (facts, _registry, place) => rollUpMistakes(facts, `${place}.rollUps`) },
]
