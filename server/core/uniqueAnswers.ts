import type { Kysely, Transaction } from 'kysely'
import type { AnyResource } from '../../resources/core/index.ts'
import { isWritable, uniqueWithin } from '../../resources/core/fields.ts'
import { message } from '../../resources/core/message.ts'
import type { Message } from '../../resources/core/message.ts'
import { takenMessage } from '../../resources/core/takenMessage.ts'
import type { Held, Holder } from '../../resources/core/takenMessage.ts'
import { isReference } from '../../resources/core/typeOf.ts'
import { DatabaseError } from '../platform/database/DatabaseError.ts'
import type { Tables } from '../platform/database/tables.ts'
import { Problem } from './errors/problem.ts'
import { hour } from './lifetime.ts'
import { blockedUntil, countTry, counted, forgiveAll, forgiveOne, waitText } from './throttle.ts'
import type { Counted } from './throttle.ts'
import type { Before } from './contract.ts'
import { inTransaction } from './execution.ts'
import type { Execution } from './execution.ts'
import { createTurns } from '../platform/limiter.ts'
import { modelOf } from './model.ts'
import type { Values } from './requestInput.ts'
import { heldElsewhere, holderOf, logHolders, mayOpen, mayRead } from './holder.ts'
import { originOf } from './origin.ts'
import { scopeConditions } from './scope.ts'
import { labelSql } from './select.ts'
import { seesEveryRow } from './visibility.ts'
import { holders, uniqueField, uniqueFields, uniqueKey } from './taken.ts'

/**
 * To be told that a value is taken is to be told that somebody has it, wherever they are: with enough tries the
 * patients of all organisations could be listed. So whatever says so, by whichever call, is counted here, for each
 * caller in sum. What stands in the caller's own sight is no news and does not count.
 */
type Caller = Pick<Before, 'operator' | 'device' | 'guardian' | 'client' | 'now'>
type Asker = Caller & Pick<Before, 'reach' | 'called' | 'language' | 'origin' | 'requestId'>

const callerKey = ({ operator, device, guardian, client }: Caller): readonly (string | number)[] =>
  operator
    ? ['operator', operator.id]
    : device
      ? ['device', device.device]
      : guardian
        ? ['guardian', guardian.account]
        : ['address', client.ip]

/**
 * More than a busy reception is told in a day; from then on each further answer has to wait. Forgotten after a night.
 */
const answersOf = (caller: Caller): Counted => ({
  ...counted(50, 'taken', ...callerKey(caller)),
  forgottenAfter: 10 * hour,
})

/**
 * Questions before anything is saved leave no trace of their own, so that those answered by "free" count too, until a
 * record was made.
 */
const questionsOf = (caller: Caller): Counted => counted(60, 'isTaken', ...callerKey(caller))

/** Whether the caller sees every record that could have a value of the field, so that no answer tells anything new. */
const seesAll = ({ operator }: Pick<Caller, 'operator'>, resource: AnyResource, name: string): boolean => {
  const { scopedBy, staff = [] } = resource
  const isUnlimited = operator?.scope.hospitals === 'everything' && operator.scope.staff === undefined
  return (
    mayRead({ operator }, resource, name) &&
    (isUnlimited || (scopedBy === 'nothing' && staff.length === 0)) &&
    seesEveryRow({ resource }, operator)
  )
}

/**
 * Whether answers about a unique field may tell the caller of records out of sight. A reference is to something in
 * sight, and so is what a value is unique within.
 */
export const isTelling = (caller: Pick<Caller, 'operator'>, resource: AnyResource, name: string): boolean => {
  const field = resource.fields[name]!
  return (
    field.unique !== undefined &&
    !isReference(field) &&
    uniqueWithin(field.unique).length === 0 &&
    isWritable(field) &&
    !seesAll(caller, resource, name)
  )
}

const tellingNames = (call: Pick<Execution, 'operator' | 'resource'>): readonly string[] =>
  Object.keys(call.resource.fields).filter(name => isTelling(call, call.resource, name))

/** 429, which says what was asked too often, at the fields that it is about. */
const tooOften = (until: Date, now: Date, names: readonly string[]): Problem => {
  const { key, parameters } = waitText(until, now, 'askedTooOften')
  return new Problem(429, key, {
    parameters,
    errors: Object.fromEntries(names.map(name => [name, message('notLookedUp')])),
  })
}

/**
 * The records in the caller's sight that have one of the values, by what they have in common; unnamed where the caller
 * may not open them.
 */
