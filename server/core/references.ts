import type { AnyCondition } from '../../resources/core/condition.ts'
import type { Field, Fields } from '../../resources/core/field.ts'
import type { FieldErrors } from '../../resources/core/validate.ts'
import { message } from '../../resources/core/message.ts'
import type { Message } from '../../resources/core/message.ts'
import { hasRows, isEntry, isHtml, isUpload, isUploads, typeOf } from '../../resources/core/typeOf.ts'
import { picturesIn } from '../../resources/core/types/richText/pictures.ts'
import { usableSince } from './usableUploads.ts'
import { isSame } from './changes.ts'
import { conditionSql } from './conditionSql.ts'
import type { Execution } from './execution.ts'
import { targetOf } from './model.ts'
import type { Model } from './model.ts'
import { scopeConditions } from './scope.ts'
import { all, quoted, Statement } from './statement.ts'

type Values = Readonly<Record<string, unknown>>

interface Mention {
  /** Where the error stands: `doctor`, `items.0.project`. */
  readonly path: string
  readonly field: Field
  readonly value: unknown
  /** What the record itself says of the field that both share. */
  readonly shared: unknown
}

const refers = (field: Field): boolean => typeOf(field).refersTo !== undefined

/** What answers a mention of something that is not there. */
const missing = (field: Field): Message => message(typeOf(field).missing ?? 'reference')

const isEvenDeleted = (field: Field): boolean => (field as { evenDeleted?: true }).evenDeleted === true

/** Whether there may be a mention in a value. Of hundreds of rows without one nobody looks at each. */
const mentions = (field: Field): boolean =>
  refers(field) || isHtml(field) || (hasRows(field) && Object.values(field.fields).some(mentions))

const sharedBy = (field: Field): readonly [string, string] | undefined =>
  (field as { shares?: readonly [string, string] }).shares

/** The field that a ref shares with what it refers to, if it shares one. */
export const sharedWith = (field: Field): readonly string[] => sharedBy(field)?.slice(0, 1) ?? []

/**
 * Whether what refers to something is among the values, or what it shares with that: it must be held until it is
 * written.
 */
export const mentionsAnything = (fields: Fields, values: Values): boolean =>
  Object.entries(fields).some(
    ([name, field]) => mentions(field) && [name, ...sharedWith(field)].some(one => one in values),
  )

/** What a value mentions. Of several files those count alone that were not there `before`: they may be another's. */
const within = (path: string, field: Field, value: unknown, record: Values, before?: unknown): Mention[] => {
  if (value === null || value === undefined) return []
  if (typeOf(field).refersTo === 'uploads')
    return (value as readonly string[])
      .filter(key => !(Array.isArray(before) && before.includes(key)))
      .map(key => ({ path, field, value: key, shared: null }))
  if (refers(field)) return [{ path, field, value, shared: record[sharedBy(field)?.[0] ?? ''] ?? null }]
  if (isHtml(field)) return picturesIn(String(value)).map(key => ({ path, field, value: key, shared: null }))
  if (!hasRows(field) || !mentions(field) || !Array.isArray(value)) return []
  const { fields } = field
  return (value as Values[]).flatMap((row, i) =>
    Object.entries(fields).flatMap(([name, one]) => within(`${path}.${i}.${name}`, one, row[name], row)),
  )
}

/**
 * Has what is written wait for whoever deletes or erases what it mentions, and sees it as it is then. The foreign key
 * waits too, but for no more than that the row is there.
 */
const held = (call: Execution, target: Model): string =>
  call.db.isTransaction && target.isStored ? ' for key share of t' : ''

/**
 * A condition that holds where something the value mentions is not there, is deleted or lies outside the caller's
 * scope.
 */
