import type { Kysely } from 'kysely'
import type { AnyResource } from '../../resources/core/index.ts'
import { isWritable, uniqueWithin } from '../../resources/core/fields.ts'
import { message } from '../../resources/core/message.ts'
import type { Message } from '../../resources/core/message.ts'
import { isReference } from '../../resources/core/typeOf.ts'
import { DatabaseError } from '../platform/database/DatabaseError.ts'
import type { Tables } from '../platform/database/tables.ts'
import { Problem } from './errors/problem.ts'
import { hour } from './lifetime.ts'
import { blockedUntil, countTry, counted, forgiveAll, forgiveOne, waitText } from './throttle.ts'
import type { Counted } from './throttle.ts'
import type { Before } from './contract.ts'
import { inTransaction, may } from './execution.ts'
import type { Execution } from './execution.ts'
import { createTurns } from '../platform/limiter.ts'
import { modelOf } from './model.ts'
import type { Values } from './requestInput.ts'
import { scopeConditions } from './scope.ts'
import { seesEveryRow } from './visibility.ts'
import { holders, uniqueField, uniqueFields, uniqueKey } from './taken.ts'

/**
 * To be told that a value is taken is to be told that somebody has it, wherever they are: with enough tries the patients of all organisations
 * could be listed. So whatever says so, by whichever call, is counted here, for each caller in sum. What stands in the caller's own sight is no
 * news and does not count.
 */
type Caller = Pick<Before, 'operator' | 'device' | 'guardian' | 'client' | 'now'>
type Asker = Caller & Pick<Before, 'reach'>

const callerKey = ({ operator, device, guardian, client }: Caller): readonly (string | number)[] =>
  (operator ? ['operator', operator.id] : device ? ['device', device.device] : guardian ? ['guardian', guardian.account] : ['address', client.ip])

/** More than a busy reception is told in a day; from then on each further answer has to wait. Forgotten after a night. */
const answersOf = (caller: Caller): Counted => ({ ...counted(50, 'taken', ...callerKey(caller)), forgottenAfter: 10 * hour })

/** Questions before anything is saved leave no trace of their own, so that those answered by "free" count too, until a record was made. */
const questionsOf = (caller: Caller): Counted => counted(60, 'isTaken', ...callerKey(caller))

/** Whether the caller sees every record that could have a value of the field, so that no answer tells anything new. */
const seesAll = ({ operator }: Pick<Caller, 'operator'>, resource: AnyResource, name: string): boolean => {
  const { scopedBy, staff = [] } = resource
  const isUnlimited = operator?.scope.hospitals === 'everything' && operator.scope.staff === undefined
  return mayRead({ operator }, resource, name) && (isUnlimited || (scopedBy === 'nothing' && staff.length === 0)) && seesEveryRow({ resource }, operator)
}

const mayRead = (caller: Pick<Caller, 'operator'>, resource: AnyResource, name: string): boolean => {
  const { mask, permission: needs } = resource.fields[name]!
  return caller.operator !== null && may(caller, needs?.read) && (!mask || may(caller, `${resource.name}:contact`))
}

/**
 * Whether answers about a unique field may tell the caller of records out of sight. A reference is to something in sight, and so is what a value is
 * unique within.
 */
export const isTelling = (caller: Pick<Caller, 'operator'>, resource: AnyResource, name: string): boolean => {
  const field = resource.fields[name]!
  return field.unique !== undefined && !isReference(field) && uniqueWithin(field.unique).length === 0 && isWritable(field) && !seesAll(caller, resource, name)
}

const tellingNames = (call: Pick<Execution, 'operator' | 'resource'>): readonly string[] =>
  Object.keys(call.resource.fields).filter(name => isTelling(call, call.resource, name))