const inSight = async (
  db: Kysely<Tables>,
  asker: Asker,
  resource: AnyResource,
  name: string,
  values: readonly unknown[],
): Promise<ReadonlyMap<string | undefined, Holder | undefined>> => {
  if (!mayRead(asker, resource, name)) return new Map()
  const field = uniqueField(resource, name)
  const found = await holders(
    db,
    modelOf(resource),
    field,
    values,
    statement => asker.reach(resource.name, statement, 't'),
    asker.called(resource.name, 't'),
  )
  const isNamed = mayOpen(asker, resource)
  return new Map(found.map(row => [uniqueKey(field, row), isNamed ? holderOf(row, asker.language) : undefined]))
}

const askerOf = (call: Execution): Asker => ({
  ...call,
  reach: (resource, statement, alias) =>
    scopeConditions({ ...call, isUnscoped: false }, call.host.models.of(resource), statement, alias),
  called: (resource, alias) => labelSql(call.host.models, call.host.models.of(resource), alias, call.language),
  origin: () => originOf(call),
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

  constructor(resource: AnyResource, field: string, attempt: Attempt | undefined, by?: Held) {
    super(400, 'invalid', {
      errors: { [field]: takenMessage(resource, field, by) },
      ...(typeof by === 'object' ? { details: { holders: { [field]: { resource: resource.name, ...by } } } } : {}),
    })
    this.field = field
    this.attempt = attempt
  }
}

/** The error with what it is about. */
const remembering = async <T>(
  resource: AnyResource,
  records: readonly Values[],
  write: () => Promise<T>,
): Promise<T> => {
  try {
    return await write()
  } catch (error) {
    if (error instanceof DatabaseError && error.code === '23505') attempts.set(error, { resource, records })
    throw error
  }
}

/** What to answer where the database refused a value that is taken. */
export const takenBy = (resource: AnyResource, field: string, error: DatabaseError): Taken =>
  new Taken(resource, field, attempts.get(error))

/**
 * The fields of which a write of these values finds out whether they are taken. A record that comes back to life asks
 * for all that it has.
 */
const askedBy = (call: Execution, given: Values, records: readonly Values[]): readonly string[] =>
  tellingNames(call).filter(
    name =>
      (given[name] !== undefined || given['deleted'] === false) &&
      records.some(record => record[name] !== null && record[name] !== undefined),
  )

const asking = async <T>(
  call: Execution,
  names: readonly string[],
  records: readonly Values[],
  write: () => Promise<T>,
): Promise<T> => {
  const until = names.length > 0 ? await blockedUntil(call.db, answersOf(call), call.now) : null
  // Refused before it is looked: a refusal that depended on the values would tell of them.
  if (until) throw tooOften(until, call.now, names)
  return remembering(call.resource, records, write)
}

/** Makes records. Throws 429 where the caller was told too often that a value is taken. */
export const askingToMake = async <T>(
  call: Execution,
  records: readonly Values[],
  write: () => Promise<T>,
): Promise<T> => {
  const names = [...new Set(records.flatMap(record => askedBy(call, record, [record])))]
  const made = await asking(call, names, records, write)
  if (names.length > 0) await forgiveAll(call.db, questionsOf(call))
  return made
}

/** Changes a record, likewise. */
export const askingToChange = <T>(
  call: Execution,
  record: Values,
  changed: Values,
  write: () => Promise<T>,
): Promise<T> => {
  const next = { ...record, ...changed }
  return asking(call, askedBy(call, changed, [next]), [next], write)
}

/** Whether the caller is to be told that a value is taken although no record has it. */
export type Reserved = (value: unknown, asker: Pick<Before, 'reach'>, db: Kysely<Tables>) => Promise<boolean>

const turns = createTurns(4)

/**
 * Runs a write whose answer may be that something is taken: few of one caller at a time, so that many at once do not
 * overtake the count.
 */
export const telling = async <T>(call: Execution, run: () => Promise<T>): Promise<T> => {
  try {
    return await (tellingNames(call).length === 0 ? run() : turns(callerKey(call).join(' '), run))
  } catch (error) {
    throw error instanceof Taken ? await mayBeTold(call, error) : error
  }
}

const mayBeTold = async (call: Execution, taken: Taken): Promise<Problem> => {
  const { attempt, field } = taken
  if (!attempt) return taken
  const { resource, records } = attempt
  const unique = uniqueField(resource, field)
  const values = records.map(record => record[field]).filter(value => value !== null && value !== undefined)
  const told = await inTransaction(call, async ({ db }) => {
    const asker = askerOf(call)
    const seen = await inSight(db, asker, resource, field, values)
    // Of several records nobody says which one was refused.
    const by = records.length === 1 ? seen.get(uniqueKey(unique, records[0]!)) : undefined
    if (!isTelling(call, resource, field)) return { by }
    const held = await holders(db, modelOf(resource), unique, values)
    const isNews = held.length === 0 || !held.every(row => seen.has(uniqueKey(unique, row)))
    const until = isNews ? await countTry(db, answersOf(call), call.now) : null
    return { until, by: isNews ? heldElsewhere(call, resource, field) : by }
  })
  if (told.until) return tooOften(told.until, call.now, [field])
  const { by } = told
  if (typeof by === 'object')
    await inTransaction(call, ({ db }) => logHolders(db, askerOf(call), resource, field, [by]))
  return new Taken(resource, field, attempt, by)
}

/**
 * Answers a call that asks whether a value is taken by a record other than `values.id`; `values` has the field and what
 * it is unique within.
 * `isReserved` tells of values that are taken though no record has them. Throws 429 where the caller has asked, or was told, too often.
 */
export const lookTaken = async (
  before: Before,
  resource: AnyResource,
  name: string,
  values: Values,
  isReserved?: Reserved,
): Promise<{ readonly taken: boolean; readonly by?: Held }> => {
  const field = uniqueField(resource, name)
  const key = uniqueKey(field, values)
  const isHeld = async (db: Kysely<Tables>): Promise<boolean> =>
    key !== undefined &&
    ((await holders(db, modelOf(resource), field, [values[name]])).some(
      row => row['id'] !== values['id'] && uniqueKey(field, row) === key,
    ) ||
      (await isReserved?.(values[name], before, db)) === true)
  const look = async (
    db: Transaction<Tables>,
  ): Promise<{ readonly taken: boolean; readonly isSeen: boolean; readonly by?: Holder }> => {
    if (!(await isHeld(db))) return { taken: false, isSeen: false }
    const seen = await inSight(db, before, resource, name, [values[name]])
    const [isSeen, by] = [seen.has(key), seen.get(key)]
    await logHolders(db, before, resource, name, [by])
    return { taken: true, isSeen, ...(by ? { by } : {}) }
  }
  if (!isTelling(before, resource, name)) return before.inTransaction(look)
  const [questions, answers] = [questionsOf(before), answersOf(before)]
  const answer = await before.inTransaction(async db => {
    const until = (await countTry(db, questions, before.now)) ?? (await countTry(db, answers, before.now))
    if (until) return until
    const found = await look(db)
    if (!found.taken || found.isSeen) await forgiveOne(db, answers)
    if (found.isSeen) await forgiveOne(db, questions)
    return found
  })
  if (answer instanceof Date) throw tooOften(answer, before.now, [name])
  const by = answer.taken && !answer.isSeen ? heldElsewhere(before, resource, name) : answer.by
  return { taken: answer.taken, ...(by === undefined ? {} : { by }) }
}

/** Counts a question that is no look at a unique value and yet tries numbers out. Throws 429 likewise. */
export const countQuestion = async (before: Before, name: string): Promise<void> => {
  const until = await before.inTransaction(db => countTry(db, questionsOf(before), before.now))
  if (until) throw tooOften(until, before.now, [name])
}

/**
 * The errors of new records whose unique values live records have already, wherever these stand. Where the caller was
 * told too often, the rest of the records are not looked at and say so, whatever they are. What is free now may be
 * taken by the time it is written; then the index refuses it.
 */
export const findTaken = async (
  call: Execution,
  records: readonly Values[],
): Promise<readonly Readonly<Record<string, Message>>[]> => {
  const errors: Record<string, Message>[] = records.map(() => ({}))
  for (const field of uniqueFields(call)) {
    const { name } = field
    const keys = records.map(record => uniqueKey(field, record))
    const values = [...new Set(records.filter((_, at) => keys[at] !== undefined).map(record => record[name]))]
    if (values.length === 0) continue
    const taken = new Set((await holders(call.db, call.model, field, values)).map(row => uniqueKey(field, row)))
    const counts = isTelling(call, call.resource, name)
    const asker = askerOf(call)
    const seen = await inSight(call.db, asker, call.resource, name, [...values])
    const elsewhere = counts ? heldElsewhere(call, call.resource, name) : undefined
    const named: Holder[] = []
    let isClosed = counts && (await blockedUntil(call.db, answersOf(call), call.now)) !== null
    for (const [at, key] of keys.entries()) {
      if (key === undefined) continue
      const [isSeen, by] = [seen.has(key), seen.get(key)]
      if (counts && !isClosed && taken.has(key) && !isSeen)
        isClosed = (await countTry(call.db, answersOf(call), call.now)) !== null
      if (isClosed) errors[at]![name] = message('notLookedUp')
      else if (taken.has(key)) errors[at]![name] = takenMessage(call.resource, name, isSeen ? by : elsewhere)
      if (by && !isClosed) named.push(by)
    }
    await logHolders(call.db, asker, call.resource, name, named)
  }
  return errors
}
