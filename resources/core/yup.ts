import * as yup from 'yup'
import type { ObjectSchema, Schema } from 'yup'
import { holds } from './condition.ts'
import type { AnyCondition } from './condition.ts'
import type { Field, Fields } from './field.ts'
import { isWritable, setKey } from './fields.ts'
import { isRequired } from './requirement.ts'
import { ruleOf, takeKnown } from './types/ruleOf.ts'
import { message } from './message.ts'
import { remembered } from './remembered.ts'
import { brokenRule } from './rules.ts'
import type { Rule } from './rules.ts'
import { isSecret, startOf, typeOf } from './typeOf.ts'
import { flag } from './types/flag/index.ts'

/** What conditions and bounds may look at besides the record that is validated. */
export interface ValidationContext {
  /** Calendar date in the business time zone. */
  readonly today: string
  /** The business time zone, in which a date and a moment are compared; the usual one where nothing is said. */
  /** What `now` means; where it is not told, that of this machine's clock. */
  readonly now?: Date
  readonly timeZone?: string
  /**
   * Values over one ref (`patient.type`) by their dotted key, and stored values of what input cannot set; others do not
   * matter.
   */
  readonly hops?: Readonly<Record<string, unknown>>
  /** Flags of the settings that are on (`configSetting.idNumberRequired`). */
  readonly settings?: readonly string[]
  /**
   * The record as it is stored, where one is changed: days and moments that stay as they are need not be within their
   * bounds.
   */
  readonly stored?: Readonly<Record<string, unknown>>
  /**
   * What a form leaves as it is, such as masks in which nobody typed: it is there, and nobody here knows what it says,
   * so that only rules look at it that ask for no more.
   */
  readonly left?: Readonly<Record<string, unknown>>
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0

const presenceRule = (needed: boolean) =>
  remembered((field: Field): Schema => {
    const typeRule = ruleOf(field, yup)
    const rule = needed
      ? typeRule.test({ name: 'filled', message: message('required'), test: value => !isEmptyList(value) })
      : typeRule
    if (field.default !== undefined) return rule.default(field.default).required(message('required'))
    if (typeOf(field).startsAs !== undefined) return rule.default(typeOf(field).startsAs).required(message('required'))
    return needed ? rule.required(message('required')) : rule.nullable()
  })

// Conditions choose one of the two for each record that is validated, so they are made once a field.
const [optional, obligatory] = [presenceRule(false), presenceRule(true)]
const presence = (field: Field, needed: boolean): Schema => (needed ? obligatory(field) : optional(field))

const siblings = (...conditions: (AnyCondition | undefined)[]): string[] =>
  [...new Set(conditions.flatMap(condition => Object.keys(condition ?? {})))].filter(key => !key.includes('.'))

/** Hidden fields become null, sent or not, so that what nobody sees is not stored. */
const hidden: Schema = (yup.mixed().nullable() as Schema).default(null).transform(() => null)

/**
 * What a condition sees of a sibling: its input, or the stored value where input cannot set it, or what is stored
 * without input.
 */
const sibling = (field: Field | undefined, input: unknown, stored: unknown): unknown =>
  (field && isWritable(field) ? input : stored) ?? (field && startOf(field)) ?? null

const conditional = (field: Field, fields: Fields): Schema => {
  const { showWhen, requiredWhen } = field
  if (!showWhen && !requiredWhen && !field.requiredBy) return presence(field, field.required === true)
  const keys = siblings(showWhen, requiredWhen)
  const decide = (values: unknown[], context: Partial<ValidationContext> | undefined): Schema => {
    const seen = keys.map((key, i) => [key, sibling(fields[key], values[i], context?.hops?.[key])] as const)
    const record = { ...context?.hops, ...Object.fromEntries(seen) }
    const today = context?.today ?? new Date().toISOString().slice(0, 10)
    if (showWhen && !holds(showWhen, record, today)) return hidden
    return presence(field, isRequired(field, record, today, context?.settings ?? []))
  }
  return yup
    .mixed()
    .when(keys.length > 0 ? keys : ['$today'], (values: unknown[], _schema: Schema, options: { context?: unknown }) =>
      decide(keys.length > 0 ? values : [], options.context as Partial<ValidationContext> | undefined),
    )
}

/** The rules of a record's writable fields, for {@link validate}. They are given to the form and to the route alike. */
export interface RecordSchema {
  /** What was sent, as rules may look at it: each value as its type takes it, read-only and unknown keys dropped. */
  take(input: Readonly<Record<string, unknown>>): Record<string, unknown>
  /** Its messages are {@link message} objects. */
  readonly rules: ObjectSchema<Record<string, unknown>>
}

// A secret is cleared by saying that it is not set.
const isSet: Field = flag()

export const toYup = (fields: Fields, rules: readonly Rule[] = []): RecordSchema => {
  const writable = Object.entries(fields).filter(([, field]) => isWritable(field))
  const sets = writable.filter(([, field]) => isSecret(field)).map(([name]) => [setKey(name), isSet] as const)
  const taken: Fields = Object.fromEntries([...writable, ...sets])
  const shape = Object.fromEntries<Schema>([
    ...writable.map(([name, field]) => [name, conditional(field, fields)] as const),
    ...sets.map(([name, field]) => [name, ruleOf(field, yup).nullable()] as const),
  ])
  const all = rules.reduce<ObjectSchema<Record<string, unknown>>>(
    (schema, rule) =>
      schema.test({
        name: rule.rule,
        test(record, { createError, options }) {
          const { timeZone, left } = (options.context ?? {}) as Partial<ValidationContext>
          const broken = brokenRule(rule, rule.rule === 'anyOf' ? { ...left, ...record } : record, timeZone)
          return broken ? createError({ path: rule.at, message: broken }) : true
        },
      }),
    yup.object(shape),
  )
  return { rules: all, take: input => takeKnown(input, taken) }
}
