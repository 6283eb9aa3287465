import { writingIn } from '../../../i18n/writing.ts'
import { stamps } from '../../../resources/core/stamps.ts'
import { addsUp, dimensionOf, isDerived, valuesOf as valuesIn } from '../../../resources/core/statistics/index.ts'
import type { AnyFacts, Compared, ReportAnswer, ReportRow } from '../../../resources/core/statistics/index.ts'
import { withoutRows } from '../../../resources/core/statistics/declared.ts'
import { isBare } from '../../../resources/core/statistics/derivedLabel.ts'
import { periodText, rangeText } from '../../../resources/core/statistics/written.ts'
import type { Words } from '../../../resources/core/words.ts'
import type { Execution } from '../execution.ts'
import { isGivenOrder } from './cells.ts'
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

/** What a measure is called. */
export const measureTitle = ({ t }: Words, { facts, name }: AskedMeasure): string =>
  t(`facts.${facts.name}.measures.${name}.name`)

/** What a range is called that another one is compared with. */
const comparedTitle = (words: Words, answer: ReportAnswer, name: Compared): string =>
  name === 'free' ? rangeText(words, answer.comparedRanges.free!) : words.t(`app.report.compared.${name}`)

/** What a row or a group of columns is of; what it leaves open it is the total over. */
interface Place {
  readonly period?: string
  readonly keys: Readonly<Record<string, unknown>>
  /** What stands before its numbers, or above them. */
  readonly label?: string
  readonly isTotal?: true
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

/** How an answer is laid out as a table. */
export interface Layout {
  /** The dimension, or the step, whose values stand beside each other. */
  readonly columns?: string | undefined
  /** Each measure has a row of its own. */
  readonly rows?: 'measures' | undefined
  /** How much more or less than the first a column has is said beside it. */
  readonly differences?: boolean | undefined
  /** Each number is what there was from the first step up to it. */
  readonly cumulative?: boolean | undefined
}

type Compare = (one: Place, other: Place) => number

/** Groups of a dimension as they are declared, else by their names; "none" comes last. */
const byDeclaration = (asked: Asked, name: string): Compare => {
  const facts = factsIn(asked)[0]!
  const order = valuesIn(facts, dimensionOf(facts, name)!)?.map(String)
  const rank = ({ keys }: Place): number => (keys[name] === null ? Infinity : (order?.indexOf(String(keys[name])) ?? 0))
  return (one, other) =>
    rank(one) === rank(other) ? (one.label ?? '').localeCompare(other.label ?? '', 'zh') : rank(one) - rank(other)
}

/** The groups of columns in their order: steps by time, what was chosen as it was, else as they are declared. */
const groupsOf = (words: Words, asked: Asked, answer: ReportAnswer, columns: string | undefined): readonly Place[] => {
  if (columns === undefined) return [{ keys: {} }]
  const total: readonly Place[] = asked.totals ? [{ keys: {}, label: words.t('statistics.total'), isTotal: true }] : []
  if (columns === 'step') {
    const periods = [...new Set(answer.rows.flatMap(({ period }) => (period === undefined ? [] : [period])))].sort()
    return [...periods.map(period => ({ period, keys: {}, label: periodText(words, period, asked.step!) })), ...total]
  }
  const met = new Map(
    answer.rows.map(row => [
      JSON.stringify(row.keys[columns] ?? null),
      { keys: { [columns]: row.keys[columns] ?? null }, label: labelsOf(row)[columns] ?? '' },
    ]),
  )
  const groups = isGivenOrder(asked, columns)
    ? [...met.values()]
    : [...met.values()].sort(byDeclaration(asked, columns))
  return [...groups.map(group => ({ ...group, label: groupTitle(words, asked, columns, group.label) })), ...total]
}

/** A line of a table: what it is of, and the row of an answer that says what that is called. */
interface Line {
  readonly place: Place
  readonly row: ReportRow
}

const linesOf = (asked: Asked, answer: ReportAnswer, columns: string | undefined): readonly Line[] => {
  const by = asked.by.filter(name => name !== columns)
  const hasStep = asked.step !== undefined && columns !== 'step'
  const lines = [
    ...new Map(
      answer.rows.map(row => {
        const place: Place = {
          ...(hasStep && row.period !== undefined ? { period: row.period } : {}),
          keys: Object.fromEntries(by.map(name => [name, row.keys[name] ?? null])),
          label: labelsOf(row)[by[0] ?? ''] ?? '',
        }
        return [placeOf(place, asked.by), { place, row }]
      }),
    ).values(),
  ]
  const [name] = by
  // Rows come in the order of columns first where these are what is broken down by first.
  if (name === undefined || asked.by[0] !== columns || isGivenOrder(asked, name)) return lines
  const byName = byDeclaration(asked, name)
  return lines.sort(
    (one, other) => (one.place.period ?? '').localeCompare(other.place.period ?? '') || byName(one.place, other.place),
  )
}

/** One column: a group, its measure unless each row has its own, and what is said of that. */
interface Column {
  readonly group: Place
  readonly measure: AskedMeasure | undefined
  /** The range that it is of, where that is not the asked one. */
  readonly of?: Compared
  /** It is how much more or less than this one there is. */
  readonly to?: Pick<Column, 'group' | 'of'>
}

const columnsOf = (
  asked: Asked,
  groups: readonly Place[],
  { columns, rows, differences }: Layout,
): readonly Column[] => {
  const first = groups[0]!
  // Numbers side by side leave no room for what each is compared with.
  const compared = columns === undefined || groups.length === 1 ? asked.compare : []
  return groups.flatMap(group =>
    (rows === 'measures' ? [undefined] : asked.measures).flatMap((measure): Column[] => [
      { group, measure },
      ...(differences && group !== first && group.isTotal !== true ? [{ group, measure, to: { group: first } }] : []),
      ...compared.flatMap((of): Column[] => [
        { group, measure, of },
        ...(differences ? [{ group, measure, to: { group, of } }] : []),
      ]),
    ]),
  )
}

const titlesOf = (
  words: Words,
  asked: Asked,
  answer: ReportAnswer,
  { group, measure, of, to }: Column,
  differences: Writer<unknown>['differences'],
): readonly string[] => {
  const isOne = measure === undefined || asked.measures.length === 1
  // One measure is what all the columns are of, and need not be said in each.
  const title =
    group.label === undefined
      ? measure === undefined
        ? words.t('app.report.value')
        : measureTitle(words, measure)
      : isOne
        ? group.label
        : `${group.label} · ${measureTitle(words, measure)}`
  const than = of ?? to?.of
  const other = than === undefined ? (to?.group.label ?? '') : comparedTitle(words, answer, than)
  if (to) return differences.map(name => words.t(`statistics.${name}`, { of: title, to: other }))
  if (of === undefined) return [title]
  // Where each measure has a row, a column of numbers is told by its range alone.
  return [measure === undefined ? other : words.t(`statistics.compared.${of}`, { measure: title, range: other })]
}

type Row = ReportRow | undefined

const numberIn = (row: Row, measure: AskedMeasure, of: Compared | undefined): number | null | undefined => {
  if (row === undefined && of === undefined) return withoutRows(measure)
  return ((of === undefined ? row?.values : row?.compared?.[of]) as Numbers | undefined)?.[measure.whole]
}

/**
 * What is left of others where the largest alone were asked for, as one more row; undefined where nothing is left, and
 * where their numbers add up to nothing. What is put side by side leaves nobody over.
 */
const restOf = (asked: Asked, { rows, total, left }: ReportAnswer): Row => {
  const [name] = asked.by
  const isTold =
    left > 0 &&
    name !== undefined &&
    asked.by.length === 1 &&
    asked.step === undefined &&
    !Object.hasOwn(asked.chosen, name) &&
    asked.measures.every(measure => addsUp(measure.facts, measure.name))
  if (!isTold) return undefined
  const less = (numbersOf: (row: ReportRow) => Numbers | undefined): Record<string, number> =>
    Object.fromEntries(
      asked.measures.map(({ whole }) => [
        whole,
        rows.reduce((rest, row) => rest - (numbersOf(row)?.[whole] ?? 0), numbersOf(total)?.[whole] ?? 0),
      ]),
    )
  return {
    ...total,
    values: less(row => row.values),
    ...(asked.compare.length > 0
      ? { compared: Object.fromEntries(asked.compare.map(of => [of, less(row => row.compared?.[of])])) }
      : {}),
  }
}

/** Numbers of lines that follow each other in time, each with all that were before it. */
const runningSums = () => {
  const sums = new Map<string, number>()
  const told = new Map<string, number>()
  return (course: string, period: string, value: number | null | undefined): number => {
    const key = `${course} ${period}`
    const known = told.get(key)
    if (known !== undefined) return known
    const sum = (sums.get(course) ?? 0) + (value ?? 0)
    sums.set(course, sum)
    told.set(key, sum)
    return sum
  }
}

/**
 * An answer as a table: a row for each group and step, and for each measure where those are rows, with totals last where
 * they were asked for. Steps are called as the page calls them; days stay days, which spreadsheets can reckon with.
 */
export const reportTable = <T>(
  call: Execution,
  asked: Asked,
  answer: ReportAnswer,
  layout: Layout,
  { text, day, number, difference, differences }: Writer<T>,
): Table<T> => {
  const words = wordsOf(call)
  const { step, measures } = asked
  const { columns } = layout
  const areRows = layout.rows === 'measures'
  const [hasStep, by] = [step !== undefined && columns !== 'step', asked.by.filter(name => name !== columns)]
  const groups = groupsOf(words, asked, answer, columns)
  // What nothing was found for has no columns, and no rows below them.
  const shown = groups.length === 0 ? [] : columnsOf(asked, groups, layout)
  const known = new Map([...answer.rows, ...answer.subtotals, answer.total].map(row => [placeOf(row, asked.by), row]))
  const stepCell = (period: string): T => (step === 'day' ? day(period) : text(periodText(words, period, step!)))
  const heads = (row: ReportRow): T[] => [
    ...(hasStep ? [stepCell(row.period ?? '')] : []),
    ...by.map(name => text(labelsOf(row)[name] ?? '')),
  ]
  const at = (line: Place, group: Place): Row => {
    const period = line.period ?? group.period
    return known.get(
      placeOf({ ...(period === undefined ? {} : { period }), keys: { ...line.keys, ...group.keys } }, asked.by),
    )
  }
  const isEmpty = shown.length === 0
  const running = runningSums()
  const valueAt = (line: Place, group: Place, measure: AskedMeasure, of: Compared | undefined) => {
    const value = numberIn(at(line, group), measure, of)
    return layout.cumulative === true && line.period !== undefined
      ? running(JSON.stringify([line.keys, group.keys, measure.whole, of]), line.period, value)
      : value
  }
  const cells = (line: Place, own: AskedMeasure | undefined): (T | null)[] =>
    shown.flatMap(({ group, measure = own!, of, to }) => {
      const value = valueAt(line, group, measure, of)
      return to ? difference(measure, value, valueAt(line, to.group, measure, to.of)) : [number(measure, value)]
    })
  const rest = columns === undefined ? restOf(asked, answer) : undefined
  const before = (hasStep ? 1 : 0) + by.length
  const rows = ({ place }: Pick<Line, 'place'>, first: readonly (T | null)[]): (T | null)[][] =>
    areRows
      ? measures.map(measure => [...first, text(measureTitle(words, measure)), ...cells(place, measure)])
      : [[...first, ...cells(place, undefined)]]
  const total = text(words.t('statistics.total'))
  return {
    titles: [
      ...(hasStep ? [words.t(`app.report.steps.${step}`)] : []),
      ...by.map(name => dimensionTitle(words, asked, name)),
      ...(areRows ? [words.t('app.report.measure')] : []),
      ...shown.flatMap(column => titlesOf(words, asked, answer, column, differences)),
    ],
    rows: [
      ...(before === 0 && !isEmpty
        ? rows({ place: { keys: {} } }, [])
        : linesOf(asked, answer, columns).flatMap(line => rows(line, heads(line.row)))),
      ...(rest === undefined || areRows
        ? []
        : [
            [
              text(words.t('statistics.other')),
              ...shown.map(({ measure, of }) => number(measure!, numberIn(rest, measure!, of))),
            ],
          ]),
      ...(asked.totals && before > 0
        ? rows({ place: { keys: {} } }, [total, ...Array.from({ length: before - 1 }, () => null)])
        : []),
    ],
  }
}
