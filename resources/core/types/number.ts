import type { NumberSchema } from 'yup'
import type { Broken, Yup } from '../fieldType.ts'
import { message } from '../message.ts'
import { only } from '../misshapen.ts'

/** Bounds that every numeric type takes, inclusive. */
export interface Bounds {
  readonly min?: number
  readonly max?: number
}

/** Takes a number, never a text that looks like one. */
export const takeNumber = only('number', 'number')

/** A number within the bounds; `least` says what one below them is told. */
export const numberRule = (yup: Yup, { min, max }: Bounds, least = 'atLeast'): NumberSchema => {
  const base = yup.number()
  const low = min === undefined ? base : base.min(min, message(least, { min }))
  return max === undefined ? low : low.max(max, message('atMost', { max }))
}

/** The number that a query string spells; undefined where it spells none. */
export const readNumber = (text: string): number | undefined =>
  text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined

/** The whole number that a query string spells within what its column can hold; undefined where it spells none. */
export const readInteger = (text: string, { min, max }: Required<Bounds> = int32): number | undefined => {
  const value = readNumber(text)
  return value !== undefined && Number.isInteger(value) && value >= min && value <= max ? value : undefined
}

/** Whole numbers that an integer column holds. */
export const int32: Required<Bounds> = { min: -2_147_483_648, max: 2_147_483_647 }

/** Whole numbers beyond this lose digits in JSON. */
export const safe: Required<Bounds> = { min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER }

/** What breaks a number: another type, and one step beyond each bound. */
export const brokenNumbers = ({ min, max }: Bounds, least = 'atLeast'): Broken[] => [
  { value: 'abc', key: 'number' },
  ...(min === undefined || min === safe.min ? [] : [{ value: min - 1, key: least }]),
  ...(max === undefined || max === safe.max ? [] : [{ value: max + 1, key: 'atMost' }]),
]
