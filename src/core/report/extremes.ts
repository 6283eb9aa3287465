import { isWhole, periodWithin } from '../../../resources/core/statistics/index.ts'
import type { Range } from '../../../resources/core/statistics/index.ts'
import { headsOf, valuesOf } from './pivot.ts'
import type { Asked } from './pivot.ts'

/** A step of time with its days, and what there was in it. */
export interface Extreme {
  readonly head: { readonly label: string; readonly days: Range }
  readonly value: number
}

export interface Extremes {
  readonly highest: Extreme
  readonly lowest: Extreme
}

/**
 * The whole step that had the most of a measure, and the one that had the least, the earlier of equals; undefined where
 * there are no two that differ. What came before the first that had any is no worst step: nobody was there yet.
 */
export const extremesOf = (asked: Asked, measure: string): Extremes | undefined => {
  const { answer, step } = asked
  const { range } = answer
  if (!range) return undefined
  const values = new Map(answer.rows.map(row => [row.period, valuesOf(row)[measure] ?? 0]))
  const steps = headsOf(asked, 'step')
    .filter(({ period, isPart }) => period !== undefined && !isPart && isWhole(range, period, step))
    .map((head): Extreme => ({
      head: { label: head.label, days: periodWithin(range, head.period!, step) },
      value: values.get(head.period!) ?? 0,
    }))
  const begun = steps.slice(
    Math.max(
      0,
      steps.findIndex(({ value }) => value !== 0),
    ),
  )
  const [first, ...others] = begun
  if (!first) return undefined
  const highest = others.reduce((most, one) => (one.value > most.value ? one : most), first)
  const lowest = others.reduce((least, one) => (one.value < least.value ? one : least), first)
  return highest.value === lowest.value ? undefined : { highest, lowest }
}
