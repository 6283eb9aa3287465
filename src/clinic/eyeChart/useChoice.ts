import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Eye } from '../../../domain/amblyopia.ts'
import { addDays, isCalendarDate } from '../../../domain/calendar.ts'
import { chartEyes, chartMeasures } from '../../../domain/eyes.ts'
import type { ChartChoice } from '../../../domain/eyeChart.ts'
import type { Measure } from '../../../domain/eyes.ts'
import { businessToday } from '../../shell/installation/businessZone.ts'

export const ranges = ['all', 'year', 'half', 'between'] as const
export type Range = (typeof ranges)[number]

/** What was chosen, as the controls show it. */
export interface Chosen {
  readonly range: Range
  /** YYYY-MM-DD, or '' for an open end; they count where the range is `between`. */
  readonly from: string
  readonly to: string
  readonly eyes: readonly Eye[]
  readonly measures: readonly Measure[]
}

const days: { readonly [range in Range]?: number } = { year: 365, half: 182 }

const listed = <T extends string>(given: string | null, all: readonly T[]): readonly T[] => {
  const chosen = all.filter(one => given?.split(',').includes(one))
  return chosen.length > 0 ? chosen : all
}

const dated = (given: string | null): string => (given !== null && isCalendarDate(given) ? given : '')

/** Reads the choice from an address; what makes no sense there counts as not said. */
export const readChosen = (params: URLSearchParams): Chosen => ({
  range: ranges.find(range => range === params.get('range')) ?? 'all',
  from: dated(params.get('from')),
  to: dated(params.get('to')),
  eyes: listed(params.get('eyes'), chartEyes),
  measures: listed(params.get('measures'), chartMeasures),
})

/** Writes the choice into an address beside what else stands there; what is said by default is left out. */
export const writeChosen = (params: URLSearchParams, { range, from, to, eyes, measures }: Chosen): URLSearchParams => {
  const next = new URLSearchParams(params)
  const said: Record<string, string | undefined> = {
    range: range === 'all' ? undefined : range,
    from: range === 'between' && from ? from : undefined,
    to: range === 'between' && to ? to : undefined,
    eyes: eyes.length === chartEyes.length ? undefined : eyes.join(),
    measures: measures.length === chartMeasures.length ? undefined : measures.join(),
  }
  for (const [name, value] of Object.entries(said)) {
    if (value === undefined) next.delete(name)
    else next.set(name, value)
  }
  return next
}

/** Whether the first day lies after the last one. */
export const isReversed = ({ range, from, to }: Chosen): boolean =>
  range === 'between' && from !== '' && to !== '' && from > to

/** What the chart is to show. */
export const choiceOf = (chosen: Chosen, today: string): ChartChoice => {
  const { range, from, to, eyes, measures } = chosen
  const back = days[range]
  if (back !== undefined) return { eyes, measures, from: addDays(today, -back), to: today }
  if (range === 'all' || isReversed(chosen)) return { eyes, measures }
  return { eyes, measures, from: from === '' ? undefined : from, to: to === '' ? undefined : to }
}

/** The choice of the page's address, and a way to change it there. */
export const useChoice = () => {
  const [params, setParams] = useSearchParams()
  const chosen = useMemo(() => readChosen(params), [params])
  const today = businessToday()
  const choice = useMemo(() => choiceOf(chosen, today), [chosen, today])
  const change = useCallback(
    (part: Partial<Chosen>) => {
      setParams(before => writeChosen(before, { ...readChosen(before), ...part }), { replace: true })
    },
    [setParams],
  )
  return { chosen, choice, change }
}
