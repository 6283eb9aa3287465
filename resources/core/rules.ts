import { dateIn, defaultTimeZone, momentIn } from '../../domain/calendar.ts'
import type { Message } from './message.ts'
import { message } from './message.ts'
import { readings } from './readings.ts'
import type { ReadingName } from './readings.ts'

/** A rule over several fields, as data; the error stands at the field `at`. */
export type Rule<K extends string = string> =
  | { readonly rule: 'anyOf'; readonly fields: readonly K[]; readonly at: K; readonly key?: string }
  | { readonly rule: 'differ'; readonly fields: readonly [K, K]; readonly at: K }
  | {
      readonly rule: 'anyRow'
      readonly fields: readonly [K]
      readonly at: K
      readonly above: string
      readonly key: string
    }
  | { readonly rule: 'inOrder' | 'after'; readonly fields: readonly [K, K]; readonly at: K }
  | { readonly rule: 'same'; readonly fields: readonly [K, K]; readonly at: K }
  | { readonly rule: 'needs'; readonly fields: readonly [K, K]; readonly at: K; readonly key: string }
  | { readonly rule: 'derives'; readonly by: ReadingName; readonly fields: readonly [K, K]; readonly at: K }

/** At least one of the fields must be there. */
export const anyOf = <const K extends string>(first: K, ...rest: K[]): Rule<K> => ({
  rule: 'anyOf',
  fields: [first, ...rest],
  at: first,
})

/** The same, said in words of its own: `key` is the message. */
export const anyOfAs = <const K extends string>(key: string, first: K, ...rest: K[]): Rule<K> => ({
  rule: 'anyOf',
  fields: [first, ...rest],
  at: first,
  key,
})

/** Both fields must be equal; the error stands at the second. */
export const same = <const K extends string>(one: K, other: K): Rule<K> => ({
  rule: 'same',
  fields: [one, other],
  at: other,
})

/** The second field must not repeat the first; the error stands at the second. */
export const differ = <const K extends string>(one: K, other: K): Rule<K> => ({
  rule: 'differ',
  fields: [one, other],
  at: other,
})

/** The first flag can be on only while the second is; `key` is the message where it is not. */
export const needs = <const K extends string>(at: K, other: K, key: string): Rule<K> => ({
  rule: 'needs',
  fields: [at, other],
  at,
  key,
})

/** Some child row has a number above 0 in the named field; `key` is the message where none has. */
export const anyRow = <const K extends string>(at: K, above: string, key: string): Rule<K> => ({
  rule: 'anyRow',
  fields: [at],
  at,
  above,
  key,
})

const isRow = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object'

/**
 * The second date or moment must not lie before the first; the error stands at the second. A date and a moment are
 * compared by the day in the business time zone.
 */
export const inOrder = <const K extends string>(one: K, other: K): Rule<K> => ({
  rule: 'inOrder',
  fields: [one, other],
  at: other,
})

/** The second date or moment must lie after the first, likewise: both at once is refused. */
export const after = <const K extends string>(one: K, other: K): Rule<K> => ({
  rule: 'after',
  fields: [one, other],
  at: other,
})

/**
 * The second field must not contradict what the first one's value tells; the error stands at the second. A form fills
 * the second in where it is empty, and offers to take what is told.
 */
export const derives = <const K extends string>(from: K, by: ReadingName, at: K): Rule<K> => ({
  rule: 'derives',
  by,
  fields: [from, at],
  at,
})

/**
 * What a `derives` rule's first field tells of its second; undefined where it tells nothing, and for any other rule.
 */
export const derivedBy = (rule: Rule, record: Readonly<Record<string, unknown>>): string | undefined => {
  const value = record[rule.fields[0]!]
  return rule.rule === 'derives' && typeof value === 'string' ? readings[rule.by].read(value) : undefined
}

const contradiction = (
  rule: Rule & { rule: 'derives' },
  record: Readonly<Record<string, unknown>>,
): Message | undefined => {
  const [tells, given] = [derivedBy(rule, record), record[rule.at]]
  return tells !== undefined && typeof given === 'string' && given !== '' && given !== tells
    ? readings[rule.by].broken(tells, given)
    : undefined
}

const isMoment = (value: string): boolean => value.includes('T')

/**
 * How two dates or moments lie: below 0 where the first is earlier, NaN where one of them is not there or cannot be
 * read.
 */
const compared = (one: unknown, other: unknown, timeZone: string): number => {
  if (typeof one !== 'string' || typeof other !== 'string') return Number.NaN
  const times = [one, other].map(value => Date.parse(value))
  if (times.some(Number.isNaN) || isMoment(one) === isMoment(other)) return times[0]! - times[1]!
  const [first, second] = [one, other].map(value =>
    Date.parse(isMoment(value) ? dateIn(new Date(value), timeZone) : value),
  )
  return first! - second!
}

const unordered = (
  { rule, fields, at }: Rule,
  record: Readonly<Record<string, unknown>>,
  timeZone: string,
): Message | undefined => {
  const [one, other] = [record[fields[0]!], record[at]]
  const difference = compared(one, other, timeZone)
  if (!(rule === 'after' ? difference >= 0 : difference > 0)) return undefined
  const first = String(one)
  const min = !isMoment(first)
    ? first
    : isMoment(String(other))
      ? momentIn(new Date(first), timeZone)
      : dateIn(new Date(first), timeZone)
  return message(rule === 'after' ? 'after' : 'notBefore', { min })
}

const there = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

/** The message that answers a broken rule, or undefined where it holds. */
export const brokenRule = (
  rule: Rule,
  record: Readonly<Record<string, unknown>>,
  timeZone: string = defaultTimeZone,
): Message | undefined => {
  switch (rule.rule) {
    case 'anyOf':
      return rule.fields.some(name => there(record[name])) ? undefined : message(rule.key ?? 'anyOf')
    case 'anyRow': {
      const rows = record[rule.at]
      // Something else than rows is answered by the field's own rule.
      const isThere = Array.isArray(rows) ? rows.some(row => isRow(row) && Number(row[rule.above]) > 0) : there(rows)
      return isThere ? undefined : message(rule.key)
    }
    case 'differ':
      return there(record[rule.fields[0]]) && record[rule.fields[0]] === record[rule.fields[1]]
        ? message('differ')
        : undefined
    case 'after':
    case 'inOrder':
      return unordered(rule, record, timeZone)
    case 'needs':
      return record[rule.at] === true && record[rule.fields[1]] !== true ? message(rule.key) : undefined
    case 'derives':
      return contradiction(rule, record)
    case 'same':
      return (record[rule.fields[0]] ?? null) === (record[rule.fields[1]] ?? null) ? undefined : message('same')
  }
}
