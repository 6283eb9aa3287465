import * as yup from 'yup'
import { branchesOf } from '../branch.ts'
import { clausesOf } from '../condition.ts'
import type { AnyCondition } from '../condition.ts'
import type { Field } from '../field.ts'
import { fieldOf } from '../fields.ts'
import {
  addsUp,
  addsUpOverTime,
  askedWords,
  dimensionOf,
  fieldNameOf,
  isDerived,
  isInTime,
  measureNamed,
  measureOf,
  mostDimensions,
  mostTop,
} from '../statistics/index.ts'
import type { AnyFacts, AnyReport, Part } from '../statistics/index.ts'
import type { Dimension } from '../statistics/dimensions.ts'
import type { Measure } from '../statistics/measures.ts'
import type { NamedMeasure } from '../statistics/read.ts'
import { isDay, isFlag, isMoment, isReference, isSecret, typeOf } from '../typeOf.ts'
import { isValue } from '../types/ruleOf.ts'
import { found, named, oneOf, when } from './Check.ts'
import type { Finding, Found, Registry } from './Check.ts'
import { nearest } from './nearest.ts'
import { leadsToStaff, staffRef } from './references.ts'
import { rollUpMistakes } from './rollUps.ts'

type Reports = { readonly [name: string]: AnyReport }

/** A numbered rule over facts, or over reports. */
interface FactsCheck {
  readonly id: string
  find(facts: AnyFacts, registry: Registry, place: string, all: readonly AnyFacts[]): Found[]
}
interface ReportCheck {
  readonly id: string
  find(report: AnyReport, place: string, key: string, registry: Registry): Found[]
}

const camelCase = /^[a-z][a-zA-Z0-9]{0,39}$/

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

const each = <T>(
  place: string,
  declared: { readonly [name: string]: T },
  mistakes: (name: string, one: T, place: string) => Found[],
): Found[] => Object.entries(declared).flatMap(([name, one]) => mistakes(name, one, `${place}.${name}`))

