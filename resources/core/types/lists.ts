import type { Yup } from '../fieldType.ts'
import { message } from '../message.ts'
import { misshapen } from '../misshapen.ts'

/**
 * A list of at most so many strings or numbers, which are counted before any of them is looked at; anything else is
 * answered with the message of that key.
 */
export const takeList = (value: unknown, key: string, type: 'string' | 'number', max: number): unknown => {
  if (!Array.isArray(value)) return misshapen(key)
  if (value.length > max) return misshapen('mostEntries', { max })
  return value.every(one => typeof one === type) ? value : misshapen(key)
}

/**
 * Each part of a list is one of those that may be, and none is there twice. One test over all of them rather than a
 * rule for each: the message stands at the field, where its input is.
 */
export const listRule = (yup: Yup, key: string, isOne: (one: unknown) => boolean) =>
  yup
    .array()
    .test({ name: key, message: message(key), test: value => !value || value.every(isOne) })
    .test({
      name: 'distinct',
      message: message('distinct'),
      test: value => !value || new Set(value).size === value.length,
    })