const isMissing = (call: Execution, { field, value }: Mention, statement: Statement): string => {
  if (isEntry(field)) {
    return (
      `not exists (select from "dict" d join "dict_group" g on g."id" = d."group" where g."name" = ${statement.bind(field.group)}` +
      ` and d."value" = ${statement.bind(value)} and d."enabled")`
    )
  }
  if (isHtml(field)) return `not exists (select from upload u where u.key = ${statement.bind(value)} and u.shared)`
  if (isUpload(field) || isUploads(field)) {
    const { types, library } = field as { types?: readonly string[]; library?: true }
    const suits = types ? `u.type = any(${statement.bind(types)}::text[])` : 'u.type is null'
    // Nobody gets at a file by its key alone: it must be the caller's own upload, and one that is not about to be
    // removed, or one of the library where the field takes those.
    return (
      `not exists (select from upload u where u.key = ${statement.bind(value)} and ${suits} and (${library === true ? 'u.shared or ' : ''}u.operator = ${statement.bind(call.operator?.id ?? null)}::integer` +
      ` and u.created_at > ${statement.bind(usableSince(call.now))}::timestamptz))`
    )
  }
  const target = call.host.models.of(targetOf(field))
  const ids = Array.isArray(value) ? value : [value]
  const live = all([
    `t."id" = any(${statement.bind(ids)}::integer[])`,
    ...(target.isLogical && !isEvenDeleted(field) ? ['not t."deleted"'] : []),
    ...scopeConditions(call, target, statement),
  ])
  return `(select count(*) from (select from ${target.table} t where ${live}${held(call, target)}) live) < ${statement.bind(ids.length)}::integer`
}

/** A condition that holds where the record that is mentioned is not one of those that may be chosen. */
const isUnsuitable = (call: Execution, { field, value }: Mention, statement: Statement): string => {
  const { where } = field as Field & { where?: AnyCondition }
  if (where === undefined) return 'false'
  const target = call.host.models.of(targetOf(field))
  const suits = all([
    `t."id" = ${statement.bind(value)}::integer`,
    ...conditionSql(call.host.models, target, where, statement, call.today),
  ])
  return `not exists (select from ${target.table} t where ${suits}${held(call, target)})`
}

/**
 * A condition that holds where the record that is mentioned says something else of what both share; what nothing is
 * said of is no contradiction.
 */
const isStrange = (call: Execution, { field, value, shared }: Mention, statement: Statement): string => {
  const [name] = sharedBy(field) ?? []
  if (name === undefined || shared === null) return 'false'
  const target = call.host.models.of(targetOf(field))
  return `exists (select from ${target.table} t where t."id" = ${statement.bind(value)}::integer and t.${target.column(name)} is distinct from ${statement.bind(shared)}${held(call, target)})`
}

/** What is held against a mention, as columns by its number. */
const testsOf = (call: Execution, mention: Mention, at: number, statement: Statement): string[] => [
  `${isMissing(call, mention, statement)} as ${quoted(`m${at}`)}`,
  `${isUnsuitable(call, mention, statement)} as ${quoted(`u${at}`)}`,
  `${isStrange(call, mention, statement)} as ${quoted(`s${at}`)}`,
]

/** What those columns say of it. */
const wrongIn = (
  found: Readonly<Record<string, boolean>> | undefined,
  { field }: Mention,
  at: number,
): Message | undefined => {
  if (found?.[`m${at}`]) return missing(field)
  if (found?.[`u${at}`]) return message((field as Field & { otherwise?: string }).otherwise ?? 'unsuitable')
  return found?.[`s${at}`] ? message(sharedBy(field)![1]) : undefined
}

/**
 * Mentions that one statement holds against the database: each is three columns, of which a statement has a limited
 * number.
 */
const mentionsAStatement = 250

const keyOf = ({ path, value, shared }: Mention): string =>
  JSON.stringify([path.replace(/\.\d+\./g, '.'), value, shared])