/** 429, which says what was asked too often, at the fields that it is about. */
const tooOften = (until: Date, now: Date, names: readonly string[]): Problem => {
  const { key, parameters } = waitText(until, now, 'askedTooOften')
  return new Problem(429, key, { parameters, errors: Object.fromEntries(names.map(name => [name, message('notLookedUp')])) })
}

/** Keys of those of the values that records in the caller's sight have. */
const inSight = async (db: Kysely<Tables>, asker: Asker, resource: AnyResource, name: string, values: readonly unknown[]): Promise<ReadonlySet<string | undefined>> => {
  if (!mayRead(asker, resource, name)) return new Set()
  const field = uniqueField(resource, name)
  const found = await holders(db, modelOf(resource), field, values, statement => asker.reach(resource.name, statement, 't'))
  return new Set(found.map(row => uniqueKey(field, row)))
}

const askerOf = (call: Execution): Asker => ({
  ...call, reach: (resource, statement, alias) => scopeConditions({ ...call, isUnscoped: false }, call.host.models.of(resource), statement, alias),
})

/** What a write was about to store when a value turned out to be taken. */
interface Attempt {
  readonly resource: AnyResource
  readonly records: readonly Values[]
}

const attempts = new WeakMap<DatabaseError, Attempt>()

/** A value is taken; whether the caller may be told is decided once the transaction is over. */
export class Taken extends Problem {
  readonly attempt: Attempt | undefined
  readonly field: string

  constructor(field: string, attempt: Attempt | undefined) {
    super(400, 'invalid', { errors: { [field]: message('unique') } })
    this.field = field
    this.attempt = attempt
  }
}

/** What to answer where the database refused a value that is taken. */
export const takenBy = (field: string, error: DatabaseError): Taken => new Taken(field, attempts.get(error))

/** The fields of which a write of these values finds out whether they are taken. A record that comes back to life asks for all that it has. */
const askedBy = (call: Execution, given: Values, records: readonly Values[]): readonly string[] =>
  tellingNames(call).filter(name => (given[name] !== undefined || given['deleted'] === false) && records.some(record => record[name] !== null && record[name] !== undefined))

const asking = async <T>(call: Execution, names: readonly string[], records: readonly Values[], write: () => Promise<T>): Promise<T> => {
  const until = await blockedUntil(call.db, answersOf(call), call.now)
  // Refused before it is looked: a refusal that depended on the values would tell of them.
  if (until) throw tooOften(until, call.now, names)
  try {
    return await write()
  } catch (error) {
    if (error instanceof DatabaseError && error.code === '23505') attempts.set(error, { resource: call.resource, records })
    throw error
  }
}

/** Makes records. Throws 429 where the caller was told too often that a value is taken. */
export const askingToMake = async <T>(call: Execution, records: readonly Values[], write: () => Promise<T>): Promise<T> => {
  const names = [...new Set(records.flatMap(record => askedBy(call, record, [record])))]
  if (names.length === 0) return write()
  const made = await asking(call, names, records, write)
  await forgiveAll(call.db, questionsOf(call))
  return made
}

/** Changes a record, likewise. */
export const askingToChange = <T>(call: Execution, record: Values, changed: Values, write: () => Promise<T>): Promise<T> => {
  const next = { ...record, ...changed }
  const names = askedBy(call, changed, [next])
  return names.length === 0 ? write() : asking(call, names, [next], write)
}

/** Whether the caller is to be told that a value is taken although no record has it. */
export type Reserved = (value: unknown, asker: Pick<Before, 'reach'>, db: Kysely<Tables>) => Promise<boolean>

const turns = createTurns(4)

/** Runs a write whose answer may be that something is taken: few of one caller at a time, so that many at once do not overtake the count. */
export const telling = async <T>(call: Execution, run: () => Promise<T>): Promise<T> => {
  try {
    return await (tellingNames(call).length === 0 ? run() : turns(callerKey(call).join(' '), run))
  } catch (error) {
    throw error instanceof Taken ? await mayBeTold(call, error) : error
  }
}

