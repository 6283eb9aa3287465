import type { Message } from './message.ts'
import { message } from './message.ts'

/** A rule over several fields, as data; the error stands at the field `at`. */
export type Rule<K extends string = string> =
  | { readonly rule: 'anyOf'; readonly fields: readonly K[]; readonly at: K }
  | { readonly rule: 'differ'; readonly fields: readonly [K, K]; readonly at: K }
  | { readonly rule: 'same'; readonly fields: readonly [K, K]; readonly at: K }

/** At least one of the fields must be there. */
export const anyOf = <const K extends string>(first: K, ...rest: K[]): Rule<K> => ({ rule: 'anyOf', fields: [first, ...rest], at: first })

/** Both fields must be equal; the error stands at the second. */
export const same = <const K extends string>(one: K, other: K): Rule<K> => ({ rule: 'same', fields: [one, other], at: other })

/** The second field must not repeat the first; the error stands at the second. */
export const differ = <const K extends string>(one: K, other: K): Rule<K> => ({ rule: 'differ', fields: [one, other], at: other })

const there = (value: unknown): boolean => value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

/** The message that answers a broken rule, or undefined where it holds. */
export const brokenRule = (rule: Rule, record: Readonly<Record<string, unknown>>): Message | undefined => {
  switch (rule.rule) {
    case 'anyOf': return rule.fields.some(name => there(record[name])) ? undefined : message('anyOf')
    case 'differ': return there(record[rule.fields[0]]) && record[rule.fields[0]] === record[rule.fields[1]] ? message('differ') : undefined
    case 'same': return (record[rule.fields[0]] ?? null) === (record[rule.fields[1]] ?? null) ? undefined : message('same')
  }
}
