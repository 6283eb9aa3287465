import type { Compared, ReportAnswer } from '../../../resources/core/statistics/index.ts'
import { changeOf } from './change.ts'
import { areParts } from './drawing.ts'
import type { Drawing } from './drawing.ts'
import { valuesOf } from './pivot.ts'
import type { ReportWords } from './reportWords.ts'

const comparedIn = (answer: ReportAnswer): Compared | undefined => (Object.keys(answer.comparedRanges) as Compared[])[0]

const compared = (words: ReportWords, answer: ReportAnswer, measure: string): string | undefined => {
  const comparison = comparedIn(answer)
  if (comparison === undefined) return undefined
  const before = (answer.total.compared?.[comparison] as Readonly<Record<string, number | null>> | undefined)?.[measure]
  const changed = changeOf(words, measure, valuesOf(answer.total)[measure], before)
  const told = { before: words.number(measure, before), range: words.range(answer.comparedRanges[comparison]!) }
  return changed === null
    ? words.t('app.report.sentence.noBase', told)
    : words.t(`app.report.sentence.${changed.direction}`, { ...told, change: changed.size })
}

/** The place of the largest number, among those that are no rest. */
const largest = ({ rows, series, numbers }: Drawing): { readonly row: number; readonly value: number } | undefined => {
  const own = series
    .map((one, at) => [one, at] as const)
    .filter(([one]) => one.measure === series[0]!.measure && !one.compared)
  const sums = rows.map((row, at) =>
    row.is === 'rest' ? -Infinity : own.reduce((sum, [, place]) => sum + (numbers[at]![place] ?? 0), 0),
  )
  const most = Math.max(...sums)
  return Number.isFinite(most) && most > 0 ? { row: sums.indexOf(most), value: most } : undefined
}

/**
 * What a chart shows, in one or two sentences: how much there was in all, where the most was, and how that compares.
 */
export const sentenceOf = (words: ReportWords, drawing: Drawing, answer: ReportAnswer): string => {
  const { part, series, rows, numbers } = drawing
  const measure = part.measures[0]!
  const isEmpty = rows.length === 0 || numbers.every(row => row.every(value => value === null || value === 0))
  const range = answer.range ? words.range(answer.range) : words.t('app.report.now')
  if (isEmpty || series.length === 0) return words.t('app.report.sentence.none', { range })
  if (part.as === 'scatter')
    return words.t('app.report.sentence.scatter', {
      range,
      count: rows.length,
      across: words.measure(measure).name,
      up: words.measure(part.measures[1] ?? measure).name,
    })
  const all = valuesOf(answer.total)[measure]
  const most = part.cumulative ? undefined : largest(drawing)
  const groupAt = (row: number): string =>
    part.over === 'step' ? rows[row]!.label : words.group(part.over, rows[row]!.label)
  const told = { range, total: words.said(measure, all) }
  // Only what adds up has a part of all.
  const main =
    most === undefined || rows.length < 2
      ? words.t('app.report.sentence.total', told)
      : areParts(drawing.report, measure) && all
        ? words.t('app.report.sentence.most', {
            ...told,
            group: groupAt(most.row),
            most: words.number(measure, most.value),
            share: words.format.share(most.value / all),
          })
        : words.t('app.report.sentence.highest', {
            ...told,
            group: groupAt(most.row),
            most: words.number(measure, most.value),
          })
  const second = compared(words, answer, measure)
  return second === undefined ? main : words.t('app.report.sentence.two', { first: main, second })
}
