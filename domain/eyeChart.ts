import { amblyopiaLevel } from './amblyopia.ts'
import type { AmblyopiaLevel, Eye, NotApplicable } from './amblyopia.ts'
import { addDays, dayNumber } from './calendar.ts'
import { levelBands, rungsFor, stepOf } from './chartScale.ts'
import { dateTicks } from './dateTicks.ts'
import type { DateTick } from './dateTicks.ts'
import { chartEyes, chartMeasures } from './eyes.ts'
import type { Measure } from './eyes.ts'
import { toFivePoint } from './visualAcuity.ts'
import type { Acuity } from './visualAcuity.ts'

/**
 * The eye chart as pure geometry: what the page draws as SVG and the PDF as vectors. Units are those of the size that
 * is given.
 */

/** What one examination found; `id` tells it from others of the same day. */
export interface EyeRecord {
  readonly id: number
  /** YYYY-MM-DD. */
  readonly examinedOn: string
  readonly nakedRight: Acuity | null
  readonly nakedLeft: Acuity | null
  readonly correctedRight: Acuity | null
  readonly correctedLeft: Acuity | null
}

/** Which of the four values of a record is meant. */
export const valueOf = (record: EyeRecord, eye: Eye, measure: Measure): Acuity | null =>
  record[eye === 'right' ? (`${measure}Right` as const) : (`${measure}Left` as const)]

export interface ChartLayout {
  readonly width: number
  readonly height: number
  /** What is left free around the area for its labels. */
  readonly margin: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number }
  /** Least distances between the labels of two dates, and of two lines. */
  readonly dateGap: number
  readonly lineGap: number
  /** How far points stay from the left and right edge of the area. */
  readonly inset: number
}

/**
 * What is shown: both eyes and both measures, all dates, where nothing is said. Dates are YYYY-MM-DD and belong to the
 * range.
 */
export interface ChartChoice {
  readonly eyes?: readonly Eye[]
  readonly measures?: readonly Measure[]
  readonly from?: string | undefined
  readonly to?: string | undefined
}

export interface Spot {
  readonly x: number
  readonly y: number
}

export interface ChartPoint extends Spot {
  readonly record: number
  readonly date: string
  readonly value: Acuity
  readonly fivePoint: string | undefined
  readonly level: AmblyopiaLevel | NotApplicable
  /** The patient did not cooperate (UC): a mark on the lower edge, where the path has a gap. */
  readonly isGap: boolean
}

export interface ChartSeries {
  readonly eye: Eye
  readonly measure: Measure
  /** By date; those that could not be measured among them. */
  readonly points: readonly ChartPoint[]
  /** The stretches without a gap, of two points or more. */
  readonly segments: readonly (readonly Spot[])[]
}

export interface ChartLine {
  readonly value: Acuity
  readonly fivePoint: string | undefined
  readonly y: number
  /** Whether there is room to write it. */
  readonly isLabelled: boolean
}

export interface EyeChart {
  readonly area: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
  /** From the best line downwards, evenly spaced. */
  readonly lines: readonly ChartLine[]
  readonly bands: readonly { readonly level: AmblyopiaLevel; readonly top: number; readonly bottom: number }[]
  readonly ticks: readonly (DateTick & { readonly x: number })[]
  readonly series: readonly ChartSeries[]
}

/** The records of a range in the order of their dates. */
export const recordsWithin = <R extends EyeRecord>(records: readonly R[], { from, to }: ChartChoice): readonly R[] =>
  records
    .filter(({ examinedOn }) => (!from || examinedOn >= from) && (!to || examinedOn <= to))
    .sort((a, b) => (a.examinedOn === b.examinedOn ? a.id - b.id : a.examinedOn < b.examinedOn ? -1 : 1))

const round = (value: number): number => Math.round(value * 100) / 100

// Where not every line can be written, the limits of the levels come first, then the ends and what is asked for most.
const labelOrder: readonly Acuity[] = [
  '0.2',
  '0.6',
  '0.9',
  '1',
  '0.1',
  '2',
  '0.02',
  '0.4',
  '1.5',
  '0.3',
  '0.8',
  '0.5',
  '0.06',
]

const labelled = (
  rungs: readonly { readonly value: Acuity; readonly y: number }[],
  gap: number,
): ReadonlySet<Acuity> => {
  const order = [...labelOrder, ...rungs.map(({ value }) => value)]
  const chosen: { readonly value: Acuity; readonly y: number }[] = []
  for (const value of order) {
    const rung = rungs.find(one => one.value === value)
    if (rung && chosen.every(other => Math.abs(other.y - rung.y) >= gap)) chosen.push(rung)
  }
  return new Set(chosen.map(({ value }) => value))
}