/** What is wrong with each of the mentions, if anything is: what is mentioned again and again is looked up once. */
const judgeMentions = async (
  call: Execution,
  mentions: readonly Mention[],
): Promise<readonly (Message | undefined)[]> => {
  const keys = mentions.map(keyOf)
  const distinct = [...new Map(mentions.map((mention, at) => [keys[at]!, mention]))]
  const wrong = new Map<string, Message | undefined>()
  for (let from = 0; from < distinct.length; from += mentionsAStatement) {
    const some = distinct.slice(from, from + mentionsAStatement)
    const statement = new Statement()
    const [found] = await statement.run<Record<string, boolean>>(
      call.db,
      `select ${some.flatMap(([, mention], at) => testsOf(call, mention, at, statement)).join(', ')}`,
    )
    for (const [at, [key, mention]] of some.entries()) wrong.set(key, wrongIn(found, mention, at))
  }
  return keys.map(key => wrong.get(key))
}

const byPath = (mentions: readonly Mention[], wrong: readonly (Message | undefined)[]): FieldErrors =>
  Object.fromEntries(mentions.flatMap(({ path }, at) => (wrong[at] ? [[path, wrong[at]]] : [])))

/** Whether the new superior is the record itself or below it. */
const isCycle = async ({ db, model }: Execution, tree: string, superior: unknown, id: unknown): Promise<boolean> => {
  const statement = new Statement()
  const above =
    `with recursive up (id) as (select ${statement.bind(superior)}::integer union` +
    ` select t.${model.column(tree)} from ${model.table} t join up on t."id" = up.id) select from up where id = ${statement.bind(id)}::integer`
  return (await statement.run<{ cycle: boolean }>(db, `select exists (${above}) as cycle`))[0]!.cycle
}

/** What stands beside the values of an input: the record as it was, and what {@link readHops} found. */
interface Beside {
  readonly record: Values | null
  readonly hops: Values
}

/**
 * Holds every reference and dictionary value against the database; values that a record already had are let pass, as
 * long as it says the same of what it shares with them. Answers an error for each that is wrong.
 */
export const checkReferences = async (
  call: Execution,
  fields: Fields,
  values: Values,
  { record, hops }: Beside = { record: null, hops: {} },
): Promise<FieldErrors> => {
  const said = { ...record, ...hops, ...values }
  const differs = (name: string): boolean =>
    fields[name] !== undefined && !isSame(fields[name], record?.[name], said[name])
  const changed = Object.entries(fields).filter(
    ([name, field]) => record === null || [name, ...sharedWith(field)].some(differs),
  )
  const mentions = changed.flatMap(([name, field]) => within(name, field, values[name], said, record?.[name]))
  const errors = byPath(mentions, await judgeMentions(call, mentions))
  const { tree } = call.resource
  const superior = record && tree && changed.some(([name]) => name === tree) ? values[tree] : null
  if (tree === undefined || superior === null || superior === undefined) return errors
  return (await isCycle(call, tree, superior, record!['id'])) ? { ...errors, [tree]: message('cycle') } : errors
}

/** {@link checkReferences} for new records at once. Answers the errors of each. */
export const checkReferencesOfMany = async (
  call: Execution,
  fields: Fields,
  records: readonly { readonly value: Values; readonly hops: Values }[],
): Promise<readonly FieldErrors[]> => {
  const mentioned = records.map(({ value, hops }) =>
    Object.entries(fields).flatMap(([name, field]) => within(name, field, value[name], { ...hops, ...value })),
  )
  const wrong = (await judgeMentions(call, mentioned.flat())).values()
  return mentioned.map(mentions =>
    byPath(
      mentions,
      mentions.map(() => wrong.next().value),
    ),
  )
}

/** Values over one ref, hops and fields that follow one, read from what the input refers to; by their keys. */
export const readHops = async (
  call: Execution,
  keys: readonly string[],
  values: Values,
): Promise<Record<string, unknown>> => {
  if (keys.length === 0) return {}
  const { models } = call.host
  const statement = new Statement()
  const columns = keys.map(key => {
    const { ref, target, name } = models.hop(call.model, key)
    const id = typeof values[ref] === 'number' ? values[ref] : null
    return `(select h.${target.column(name)} from ${target.table} h where h."id" = ${statement.bind(id)}::integer) as ${quoted(key)}`
  })
  return (await statement.run<Record<string, unknown>>(call.db, `select ${columns.join(', ')}`))[0] ?? {}
}
