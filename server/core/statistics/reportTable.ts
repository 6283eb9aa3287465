import { writingIn } from '../../../i18n/writing.ts'
import { stamps } from '../../../resources/core/stamps.ts'
import { dimensionOf, isDerived, valuesOf as valuesIn } from '../../../resources/core/statistics/index.ts'
import type { AnyFacts, Comparison, ReportAnswer, ReportRow } from '../../../resources/core/statistics/index.ts'
import { withoutRows } from '../../../resources/core/statistics/declared.ts'
import { isBare } from '../../../resources/core/statistics/derivedLabel.ts'
import { periodText } from '../../../resources/core/statistics/written.ts'
import type { Words } from '../../../resources/core/words.ts'
import type { Execution } from '../execution.ts'
import { factsIn } from './Asked.ts'
import type { Asked, AskedMeasure } from './Asked.ts'
import type { Writer } from './writer.ts'

type Numbers = Readonly<Record<string, number | null | undefined>>

/** An answer as a table: a title above each column, and the rows below. */
export interface Table<T> {
  readonly titles: readonly string[]
  readonly rows: readonly (readonly (T | null)[])[]
}

/** How a call's reader is spoken to. */
export const wordsOf = ({ host: { translate }, language, timeZone }: Execution): Words => ({
  t: (key, parameters) => translate(language, key, parameters),
  format: writingIn(language, timeZone),
})

/** What a dimension is called. */
export const dimensionTitle = (words: Words, asked: Asked, name: string): string =>
  titleIn(words, factsIn(asked)[0]!, name)

/** What a dimension of some facts is called. */
export const titleIn = ({ t }: Words, facts: AnyFacts, name: string): string => {
  const dimension = dimensionOf(facts, name)!
  return t(
    isDerived(dimension)
      ? `facts.${facts.name}.dimensions.${name}`
      : dimension in stamps
        ? `fields.${dimension}`
        : `resources.${facts.of.name}.fields.${dimension}`,
  )
}

/** What a measure is called, or its number of a range that it is compared with. */
export const measureTitle = ({ t }: Words, { facts, name }: AskedMeasure, compared?: Comparison): string => {
  const title = t(`facts.${facts.name}.measures.${name}.name`)
  return compared === undefined ? title : t(`statistics.compared.${compared}`, { measure: title })
}

/** What a row or a group of columns is of; what it leaves open it is the total over. */
interface Place {
  readonly period?: string
  readonly keys: Readonly<Record<string, unknown>>
  /** What stands before its numbers, or above them. */
  readonly label?: string
}

const labelsOf = ({ labels }: ReportRow): Readonly<Record<string, string | null | undefined>> => labels

const placeOf = ({ period, keys }: Place, by: readonly string[]): string =>
  JSON.stringify([
    period ?? null,
    ...by.map(name => (Object.hasOwn(keys, name) ? [(keys as Readonly<Record<string, unknown>>)[name]] : null)),
  ])

/** Numbers under a column that would say nothing by themselves are told by what they are of: `Package 30`. */
const groupTitle = (words: Words, asked: Asked, name: string, label: string): string => {
  const dimension = dimensionOf(factsIn(asked)[0]!, name)!
  return isBare(dimension)
    ? words.t('statistics.column', { dimension: dimensionTitle(words, asked, name), value: label })
    : label
}

/**
 * The groups of columns in their order: steps by time, groups and options as they are declared, else by their names.
 * "None" comes last.
 */
const groupsOf = (words: Words, asked: Asked, answer: ReportAnswer, columns: string | undefined): readonly Place[] => {
  if (columns === undefined) return [{ keys: {} }]
  const total: readonly Place[] = asked.totals ? [{ keys: {}, label: words.t('statistics.total') }] : []
  if (columns === 'step') {
    const periods = [...new Set(answer.rows.flatMap(({ period }) => (period === undefined ? [] : [period])))].sort()
    return [...periods.map(period => ({ period, keys: {}, label: periodText(words, period, asked.step!) })), ...total]
  }
  const facts = factsIn(asked)[0]!
  const order = valuesIn(facts, dimensionOf(facts, columns)!)?.map(String)
  const met = new Map(
    answer.rows.map(row => [
      JSON.stringify(row.keys[columns] ?? null),
      { keys: { [columns]: row.keys[columns] ?? null }, label: labelsOf(row)[columns] ?? '' },
    ]),
  )
  const rank = ({ keys }: Place): number =>
    keys[columns] === null ? Infinity : (order?.indexOf(String(keys[columns])) ?? 0)
  const groups = [...met.values()].sort((one, other) =>
    rank(one) === rank(other) ? one.label.localeCompare(other.label, 'zh') : rank(one) - rank(other),
  )
  return [...groups.map(group => ({ ...group, label: groupTitle(words, asked, columns, group.label) })), ...total]
}

