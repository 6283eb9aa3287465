import { optionKey, placeOf, scopeOf } from '../fieldContext.ts'
import type { AnyReport, Compared, Range, ReportAnswer, Step } from '../../../resources/core/statistics/index.ts'
import type { Measure } from '../../../resources/core/statistics/measures.ts'
import { derivedLabel, isBare } from '../../../resources/core/statistics/derivedLabel.ts'
import {
  differenceOf,
  differenceText,
  numberText,
  periodText,
  rangeText,
  sizeText,
} from '../../../resources/core/statistics/written.ts'
import type { Difference } from '../../../resources/core/statistics/written.ts'
import { unitOf } from '../../../resources/core/statistics/units.ts'
import { typeOf } from '../../../resources/core/typeOf.ts'
import type { Words } from '../../../resources/core/words.ts'
import { namedDimension, namedMeasure } from '../../../resources/core/statistics/declared.ts'
import type { NamedDimension } from '../../../resources/core/statistics/declared.ts'

export type Scalar = string | number | boolean

/** How a report speaks in one language. */
export interface ReportWords {
  readonly t: Words['t']
  readonly format: Words['format']
  /** What a measure is called, how it is worked out, and which rows a number opens that is not their number. */
  measure(name: string): { readonly name: string; readonly definition: string; readonly opens: string | undefined }
  /** A number of a measure; a dash where there is nothing to tell. */
  number(measure: string, value: number | null | undefined): string
  /** The same as short as an axis needs it. */
  short(measure: string, value: number): string
  /** It is written in per cent, so that two of them are apart by percentage points. */
  isShare(measure: string): boolean
  /** A number in the words of its measure: `1 284 top-ups`. */
  said(measure: string, value: number | null | undefined): string
  /** By how much a number is more than another, and which part of that this is. */
  difference(measure: string, now: number | null | undefined, base: number | null | undefined): Difference | null
  /** The same in words, in full. */
  differs(measure: string, difference: Difference | null): string
  /** How much a number is more than another, in its unit or in points. */
  size(measure: string, value: number, isSigned?: boolean): string
  /** What a range is called that another one is compared with. */
  compared(comparison: Compared, ranges: ReportAnswer['comparedRanges']): string
  dimension(name: string): string
  /** A value of a dimension; `label` is what the server calls it. */
  value(dimension: string, value: Scalar | null, label?: string | null): string
  /** What a group is called where nothing around says what it is one of: `Package 30`. */
  group(dimension: string, label: string): string
  /** A step of time by its first day, and as short as an axis needs it. */
  period(day: string, step: Step): string
  shortPeriod(day: string, step: Step): string
  range(range: Range): string
}

const shortPeriodText = (words: Words, day: string, step: Step): string =>
  step === 'day' || step === 'week'
    ? words.format.monthDay(day)
    : step === 'year'
      ? day.slice(0, 4)
      : periodText(words, day, step)

const valueOf = (
  words: Words,
  { dimension, facts, source, field }: NamedDimension,
  value: Scalar | null,
  label: string | null | undefined,
): string => {
  const { t, format } = words
  if (value === null) return t('statistics.none')
  if (typeof dimension !== 'string') return derivedLabel(facts, dimension, value, { t, number: format.number })
  const place = placeOf(scopeOf(facts.of), source, field)
  return (
    typeOf(field).format(value, words, { field, label, option: one => t(optionKey(place, one)) }) ||
    String(label ?? value)
  )
}

/** What says which rows a number opens, where that is not as many as it tells. */
const openedBy = ({ is }: Measure): string | undefined => {
  switch (is) {
    case 'distinct':
      return 'app.report.opens.distinct'
    case 'quotient':
    case 'share':
      return 'app.report.opens.divided'
    case 'balance':
      return 'app.report.opens.balance'
    default:
      return undefined
  }
}

/** The words of a report. */
export const reportWords = (report: AnyReport, words: Words): ReportWords => {
  const { t, format } = words
  const keyOf = (whole: string): string => {
    const { facts, name } = namedMeasure(report, whole)
    return `facts.${facts.name}.measures.${name}`
  }
  const unit = (whole: string) => {
    const { facts, name } = namedMeasure(report, whole)
    return unitOf(facts, name)
  }
  const number = (whole: string, value: number | null | undefined): string => {
    const { facts, name } = namedMeasure(report, whole)
    return numberText(format, facts, name, value)
  }
  const dimensionName = (name: string): string => {
    const { facts, dimension } = namedDimension(report, name)
    return t(
      typeof dimension === 'string'
        ? `${scopeOf(facts.of)}.fields.${dimension}`
        : `facts.${facts.name}.dimensions.${name}`,
    )
  }
  return {
    t,
    format,
    measure: name => {
      const opened = openedBy(namedMeasure(report, name).measure)
      return {
        name: t(`${keyOf(name)}.name`),
        definition: t(`${keyOf(name)}.definition`),
        opens: opened && t(opened),
      }
    },
    number,
    short: (name, value) => {
      const { is } = unit(name)
      return is === 'share' ? format.share(value) : is === 'money' ? format.compactMoney(value) : format.compact(value)
    },
    isShare: name => unit(name).is === 'share',
    said: (name, value) => t(`${keyOf(name)}.said`, { value: number(name, value), smart_count: value ?? 0 }),
    difference: (whole, now, base) => {
      const { facts, name } = namedMeasure(report, whole)
      return differenceOf(facts, name, now, base)
    },
    differs: (whole, difference) => {
      const { facts, name } = namedMeasure(report, whole)
      return differenceText(words, facts, name, difference)
    },
    size: (whole, value, isSigned = false) => {
      const { facts, name } = namedMeasure(report, whole)
      return sizeText(words, facts, name, value, isSigned)
    },
    compared: (comparison, { free }) =>
      comparison !== 'free' ? t(`app.report.compared.${comparison}`) : free ? rangeText(words, free) : '',
    dimension: dimensionName,
    value: (name, value, label) => valueOf(words, namedDimension(report, name), value, label),
    group: (name, label) =>
      isBare(namedDimension(report, name).dimension)
        ? t('statistics.column', { dimension: dimensionName(name), value: label })
        : label,
    period: (day, step) => periodText(words, day, step),
    shortPeriod: (day, step) => shortPeriodText(words, day, step),
    range: range => rangeText(words, range),
  }
}