const factsChecks: readonly FactsCheck[] = [
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

/** What a part is told by, beside the steps of time. */
const placesOf = (part: Part): readonly string[] => {
  switch (part.part) {
    case 'figures':
    case 'largest':
      return []
    case 'without':
      return [part.over]
    case 'chart':
      return [part.over, part.split].filter(name => name !== undefined)
    case 'table':
      return [...[part.rows].flat(), part.columns].filter(
        (name): name is string => name !== undefined && name !== 'measures',
      )
  }
}

const largestMistakes = ({ facts, measure }: NamedMeasure, columns: readonly string[], place: string): Found[] => {
  const listed: readonly string[] = facts.of.list?.columns ?? []
  return [
    ...when(
      measure.is !== 'sum' || measure.negated === true || !listed.includes(measure.field),
      place,
      `rows are ordered by a column of the list of ${facts.of.name} that the measure is the sum of`,
      `largest('${facts.name}.…', [ … ])`,
    ),
    ...when(columns.length === 0, place, 'it shows nothing of its rows', `columns: [${oneOf(listed)}]`),
    ...columns
      .filter(name => !listed.includes(name))
      .map(name => found(place, `the list of ${facts.of.name} has no column ${name}`, `columns: [${oneOf(listed)}]`)),
  ]
}

const withoutMistakes = (
  report: AnyReport,
  { over, columns, where = {} }: Part & { readonly part: 'without' },
  registry: Registry,
  place: string,
): Found[] => {
  const facts = report.facts.find(one => dimensionOf(one, over) !== undefined)
  if (facts === undefined) return []
  const dimension = dimensionOf(facts, over)!
  const field = isDerived(dimension) ? undefined : fieldOf(facts.of, dimension)
  const target = field && isReference(field) ? named(registry, field.to) : undefined
  const listed: readonly string[] = target?.list?.columns ?? []
  const filters: readonly string[] = target?.list?.filters ?? []
  if (target?.list === undefined)
    return [
      found(
        place,
        `${over} leads to no list of records`,
        `over: ${oneOf(Object.keys(facts.by).filter(name => isReference(fieldOf(facts.of, fieldNameOf(facts.by[name]!))!)))}`,
      ),
    ]
  return [
    ...when(columns.length === 0, place, 'it shows nothing of its records', `columns: [${oneOf(listed)}]`),
    ...columns
      .filter(name => !listed.includes(name))
      .map(name => found(place, `the list of ${target.name} has no column ${name}`, `columns: [${oneOf(listed)}]`)),
    ...Object.keys(where)
      .filter(name => !filters.includes(name))
      .map(name => found(place, `the list of ${target.name} has no filter ${name}`, `where: { ${oneOf(filters)}: … }`)),
  ]
}

/** Figures that have room beside each other on a desk. */
const mostFigures = 5

const partMistakes = (report: AnyReport, part: Part, registry: Registry, place: string): Found[] => {
  const measures = part.measures.map(whole => ({ whole, known: measureNamed(report, whole) }))
  const unknown = measures
    .filter(({ known }) => known === undefined)
    .map(({ whole }) => {
      const all = report.facts.flatMap(facts => Object.keys(facts.measures).map(name => `${facts.name}.${name}`))
      const meant = nearest(whole, all)
      return found(
        place,
        `there is no measure ${whole}${meant === undefined ? '' : `: did you mean ${meant}?`}`,
        `measures: [${oneOf(all)}]`,
      )
    })
  if (unknown.length > 0) return unknown
  const asked = [...new Set(measures.map(({ known }) => known!.facts))]
  const places = placesOf(part)
  const dimensions = places.filter(name => name !== 'step')
  return [
    ...when(part.measures.length === 0, place, 'it shows no number', 'measures: [ … ]'),
    ...when(
      part.part === 'figures' && part.measures.length > mostFigures,
      place,
      `more than ${mostFigures} figures do not stand beside each other, and the place that is kept for them is one row`,
      'two parts',
    ),
    ...dimensions.flatMap(name =>
      asked
        .filter(facts => dimensionOf(facts, name) === undefined)
        .map(facts => found(place, `${facts.name} is not broken down by ${name}`, oneOf(Object.keys(facts.by)))),
    ),
    ...when(
      places.includes('step') && asked.some(facts => facts.day === undefined),
      place,
      'what has no day has no course of time',
      `over: ${oneOf(Object.keys(asked[0]?.by ?? {}))}`,
    ),
    ...when(
      new Set(places).size < places.length || dimensions.length > mostDimensions,
      place,
      `an answer is broken down by ${mostDimensions} dimensions at most, each once`,
      'fewer of them',
    ),
    ...(part.part !== 'chart'
      ? []
      : [
          ...when(
            part.as === 'multiples' && (part.over !== 'step' || part.split === undefined || part.measures.length !== 1),
            place,
            'multiples are the course of one measure, a small chart for each group',
            "measures: [one], over: 'step', split: '…'",
          ),
          ...when(
            part.as === 'scatter' && part.measures.length !== 2,
            place,
            'a scatter has one measure across and one up',
            'measures: [across, up]',
          ),
          ...when(
            ['ring', 'histogram', 'pyramid'].includes(part.as) && part.over === 'step',
            place,
            `a ${part.as} shows no course of time`,
            "as: 'line'",
          ),
          ...when(
            part.top !== undefined && !(Number.isInteger(part.top) && part.top > 0),
            place,
            'top is how many groups are drawn',
            'top: 10',
          ),
          ...when(
            part.cumulative === true &&
              (part.over !== 'step' || measures.some(({ known }) => !addsUpOverTime(known!.facts, known!.name))),
            place,
            'only what adds up over time can be added up over it',
            'without cumulative',
          ),
          ...when(
            part.as === 'ring' && measures.some(({ known }) => !addsUp(known!.facts, known!.name)),
            place,
            'slices of a ring add up to the whole, and this measure does not',
            "as: 'bars'",
          ),
        ]),
    ...(part.part !== 'figures' || part.extremes === undefined
      ? []
      : measures
          .filter(({ known }) => !addsUpOverTime(known!.facts, known!.name) || known!.facts.day === undefined)
          .map(({ whole }) =>
            found(place, `${whole} does not add up over time, so that no step of it is the best`, 'without extremes'),
          )),
    ...(part.part !== 'figures' || part.range === undefined
      ? []
      : when(
          report.range === 'now' || !asked.every(isInTime),
          place,
          'what is not placed in time is of no range',
          'without range',
        )),
    ...(part.part !== 'largest' ? [] : largestMistakes(measures[0]!.known!, part.columns, place)),
    ...(part.part !== 'without' ? [] : withoutMistakes(report, part, registry, place)),
    ...(part.part === 'table' && part.differences === true
      ? when(
          part.columns === undefined,
          place,
          'columns are told by how much they differ from the first one, and it has none',
          `columns: ${oneOf(Object.keys(asked[0]?.by ?? {}))}`,
        )
      : []),
    ...(part.part === 'table' && part.sort !== undefined
      ? when(
          !part.measures.includes(part.sort),
          place,
          `it does not show ${part.sort}, by which it is sorted`,
          `sort: ${oneOf(part.measures)}`,
        )
      : []),
  ]
}

/** Whether the numbers of groups are drawn as parts of a whole. */
const drawsParts = (part: Part): boolean =>
  part.part === 'chart' &&
  (['ring', 'stackedBars', 'pyramid'].includes(part.as) || (part.as === 'area' && part.split !== undefined))

const sideMistakes = (report: AnyReport, name: string, registry: Registry, place: string): Found[] => {
  const { from, to } = report.sideBySide![name]!
  if (!report.filters.includes(name))
    return [found(place, `nobody can choose any ${name}: it is no filter of the report`, `filters: [ …, '${name}']`)]
  const told = Object.entries<Part>(report.parts).filter(
    ([, part]) => part.part !== 'without' && placesOf(part).includes(name),
  )
  const trees = report.facts.flatMap(facts => {
    const dimension = dimensionOf(facts, name)
    const field = dimension === undefined || isDerived(dimension) ? undefined : fieldOf(facts.of, dimension)
    return field && branchesOf(field, to => named(registry, to)) ? [{ facts, field: String(dimension) }] : []
  })
  return [
    ...when(
      !(Number.isInteger(from) && Number.isInteger(to) && from >= 2 && to >= from && to <= mostTop),
      place,
      `two of them at least stand side by side, and no more than ${mostTop}`,
      `${name}: { from: 2, to: 5 }`,
    ),
    ...when(
      told.length === 0,
      place,
      `no part is told by ${name}`,
      `table({ rows: 'measures', columns: '${name}', … })`,
    ),
    ...told.flatMap(([part, one]) => [
      ...when(
        one.part === 'chart' && one.top !== undefined,
        place,
        `how many ${name} ${part} has is said here`,
        'without top',
      ),
      ...when(
        placesOf(one).some(other => other !== name && Object.hasOwn(report.sideBySide!, other)),
        place,
        `${part} has two kinds of what is put side by side`,
        'one of them',
      ),
      ...when(
        trees.length > 0 && drawsParts(one),
        place,
        `records of ${name} may lie within each other, and ${part} draws parts of a whole`,
        "as: 'bars'",
      ),
    ]),
    ...trees
      .filter(({ facts, field }) => !(facts.of.list?.filters ?? []).includes(field as never))
      .map(({ facts, field }) =>
        found(
          place,
          `the list of ${facts.of.name} cannot be filtered by ${field}, so that numbers of branches lead nowhere`,
          `list: { filters: [ …, '${field}'] }`,
        ),
      ),
  ]
}

const reportChecks: readonly ReportCheck[] = [
  {
    id: 'R180',
    find: (report, place, key) => [
      ...when(
        key !== report.name || !camelCase.test(report.name),
        place,
        `a report is known by its name in camel case, and this one as ${key}`,
        `${report.name},`,
      ),
      ...when(
        new Set(report.facts.map(({ name }) => name)).size < report.facts.length || report.facts.length === 0,
        `${place}.facts`,
        'it rests on some facts, each once',
        'facts: [payments]',
      ),
      ...when(
        report.list !== undefined && report.facts.some(({ of }) => of !== report.list),
        `${place}.list`,
        `what stands on the list of ${report.list?.name} is of its rows`,
        `facts of ${report.list?.name}, or without list`,
      ),
    ],
  },
  {
    id: 'R181',
    find: (report, place) => [
      ...report.filters.flatMap(name =>
        report.facts
          .filter(facts => dimensionOf(facts, name) === undefined)
          .map(facts =>
            found(`${place}.filters`, `${facts.name} cannot be filtered by ${name}`, oneOf(Object.keys(facts.by))),
          ),
      ),
      ...(report.list !== undefined
        ? when(report.range !== 'now', `${place}.range`, 'it is of the days that its list is of', "range: 'now'")
        : when(
            (report.range === 'now') === report.facts.some(isInTime),
            `${place}.range`,
            report.range === 'now' ? 'its facts are placed in time' : 'none of its facts is placed in time',
            report.range === 'now' ? "range: 'thisMonth'" : "range: 'now'",
          )),
    ],
  },
  {
    id: 'R182',
    find: (report, place, _key, registry) =>
      each(`${place}.parts`, report.parts, (_name, part, at) => partMistakes(report, part, registry, at)),
  },
  {
    id: 'R183',
    find: (report, place, _key, registry) =>
      each(`${place}.sideBySide`, report.sideBySide ?? {}, (name, _between, at) =>
        sideMistakes(report, name, registry, at),
      ),
  },
]

/**
 * Everything that is wrong with reports and the facts that they rest on; of facts that are known under one name, each
 * once.
 */
export const checkReports = (reports: Reports, registry: Registry): Finding[] => {
  const facts = [...new Set(Object.values(reports).flatMap(report => report.facts))]
  return [
    ...factsChecks.flatMap(({ id, find }) =>
      facts.flatMap(one => find(one, registry, `facts.${one.name}`, facts).map(wrong => ({ id, ...wrong }))),
    ),
    ...reportChecks.flatMap(({ id, find }) =>
      Object.entries(reports).flatMap(([key, report]) =>
        find(report, `reports.${report.name}`, key, registry).map(wrong => ({ id, ...wrong })),
      ),
    ),
  ]
}