/**
 * An answer as a table: a row for each group and step, with totals last where they were asked for. `columns` is the
 * dimension, or the step, whose values stand beside each other. Steps are called as the page calls them; days stay
 * days, which spreadsheets can reckon with.
 */
export const reportTable = <T>(
  call: Execution,
  asked: Asked,
  answer: ReportAnswer,
  columns: string | undefined,
  { text, day, number }: Writer<T>,
): Table<T> => {
  const words = wordsOf(call)
  const { step, measures } = asked
  const [hasStep, by] = [step !== undefined && columns !== 'step', asked.by.filter(name => name !== columns)]
  const groups = groupsOf(words, asked, answer, columns)
  const compared = columns === undefined ? asked.compare : []
  const known = new Map([...answer.rows, ...answer.subtotals, answer.total].map(row => [placeOf(row, asked.by), row]))
  const lines = new Map(
    answer.rows.map(row => {
      const place: Place = {
        ...(hasStep && row.period !== undefined ? { period: row.period } : {}),
        keys: Object.fromEntries(by.map(name => [name, row.keys[name] ?? null])),
      }
      return [placeOf(place, asked.by), { place, row }]
    }),
  )
  const stepCell = (period: string): T => (step === 'day' ? day(period) : text(periodText(words, period, step!)))
  const heads = (row: ReportRow): T[] => [
    ...(hasStep ? [stepCell(row.period ?? '')] : []),
    ...by.map(name => text(labelsOf(row)[name] ?? '')),
  ]
  const cells = (line: Place): T[] =>
    groups.flatMap(group => {
      const period = line.period ?? group.period
      const row = known.get(
        placeOf({ ...(period === undefined ? {} : { period }), keys: { ...line.keys, ...group.keys } }, asked.by),
      )
      return measures.flatMap(measure => [
        number(measure, row ? (row.values as Numbers)[measure.whole] : withoutRows(measure)),
        ...compared.map(name => number(measure, (row?.compared?.[name] as Numbers | undefined)?.[measure.whole])),
      ])
    })
  const before = (hasStep ? 1 : 0) + by.length
  const last =
    asked.totals && before > 0
      ? [[text(words.t('statistics.total')), ...Array.from({ length: before - 1 }, () => null), ...cells({ keys: {} })]]
      : []
  // One measure is what all the columns are of, and need not be said in each.
  const titled = (label: string | undefined, measure: AskedMeasure, name: Comparison | undefined): string =>
    label === undefined
      ? measureTitle(words, measure, name)
      : measures.length === 1
        ? label
        : `${label} · ${measureTitle(words, measure, name)}`
  return {
    titles: [
      ...(hasStep ? [words.t(`app.report.steps.${step}`)] : []),
      ...by.map(name => dimensionTitle(words, asked, name)),
      ...groups.flatMap(({ label }) =>
        measures.flatMap(measure => [undefined, ...compared].map(name => titled(label, measure, name))),
      ),
    ],
    rows: [...[...lines.values()].map(({ place, row }) => [...heads(row), ...cells(place)]), ...last],
  }
}

/** The totals of an answer, a measure in each row, beside what they are compared with. */
export const measureTable = <T>(
  call: Execution,
  { measures, compare }: Asked,
  { total }: ReportAnswer,
  { text, number }: Writer<T>,
): Table<T> => {
  const { t } = wordsOf(call)
  return {
    titles: [t('app.report.measure'), t('app.report.value'), ...compare.map(name => t(`app.report.compared.${name}`))],
    rows: measures.map(measure => [
      text(measureTitle(wordsOf(call), measure)),
      number(measure, (total.values as Numbers)[measure.whole]),
      ...compare.map(name => number(measure, (total.compared?.[name] as Numbers | undefined)?.[measure.whole])),
    ]),
  }
}
