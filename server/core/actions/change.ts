import { firstFailing } from '../../../resources/core/condition.ts'
import type { AnyCondition } from '../../../resources/core/condition.ts'
import { operationsOf } from '../../../resources/core/calls.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { isChoice } from '../../../resources/core/typeOf.ts'
import { notNow, Problem, stale } from '../errors/problem.ts'
import { changesOf, differing } from '../changes.ts'
import { inTransaction } from '../execution.ts'
import type { Execution } from '../execution.ts'
import { afterCreate, beforeCreate, contextOf, hooksOf } from '../hooks.ts'
import type { ActionHooks } from '../hooks.ts'
import { checkAsked, checkRecord, hiddenThen } from '../input.ts'
import { mentionsAnything } from '../references.ts'
import { readLocked, readPlain, readRecord } from '../readRecord.ts'
import { toReply } from '../reply.ts'
import type { Row } from '../reply.ts'
import type { Values } from '../requestInput.ts'
import { guardedFields, requireProof } from '../stepUp.ts'
import { deleteTogether, isPlaced, lockTree, readBelow } from '../tree.ts'
import { asProblem } from '../violations.ts'
import { noting, rowKeys } from './asked.ts'
import { deleteRecord, insertRecord, logChange, updateRecord } from '../write.ts'

/**
 * What a field is called that a condition looks at, and what it says where it is one of some choices; that of
 * `patient.type` stands in the resource that the ref leads to.
 */
const fieldText = ({ host, model, resource, language }: Execution, key: string, value: unknown): string => {
  const [owner, name] = key.includes('.')
    ? [host.models.hop(model, key).target.resource, host.models.hop(model, key).name]
    : [resource, key]
  const label = host.translate(language, `resources.${owner.name}.fields.${name}`)
  if (!isChoice(owner.fields[name]) || (value !== null && typeof value !== 'string')) return label
  return host.translate(language, 'errors.fieldNow', {
    field: label,
    value: host.translate(
      language,
      value === null ? 'statistics.none' : `resources.${owner.name}.choices.${name}.${value}`,
    ),
  })
}

/** Throws 409 `notNow` where the record is in none of the states in which the action is possible. */
export const guard = (call: Execution, record: Row): void => {
  const failing = firstFailing(call.action.when as AnyCondition | undefined, record, call.today)
  if (failing) throw notNow(call.name, failing.key, fieldText(call, failing.key, record[failing.key]))
}

/** Throws 409 `stale` with the present record where the caller has seen another version. */
export const checkVersion = async (call: Execution, record: Row, version: number | undefined): Promise<void> => {
  if (version !== undefined && version !== record.version)
    throw stale(toReply(call, call.model, await readRecord(call, record.id)))
}

const attempts = 3

/** Whether the hooks are for this change. */
const isHooked = ({ name }: Execution, { isEmpty, whenChanged }: ActionHooks, changed: Values): boolean =>
  !isEmpty && (name !== 'update' || whenChanged === undefined || whenChanged.some(field => field in changed))

/** What a step answers that turned out to need a lock, which trying again without one would not change. */
const needsLock = Symbol('needs a lock')

/**
 * Runs a change that is bound to the version it read: outside of any transaction where it can be, and once more from
 * the beginning when somebody was faster, which a step tells by undefined; with hooks, in a tree, where the step says
 * so, or where somebody always was, under a lock. Constraints become problems.
 */
const changing = async <T>(
  call: Execution,
  version: number | undefined,
  step: (call: Execution, lock: boolean) => Promise<T | typeof needsLock | undefined>,
): Promise<T> => {
  try {
    const hooks = hooksOf(call)
    const isFree =
      !isHooked(call, hooks, {}) &&
      call.action.notifies === undefined &&
      call.resource.tree === undefined &&
      !call.db.isTransaction
    for (let attempt = 0; isFree && attempt < (version === undefined ? attempts : 1); attempt += 1) {
      const done = await step(call, false)
      if (done === needsLock) break
      if (done !== undefined) return done
    }
    // Who saw another version than the one that won gets 409 with the present record here.
    const done = await inTransaction(call, inner => step(inner, true))
    if (done !== undefined && done !== needsLock) return done
  } catch (error) {
    throw asProblem(call, error)
  }
  throw stale()
}

const read = async (call: Execution, id: number, version: number | undefined, lock: boolean): Promise<Row> => {
  const record = lock ? await readLocked(call, id) : await readPlain(call, id)
  await checkVersion(call, record, version)
  guard(call, record)
  return record
}

/**
 * Reads the record, decides what to write, and writes what differs; answers the record as it then is. The hook before
 * it is shown what was `asked` besides.
 */