const mayBeTold = async (call: Execution, taken: Taken): Promise<Problem> => {
  const { attempt, field } = taken
  if (!attempt || !isTelling(call, attempt.resource, field)) return taken
  const { resource, records } = attempt
  const values = records.map(record => record[field]).filter(value => value !== null && value !== undefined)
  const until = await inTransaction(call, async ({ db }) => {
    const held = await holders(db, modelOf(resource), uniqueField(resource, field), values)
    const seen = await inSight(db, askerOf(call), resource, field, values)
    return held.length > 0 && held.every(row => seen.has(uniqueKey(uniqueField(resource, field), row))) ? null : countTry(db, answersOf(call), call.now)
  })
  return until ? tooOften(until, call.now, [field]) : taken
}

/**
 * Answers a call that asks whether a value is taken by a record other than `values.id`; `values` has the field and what it is unique within.
 * `isReserved` tells of values that are taken though no record has them. Throws 429 where the caller has asked, or was told, too often.
 */
export const lookTaken = async (before: Before, resource: AnyResource, name: string, values: Values, isReserved?: Reserved): Promise<boolean> => {
  const field = uniqueField(resource, name)
  const key = uniqueKey(field, values)
  const isHeld = async (db: Kysely<Tables>): Promise<boolean> =>
    key !== undefined && ((await holders(db, modelOf(resource), field, [values[name]])).some(row => row['id'] !== values['id'] && uniqueKey(field, row) === key) ||
      await isReserved?.(values[name], before, db) === true)
  if (!isTelling(before, resource, name)) return before.inTransaction(isHeld)
  const [questions, answers] = [questionsOf(before), answersOf(before)]
  const answer = await before.inTransaction(async db => {
    const until = await countTry(db, questions, before.now) ?? await countTry(db, answers, before.now)
    if (until) return until
    const taken = await isHeld(db)
    const isSeen = taken && (await inSight(db, before, resource, name, [values[name]])).has(key)
    if (!taken || isSeen) await forgiveOne(db, answers)
    if (isSeen) await forgiveOne(db, questions)
    return taken
  })
  if (answer instanceof Date) throw tooOften(answer, before.now, [name])
  return answer
}

/** Counts a question that is no look at a unique value and yet tries numbers out. Throws 429 likewise. */
export const countQuestion = async (before: Before, name: string): Promise<void> => {
  const until = await before.inTransaction(db => countTry(db, questionsOf(before), before.now))
  if (until) throw tooOften(until, before.now, [name])
}

/**
 * The errors of new records whose unique values live records have already, wherever these stand. Where the caller was told too often, the rest of the
 * records are not looked at and say so, whatever they are. What is free now may be taken by the time it is written; then the index refuses it.
 */
export const findTaken = async (call: Execution, records: readonly Values[]): Promise<readonly Readonly<Record<string, Message>>[]> => {
  const errors: Record<string, Message>[] = records.map(() => ({}))
  for (const field of uniqueFields(call)) {
    const { name } = field
    const keys = records.map(record => uniqueKey(field, record))
    const values = [...new Set(records.filter((_, at) => keys[at] !== undefined).map(record => record[name]))]
    if (values.length === 0) continue
    const taken = new Set((await holders(call.db, call.model, field, values)).map(row => uniqueKey(field, row)))
    const counts = isTelling(call, call.resource, name)
    const seen = counts ? await inSight(call.db, askerOf(call), call.resource, name, values) : taken
    let isClosed = counts && await blockedUntil(call.db, answersOf(call), call.now) !== null
    for (const [at, key] of keys.entries()) {
      if (key === undefined) continue
      if (!isClosed && taken.has(key) && !seen.has(key)) isClosed = await countTry(call.db, answersOf(call), call.now) !== null
      if (isClosed) errors[at]![name] = message('notLookedUp')
      else if (taken.has(key)) errors[at]![name] = message('unique')
    }
  }
  return errors
}
