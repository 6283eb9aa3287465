import { ageGroupOn } from '../../../domain/age.ts'
import { dateIn } from '../../../domain/calendar.ts'
import { holds } from '../../../resources/core/condition.ts'
import {
  basesOf,
  dimensionOf,
  fieldBehind,
  fieldNameOf,
  isDerived,
  measureOf,
  startOf,
  wayDownCondition,
} from '../../../resources/core/statistics/index.ts'
import type { AnyFacts, Range, Step } from '../../../resources/core/statistics/index.ts'
import { isMoment } from '../../../resources/core/typeOf.ts'

/** A row as records carry it: camel case, dates and moments as texts. */
export type Row = Readonly<Record<string, unknown>>
export type Value = string | number | boolean | null

const hours = new Map<string, Intl.DateTimeFormat>()
const hourIn = (moment: Date, zone: string): number => {
  const format =
    hours.get(zone) ?? new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' })
  hours.set(zone, format)
  return Number(format.format(moment))
}

/** The facts of a model in plain TypeScript: what the server works out in SQL, worked out again row by row. */
export class Recount {
  readonly #facts: AnyFacts
  readonly #rows: readonly Row[]
  readonly #zone: string
  readonly #today: string

  constructor(facts: AnyFacts, rows: readonly Row[], today: string, zone = 'Asia/Shanghai') {
    this.#facts = facts
    this.#rows = rows.filter(row => row['deleted'] !== true && holds(facts.where, row, today))
    this.#zone = zone
    this.#today = today
  }

  /** The day that places a row in time. */
  dayOf(row: Row): string {
    const { day } = this.#facts
    const value = String(row[day!])
    return isMoment(fieldBehind(this.#facts, day!)) ? dateIn(new Date(value), this.#zone) : value
  }

  keyOf(row: Row, name: string): Value {
    const dimension = dimensionOf(this.#facts, name)!
    const value = (row[fieldNameOf(dimension)] ?? null) as Value
    if (!isDerived(dimension) || value === null) return value
    switch (dimension.is) {
      case 'bands':
        return dimension.values.includes(Number(value)) ? Number(value) : 'other'
      case 'ranges':
        return dimension.from.findLast(bound => bound <= Number(value)) ?? 'below'
      case 'ageGroup':
        return ageGroupOn(String(value), this.#today)
      case 'hour':
        return hourIn(new Date(String(value)), this.#zone)
      case 'weekday': {
        const day = isMoment(fieldBehind(this.#facts, dimension))
          ? dateIn(new Date(String(value)), this.#zone)
          : String(value)
        return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
      }
    }
  }

  /** The same facts over some of the rows. */
  only(isMeant: (row: Row) => boolean): Recount {
    return new Recount(this.#facts, this.#rows.filter(isMeant), this.#today, this.#zone)
  }

  /** The same facts over the rows of each value of a dimension. */
  by(name: string): ReadonlyMap<Value, Recount> {
    const groups = new Map<Value, Row[]>()
    for (const row of this.#rows) {
      const key = this.keyOf(row, name)
      const group = groups.get(key)
      if (group) group.push(row)
      else groups.set(key, [row])
    }
    return new Map([...groups].map(([key, rows]) => [key, new Recount(this.#facts, rows, this.#today, this.#zone)]))
  }

  /** Rows of a range, or of all time up to its end; of a filter. */
  rows(range: Range | null, only: (row: Row) => boolean = () => true, isUpTo = false): readonly Row[] {
    return this.#rows.filter(row => {
      if (range && this.#facts.day !== undefined) {
        const day = this.dayOf(row)
        if (day > range.to || (!isUpTo && day < range.from)) return false
      }
      return only(row)
    })
  }

  /** A measure over rows of a range. */
  measure(name: string, range: Range | null, only?: (row: Row) => boolean, isUpTo = false): number | null {
    const measure = measureOf(this.#facts, name)!
    const of = (other: string): number | null => this.measure(other, range, only, isUpTo)
    const looked = (): readonly Row[] =>
      this.rows(range, only, isUpTo).filter(row => holds(wayDownCondition(this.#facts, name), row, this.#today))
    const numbers = (field: string): number[] =>
      looked().flatMap(row => (row[field] === null || row[field] === undefined ? [] : [Number(row[field])]))
    switch (measure.is) {
      case 'count':
        return looked().length
      case 'sum':
        return numbers(measure.field).reduce((so, one) => (measure.negated ? so - one : so + one), 0)
      case 'distinct':
        return new Set(
          looked()
            .map(row => row[measure.field])
            .filter(one => one !== null),
        ).size
      case 'average': {
        const all = numbers(measure.field)
        return all.length === 0 ? null : all.reduce((so, one) => so + one, 0) / all.length
      }
      case 'quantile':
        return quantileOf(numbers(measure.field), measure.at)
      case 'balance':
        return this.measure(measure.of, range, only, true)
      case 'quotient':
      case 'share': {
        const [one, by] = [of(measure.of), of(measure.by)]
        return one === null || by === null || by === 0 ? null : one / by
      }
      case 'addition': {
        const [one, and] = [of(measure.of), of(measure.and)]
        return one === null || and === null ? null : one + and
      }
      case 'difference': {
        const [one, less] = [of(measure.of), of(measure.less)]
        return one === null || less === null ? null : one - less
      }
    }
  }

  /**
   * How many rows are shown for a number: of what is divided those of the part, of a balance those that it is the
   * balance of.
   */
  shown(name: string, range: Range | null, only?: (row: Row) => boolean, isUpTo = false): number {
    const measure = measureOf(this.#facts, name)
    if (measure?.is === 'quotient' || measure?.is === 'share' || measure?.is === 'balance')
      return this.shown(measure.of, range, only, isUpTo)
    const bases = basesOf(this.#facts, name)
    return this.rows(range, only, isUpTo).filter(row =>
      bases.some(base => holds(wayDownCondition(this.#facts, base), row, this.#today)),
    ).length
  }

  period(row: Row, step: Step): string {
    return startOf(this.dayOf(row), step)
  }
}

const quantileOf = (values: readonly number[], at: number): number | null => {
  if (values.length === 0) return null
  const sorted = values.toSorted((one, other) => one - other)
  const place = (sorted.length - 1) * at
  const [low, high] = [sorted[Math.floor(place)]!, sorted[Math.ceil(place)]!]
  return low + (high - low) * (place - Math.floor(place))
}