// One single day stands in the middle of a month.
const spanOf = (
  records: readonly EyeRecord[],
  { from, to }: ChartChoice,
): { first: string; last: string } | undefined => {
  const first = from ?? records[0]?.examinedOn ?? to
  const last = to ?? records.at(-1)?.examinedOn ?? from
  if (first === undefined || last === undefined) return undefined
  return first === last ? { first: addDays(first, -15), last: addDays(last, 15) } : { first, last }
}

const segmentsOf = (stops: readonly (Spot | null)[]): Spot[][] => {
  const segments: Spot[][] = [[]]
  for (const stop of stops) {
    if (stop) segments.at(-1)!.push({ x: stop.x, y: stop.y })
    else segments.push([])
  }
  return segments.filter(segment => segment.length > 1)
}

/** Lays out the chart of some records. Without any and without a range it has lines and levels, but no dates. */
export const layOutEyeChart = (
  given: readonly EyeRecord[],
  layout: ChartLayout,
  choice: ChartChoice = {},
): EyeChart => {
  const { width, height, margin, dateGap, lineGap, inset } = layout
  const area = { left: margin.left, top: margin.top, right: width - margin.right, bottom: height - margin.bottom }
  const { eyes = chartEyes, measures = chartMeasures } = choice
  const records = recordsWithin(given, choice)
  const combinations = eyes.flatMap(eye => measures.map(measure => ({ eye, measure })))
  const rungs = rungsFor(
    records.flatMap(record => combinations.flatMap(({ eye, measure }) => valueOf(record, eye, measure) ?? [])),
  )

  // Half a step is free above the best line and below the lowest.
  const best = rungs[0]!.step + 0.5
  const perStep = (area.bottom - area.top) / rungs.length
  const yOf = (step: number): number => round(Math.min(area.bottom, area.top + (best - step) * perStep))

  const span = spanOf(records, choice)
  const [start, end] = span ? [dayNumber(span.first), dayNumber(span.last)] : [0, 1]
  const [left, right] = [area.left + inset, area.right - inset]
  const xOf = (date: string): number => round(left + ((dayNumber(date) - start) / (end - start)) * (right - left))

  const placed = rungs.map(({ value, step }) => ({ value, y: yOf(step) }))
  const written = labelled(placed, lineGap)

  const pointOf = (record: EyeRecord, value: Acuity): ChartPoint => {
    const step = stepOf(value)
    return {
      record: record.id,
      date: record.examinedOn,
      value,
      fivePoint: toFivePoint(value),
      level: amblyopiaLevel(value),
      x: xOf(record.examinedOn),
      y: step === undefined ? area.bottom : yOf(step),
      isGap: step === undefined,
    }
  }

  return {
    area,
    lines: placed.map(({ value, y }) => ({ value, y, fivePoint: toFivePoint(value), isLabelled: written.has(value) })),
    bands: levelBands().map(({ level, from }, at, bands) => ({
      level,
      bottom: yOf(from),
      top: at + 1 < bands.length ? yOf(bands[at + 1]!.from) : area.top,
    })),
    ticks: span
      ? dateTicks(span.first, span.last, Math.floor((right - left) / dateGap)).map(tick => ({
          ...tick,
          x: xOf(tick.date),
        }))
      : [],
    series: combinations.map(({ eye, measure }) => {
      const stops = records.map(record => {
        const value = valueOf(record, eye, measure)
        return value === null ? null : pointOf(record, value)
      })
      return {
        eye,
        measure,
        points: stops.filter(stop => stop !== null),
        segments: segmentsOf(stops.map(stop => (stop?.isGap ? null : stop))),
      }
    }),
  }
}

/** A segment as the data of an SVG path. */
export const pathData = (segment: readonly Spot[]): string =>
  segment.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')

/** What is written at a tick: as much of its date as it stands for, alike in every language. */
export const tickText = ({ date, unit }: DateTick): string => date.slice(0, { day: 10, month: 7, year: 4 }[unit])

/**
 * How series are told apart without colour: the eye by its mark, the measure by a filled mark and a solid line, or a
 * hollow one and dashes.
 */
export const markOf = { right: 'circle', left: 'diamond' } as const satisfies { readonly [eye in Eye]: string }
export const dashOf = { naked: [5, 4], corrected: [] } as const satisfies {
  readonly [measure in Measure]: readonly number[]
}