const change = (
  call: Execution,
  id: number,
  version: number | undefined,
  decide: (record: Row, call: Execution) => Promise<Values>,
  asked: Values = {},
): Promise<Row> =>
  changing(call, version, async (inner, lock) => {
    const record = await read(inner, id, version, lock)
    const hooks = hooksOf(inner)
    const decided = await decide(record, inner)
    const changedBy = async (values: Values): Promise<Values> =>
      differing(inner.model, record, { ...values, ...(await hiddenThen(inner, record, values)) })
    const unhooked = await changedBy(decided)
    const isFollowed = isHooked(inner, hooks, unhooked)
    // What it refers to could be gone before it is written.
    if (!lock && (isFollowed || mentionsAnything(inner.resource.fields, unhooked))) return needsLock
    const further = isFollowed
      ? await hooks.before?.(inner.name, record, { ...asked, ...decided }, contextOf(inner))
      : undefined
    const changed = further ? await changedBy({ ...decided, ...further }) : unhooked
    if (guardedFields(inner, Object.keys(changed)).length > 0) {
      requireProof(inner)
      if (inner.action.notifies) await inner.host.notifyAdministrators!(inner)
    }
    // A hook asks for a new version where it changed what hangs on the record, so that who has seen neither is told.
    const isChanged = Object.keys(changed).length > 0 || (further?.version ?? record.version) > record.version
    // What the history keeps of the answers is kept even where nothing changed by them.
    if (!isChanged && inner.notes) await logChange(inner, id, {})
    const row = isChanged ? await updateRecord(inner, record, changed) : await readRecord(inner, id)
    if (!row || !isFollowed || !hooks.after) return row
    await hooks.after(inner.name, row, contextOf(inner), record)
    return readRecord(inner, id)
  })

/** Changes a record by input, which may be partial. */
export const update = async (call: Execution, id: number, version: number | undefined, input: Values): Promise<Row> => {
  const checked = (inner: Execution): Promise<Row> =>
    change(inner, id, version, (record, within) => checkRecord(within, input, record))
  if (!isPlaced(call, input)) return checked(call)
  return inTransaction(call, async inner => {
    await lockTree(inner)
    return checked(inner)
  })
}

/**
 * Changes another resource's record inside of a call, wherever it stands: its hooks run, and its history tells of it.
 */
export const updateAnywhere = async (
  call: Execution,
  resource: AnyResource,
  id: number,
  values: Values,
  as = 'update',
): Promise<void> => {
  await change(elsewhere(call, resource, as), id, undefined, async () => values)
}

/** Makes another resource's record inside of a call, likewise; answers its id. */
export const createAnywhere = async (call: Execution, resource: AnyResource, values: Values): Promise<number> => {
  const inner = elsewhere(call, resource, 'create')
  const [further] = await beforeCreate(inner, inner, [values])
  const row = await insertRecord(inner, { ...values, ...further })
  await afterCreate(inner, inner, [row.id], async () => row)
  return row.id
}

/** The call as it runs an action of another resource, wherever its records stand. */
export const elsewhere = (call: Execution, resource: AnyResource, name: string): Execution => ({
  ...call,
  resource,
  model: call.host.models.of(resource.name),
  name,
  action: operationsOf(resource)[name] ?? {},
  given: {},
  isUnscoped: true,
})

/** The transition that an action declares with `when` and `set`; what it asks for is for its hooks and the history. */
export const transition = async (
  call: Execution,
  id: number,
  version: number | undefined,
  input: Values,
): Promise<Row> => {
  const asked = await checkAsked(call, input, rowKeys(call.model)).catch(async (error: unknown) => {
    // Of a record that is not there nothing is asked.
    await readPlain(call, id)
    throw error
  })
  return change(noting(call, asked), id, version, async () => call.action.set as Values, asked)
}

/** Takes a record away for good, and in a tree all below it. */
export const remove = (call: Execution, id: number, version: number | undefined): Promise<true> =>
  changing(call, version, async (inner, lock) => {
    const record = await read(inner, id, version, lock)
    const hooks = hooksOf(inner)
    const below = await readBelow(inner, id)
    for (const one of [record, ...below]) await hooks.before?.(inner.name, one, {}, contextOf(inner))
    if (below.length > 0)
      await deleteTogether(
        inner,
        [...below, record].map(one => ({ id: one.id, changes: changesOf(inner.model, one, null) })),
      )
    else if (!(await deleteRecord(inner, record))) return undefined
    await hooks.after?.(inner.name, record, contextOf(inner), record)
    return true
  })

/** Makes a record. */
export const create = async (call: Execution, input: Values): Promise<Row> => {
  const hooks = hooksOf(call)
  const make = async (inner: Execution): Promise<Row> => {
    const values = await checkRecord(inner, input, null)
    const [further] = await beforeCreate(inner, inner, [values])
    const row = await insertRecord(inner, { ...values, ...further })
    const isFollowed = await afterCreate(inner, inner, [row.id], async () => row)
    return isFollowed ? ((await readAnyway(inner, row.id)) ?? row) : row
  }
  try {
    return hooks.isEmpty ? await make(call) : await inTransaction(call, make)
  } catch (error) {
    throw asProblem(call, error)
  }
}

/** The record, or undefined where it is not, or no longer, in the caller's scope. */
export const readAnyway = async (call: Execution, id: number): Promise<Row | undefined> => {
  try {
    return await readRecord(call, id)
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return undefined
    throw error
  }
}
