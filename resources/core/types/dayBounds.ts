import type { Schema } from 'yup'
import { dayOf } from '../../../domain/calendar.ts'
import { message } from '../message.ts'

/**
 * The earliest day that anybody types on purpose: what is earlier is a slip of the keys, where no field says otherwise.
 */
export const earliestDay = '1900-01-01'

/** The bound of a moment that has passed, or has yet to come. */
export const now = 'now'

const minute = 60_000
/** Inputs tell whole minutes, and no two clocks agree: what was a moment ago may be told as some minutes from now. */
const disagreement = 5 * minute

/** The day that a bound means on a day. */
export const dayOfBound = (bound: string, today: string): string => (bound === now ? today : dayOf(bound, today))

interface Bounded {
  readonly min?: string
  readonly max?: string
}

/** The bounds of a field of days or moments, as they are written. */
export const boundsOf = ({ min = earliestDay, max }: Bounded): { readonly min: string; readonly max?: string } =>
  max === undefined ? { min } : { min, max }

interface Seen {
  readonly today?: string
  readonly now?: Date
  readonly timeZone?: string
  readonly stored?: Readonly<Record<string, unknown>>
}

interface Days {
  /** The day that a value lies on; undefined where it is no value. */
  readonly dayIn: (value: string, timeZone?: string) => string | undefined
  /** The day that it is where nobody says. */
  readonly today: () => string
}

/** Whether a moment lies before the present minute. */
const isPast = (value: string, moment: Date): boolean =>
  Date.parse(value) < Math.floor(moment.getTime() / minute) * minute

const isToCome = (value: string, moment: Date): boolean => Date.parse(value) > moment.getTime() + disagreement

/**
 * Holds values between the field's bounds. What is stored already and stays is not asked again: a bound may be younger
 * than the record, or have moved with the day.
 */
export const withinBounds = <S extends Schema>(schema: S, field: Bounded, { dayIn, today: usual }: Days): S =>
  schema.test({
    name: 'bounds',
    test(value: unknown, { path, options, createError }) {
      if (typeof value !== 'string' || value === '') return true
      const { today = usual(), now: moment = new Date(), timeZone, stored } = (options.context ?? {}) as Seen
      const day = dayIn(value, timeZone)
      if (day === undefined || (stored !== undefined && Object.hasOwn(stored, path) && stored[path] === value))
        return true
      const { min, max } = boundsOf(field)
      const [low, high] = [dayOfBound(min, today), max === undefined ? undefined : dayOfBound(max, today)]
      if (min === now && isPast(value, moment)) return createError({ message: message('momentPassed') })
      if (max === now && isToCome(value, moment)) return createError({ message: message('momentToCome') })
      if (day < low) return createError({ message: message('notBefore', { min: low }) })
      return high === undefined || day <= high ? true : createError({ message: message('notAfter', { max: high }) })
    },
  })

/** Values that break the bounds, from a day as the type writes it. */
export const outOfBounds = (field: Bounded, written: (day: string) => string) => [
  { value: written('1800-01-01'), key: field.min === now ? 'momentPassed' : 'notBefore' },
  ...(field.max === undefined
    ? []
    : [{ value: written('2999-01-01'), key: field.max === now ? 'momentToCome' : 'notAfter' }]),
]

/** The bounds as a document of the calls tells them of what is typed. */
export const boundsTold = (field: Bounded & { readonly readOnly?: boolean }): { readonly description?: string } => {
  if (field.readOnly) return {}
  const { min, max } = boundsOf(field)
  return { description: max === undefined ? `≥ ${min}` : `${min} … ${max}` }
}
