import { branchesOf } from '../branch.ts'
import { fieldOf } from '../fields.ts'
import { dimensionOf, isDerived, isInTime, measureNamed, mostTop } from '../statistics/index.ts'
import type { AnyReport, Part } from '../statistics/index.ts'
import type { Dimension } from '../statistics/dimensions.ts'
import { sidesOf } from '../statistics/partQuery.ts'
import { camelCase, each, found, named, oneOf, unknownOptions, when } from './Check.ts'
import type { Finding, Found, Registry } from './Check.ts'
import { factsChecks } from './facts.ts'
import { withNearest } from './nearest.ts'
import { partsOfFacts, partsOfReport } from './statisticsOptions.ts'
import { drawsParts, partMistakes, unknownMeasure } from './reportParts.ts'

type Reports = { readonly [name: string]: AnyReport }

/** A numbered rule over reports. */
interface ReportCheck {
  readonly id: string
  find(report: AnyReport, place: string, key: string, registry: Registry): Found[]
}

const sideMistakes = (report: AnyReport, name: string, registry: Registry, place: string): Found[] => {
  const { from, to, by } = report.sideBySide![name]!
  if (!report.filters.includes(name))
    return [found(place, `nobody can choose any ${name}: it is no filter of the report`, `filters: [ …, '${name}']`)]
  const told = Object.entries<Part>(report.parts).filter(
    ([, part]) => part.part !== 'without' && sidesOf(part).includes(name),
  )
  // Each part finds the largest by it, and so by all that the part is told by.
  const measured = measureNamed(report, by)
  const largestBy = measured
    ? told.flatMap(([part, one]) =>
        sidesOf(one)
          .filter(other => other !== 'step' && dimensionOf(measured.facts, other) === undefined)
          .map(other =>
            found(
              place,
              `${measured.facts.name} is not broken down by ${other}, and so does not tell the largest of ${part}`,
              oneOf(Object.keys(measured.facts.by)),
            ),
          ),
      )
    : [unknownMeasure(report, by, place)]
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
      `${name}: { from: 2, to: 5, by: '${by}' }`,
    ),
    ...largestBy,
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
        sidesOf(one).some(other => other !== name && Object.hasOwn(report.sideBySide!, other)),
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
    id: 'R232',
    find: ({ list, facts }, place) =>
      Object.keys(list?.list?.begins ?? {})
        .filter(name => !facts.every(({ by, day }) => name === day || Object.values<Dimension>(by).includes(name)))
        .map(name =>
          found(
            `${place}.list`,
            `the list of ${list!.name} begins filtered by ${name}, which figures above it cannot be asked by`,
            `begins without ${name}, or by: { ${name}: '${name}' } of its facts`,
          ),
        ),
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
  const misshapen = [
    ...facts.flatMap(one => partsOfFacts(one, `facts.${one.name}`)),
    ...Object.values(reports).flatMap(one => partsOfReport(one, `reports.${one.name}`)),
  ].flatMap(unknownOptions)
  // What it means can be told once it says what it can say.
  if (misshapen.length > 0) return misshapen.map(wrong => ({ id: 'R241', ...withNearest(wrong) }))
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
