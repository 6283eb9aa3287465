import { setImmediate } from 'node:timers/promises'
import { holds } from '../../resources/core/condition.ts'
import { isComposed, labelName } from '../../resources/core/label.ts'
import type { Field, Fields } from '../../resources/core/field.ts'
import { allFields, besideKey, hopKeys, isWritable, secretsOf, setKey } from '../../resources/core/fields.ts'
import { requiringSettings } from '../../resources/core/requirement.ts'
import { settingsOn } from './readSetting.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import { isByAction } from '../../resources/core/types/choice/index.ts'
import { take } from '../../resources/core/types/ruleOf.ts'
import { masked } from '../../resources/core/mask.ts'
import { message } from '../../resources/core/message.ts'
import type { Message } from '../../resources/core/message.ts'
import { remembered } from '../../resources/core/remembered.ts'
import type { Rule } from '../../resources/core/rules.ts'
import { validate } from '../../resources/core/validate.ts'
import type { Validated } from '../../resources/core/validate.ts'
import { toYup } from '../../resources/core/yup.ts'
import type { RecordSchema, ValidationContext } from '../../resources/core/yup.ts'
import { isSecret, startOf } from '../../resources/core/typeOf.ts'
import { invalid, noErrors } from './errors/problem.ts'
import { isSame } from './changes.ts'
import { aboutKey } from './model.ts'
import { may } from './execution.ts'
import type { Execution } from './execution.ts'
import { unreachable } from './outgoing.ts'
import { outOfReach } from './outOfReach.ts'
import { checkReferences, checkReferencesOfMany, readHops, sharedWith } from './references.ts'
import type { Row } from './reply.ts'
import type { Values } from './requestInput.ts'
import { sanitised } from './sanitise.ts'

type Errors = Record<string, Message>

const schemas = new WeakMap<Fields, Map<string, RecordSchema>>()

/** The yup schema of fields, made once; `without` leaves fields out that keep what is stored. */
const schemaOf = (
  fields: Fields,
  rules: readonly Rule[] | undefined,
  without: readonly string[] = [],
): RecordSchema => {
  const made = schemas.get(fields) ?? new Map<string, RecordSchema>()
  schemas.set(fields, made)
  const key = without.join()
  const schema =
    made.get(key) ??
    toYup(
      without.length > 0
        ? Object.fromEntries(Object.entries(fields).filter(([name]) => !without.includes(name)))
        : fields,
      rules,
    )
  made.set(key, schema)
  return schema
}

/**
 * Validates, makes rich texts harmless, and validates again where that changed one: what is stored must be valid, not
 * only what was sent.
 */
const cleaned = (fields: Fields, schema: RecordSchema, input: Values, context: ValidationContext): Validated => {
  const sent = validate(schema, input, context)
  if (!sent.ok) return sent
  const value = sanitised(fields, sent.value)
  return Object.keys(value).every(name => value[name] === sent.value[name]) ? sent : validate(schema, value, context)
}

/** Every key that a reply may carry, so that a record can be sent back as it came. */
const knownKeys = remembered(
  (resource: AnyResource): ReadonlySet<string> =>
    new Set([
      'id',
      'version',
      outOfReach,
      ...(isComposed(resource) ? [labelName(resource)] : []),
      ...(resource.about === undefined ? [] : [aboutKey]),
      ...(resource.unavailableReasons ? ['unavailableReasons'] : []),
      ...hopKeys(resource),
      ...secretsOf(resource).map(setKey),
      ...Object.entries(allFields(resource)).flatMap(([name, field]) => [name, besideKey(name, field) ?? name]),
    ]),
)

/**
 * Whether a value says what the reply showed: the mask of what is stored, or nothing of what the caller may not see.
 */
const isEcho = (call: Execution, field: Field, value: unknown, stored: unknown): boolean => {
  if (field.mask && typeof stored === 'string' && value === masked(stored, field.mask)) return true
  return (value === null || value === '') && !may(call, field.permission?.read)
}

const mayWrite = (call: Execution, field: Field, value: unknown, stored: unknown): boolean =>
  may(call, field.permission?.write) || isSame(field, value, stored ?? startOf(field) ?? null)

/**
 * The values that are meant to be written; keys that only a reply has are left out, and what is not allowed becomes an
 * error.
 */
const given = (call: Execution, input: Values, record: Row | null, errors: Errors): Record<string, unknown> => {
  const { fields } = call.resource
  const taken: Record<string, unknown> = {}
  for (const [name, sent] of Object.entries(input)) {
    if (!knownKeys(call.resource).has(name)) {
      errors[name] = message('unknown')
      continue
    }
    const field = Object.hasOwn(fields, name) ? fields[name]! : undefined
    if (!field || !isWritable(field) || sent === undefined) continue
    const value = take(field, sent)
    if (record && isEcho(call, field, value, record[name])) continue
    if (isSecret(field) && record && (value === null || value === '')) continue
    if (field.mask && typeof value === 'string' && value.includes('*')) errors[name] = message('masked')
    else if (record && field.once && !isSame(field, value, record[name])) errors[name] = message('once')
    else if (isByAction(field, value) && !(record && isSame(field, value, record[name])))
      errors[name] = message('byAction')
    else if (!mayWrite(call, field, value, record?.[name])) errors[name] = message('notAllowed')
    else taken[name] = value
  }
  if (record)
    for (const name of secretsOf(call.resource))
      if (isCleared(call, name, input, record) && !(name in taken)) taken[name] = null
  return taken
}

/** A secret is never told, so that its absence in an input leaves it: it is cleared by saying that it is not set. */
const isCleared = (call: Execution, name: string, input: Values, record: Row): boolean =>
  input[setKey(name)] === false &&
  record[setKey(name)] === true &&
  may(call, call.resource.fields[name]?.permission?.write)

/** The organisation that new records are given where none is said: an operator of one need not say which. */
export const ownPlace = ({
  resource: { scopedBy },
  operator,
}: Pick<Execution, 'resource' | 'operator'>): number | undefined => {
  const hospitals = operator?.scope.hospitals
  return scopedBy === 'nothing' ||
    scopedBy === 'self' ||
    !hospitals ||
    hospitals === 'everything' ||
    hospitals.length !== 1
    ? undefined
    : hospitals[0]
}

const placed = (call: Execution, values: Record<string, unknown>): void => {
  const { scopedBy } = call.resource
  const own = ownPlace(call)
  if (own !== undefined && (values[scopedBy] === undefined || values[scopedBy] === null)) values[scopedBy] = own
}

/** Below an operator's own organisation nothing becomes a root, which would be outside of the scope. */
const rooted = (call: Execution, values: Values, record: Row | null, errors: Errors): void => {
  const { scopedBy, tree } = call.resource
  if (scopedBy !== 'self' || tree === undefined || !call.operator || call.operator.scope.hospitals === 'everything')
    return
  const isRoot = (one: Values) => one[tree] === undefined || one[tree] === null
  if (isRoot(values) && !(record && isRoot(record))) errors[tree] ??= message('reference')
}

/** "Own" records stay own: one of the staff fields must name the staff member whose scope it is. */
const owned = (call: Execution, values: Values, errors: Errors): void => {
  const own = call.operator?.scope.staff
  // A record that knows its staff itself is only found in scope.
  const staff = call.model.staff
    .filter(({ target }) => call.host.models.of(target).staff.length === 0)
    .map(({ name }) => name)
  if (own !== undefined && staff.length > 0 && !staff.some(name => values[name] === own))
    errors[staff[0]!] ??= message('reference')
}

const stored = (resource: AnyResource, record: Row): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(resource.fields)
      .filter(([name, field]) => isWritable(field) && name in record)
      .map(([name]) => [name, record[name]]),
  )

/**
 * What its fields' conditions, and what they share with what they refer to, look at over a ref: hops, and fields that
 * follow one.
 */
const fieldHops = remembered((resource: AnyResource): readonly string[] => {
  const looked = Object.values(resource.fields).flatMap(field => [
    ...Object.keys({ ...field.showWhen, ...field.requiredWhen }),
    ...sharedWith(field),
  ])
  return [...new Set(looked)].filter(key => key.includes('.') || resource.fields[key]?.follows !== undefined)
})

/** What was sent for a record, with what follows before its rules are looked at. */
interface Prepared {
  /** The values of the record as it would be. */
  readonly merged: Record<string, unknown>
  /** Those of them that come from the input. */
  readonly taken: Readonly<Record<string, unknown>>
  /** Secrets that stay as they are stored. */
  readonly kept: readonly string[]
  readonly errors: Errors
}

const prepare = (call: Execution, input: Values, record: Row | null): Prepared => {
  const { resource } = call
  const errors = noErrors()
  const taken = given(call, input, record, errors)
  if (!record) placed(call, taken)
  const merged = record ? { ...stored(resource, record), ...taken } : taken
  const kept = record
    ? Object.entries(resource.fields)
        .filter(([name, field]) => isSecret(field) && !(name in taken))
        .map(([name]) => name)
    : []
  return { merged, taken, kept, errors }
}

/** Every rule that needs nothing but the record and what its refs lead to. */
const judge = (
  call: Execution,
  { merged, kept, errors }: Prepared,
  record: Row | null,
  hops: Values,
  settings: readonly string[],
): Validated => {
  const { resource } = call
  const checked = cleaned(resource.fields, schemaOf(resource.fields, resource.rules, kept), merged, {
    today: call.today,
    now: call.now,
    timeZone: call.timeZone,
    settings,
    hops: { ...record, ...hops },
    ...(record ? { stored: record } : {}),
  })
  if (checked.ok) {
    rooted(call, checked.value, record, errors)
    if (!record) owned(call, checked.value, errors)
    Object.assign(errors, unreachable(call, resource.fields, checked.value, record))
  }
  if (checked.ok && Object.keys(errors).length === 0) return checked
  return { ok: false, errors: { ...(checked.ok ? {} : checked.errors), ...errors } }
}

const isMissing = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0)

/**
 * Input for a record, checked as a whole: merged over what is stored, so that a partial update empties nothing. Answers
 * the values of all writable fields. Throws 400 with every error at once.
 */
export const checkRecord = async (
  call: Execution,
  input: Values,
  record: Row | null,
): Promise<Record<string, unknown>> => {
  const { resource } = call
  const prepared = prepare(call, input, record)
  const hops = await readHops(call, fieldHops(resource), { ...record, ...prepared.merged })
  // What stays as it is stored has the value that it may have to have.
  const settings = await settingsOn(
    call.db,
    requiringSettings([resource], name => name in prepared.taken || isMissing(record?.[name])),
  )
  const checked = judge(call, prepared, record, hops, settings)
  if (!checked.ok) throw invalid(checked.errors)
  const { value } = checked
  const wrong = await checkReferences(call, resource.fields, value, { record, hops })
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  return value
}

// Rules are worked out without a pause; others get their turn after so many records.
const recordsATurn = 20

/**
 * Inputs of new records, each checked as {@link checkRecord} does, with few statements for all of them. Answers values
 * or errors in their order; the references of a record that is wrong anyway are not looked at. Gives way to other work
 * from time to time.
 */
export const checkNewRecords = async (call: Execution, inputs: readonly Values[]): Promise<readonly Validated[]> => {
  const { resource } = call
  const keys = fieldHops(resource)
  const settings = await settingsOn(call.db, requiringSettings([resource]))
  const hops = new Map<string, Values>()
  const results: Validated[] = []
  const led: Values[] = []
  for (const [at, input] of inputs.entries()) {
    const prepared = prepare(call, input, null)
    const key = JSON.stringify(keys.map(name => prepared.merged[call.host.models.hop(call.model, name).ref]))
    const hop = hops.get(key) ?? (await readHops(call, keys, prepared.merged))
    hops.set(key, hop)
    led.push(hop)
    results.push(judge(call, prepared, null, hop, settings))
    if (at % recordsATurn === recordsATurn - 1) await setImmediate()
  }
  const right = results.flatMap((one, at) => (one.ok ? [{ at, value: one.value, hops: led[at]! }] : []))
  const wrong = await checkReferencesOfMany(call, resource.fields, right)
  for (const [i, { at }] of right.entries())
    if (Object.keys(wrong[i]!).length > 0) results[at] = { ok: false, errors: wrong[i]! }
  return results
}

/**
 * What is no longer shown once these values are stored, and so is emptied with them: what input sets is emptied by
 * {@link checkRecord}, and this is for whatever else changes a record. Values that input cannot set are the server's
 * own.
 */
export const hiddenThen = async (call: Execution, record: Row, values: Values): Promise<Values> => {
  const shownSometimes = Object.entries(call.resource.fields).flatMap(([name, field]) => {
    const keys = Object.keys(field.showWhen ?? {})
    // A value that is written itself is no exception: an action may set what its record does not show.
    const isWritten = name in values ? values[name] !== null : keys.some(key => key.split('.')[0]! in values)
    return keys.length > 0 && isWritable(field) && isWritten ? [{ name, keys, condition: field.showWhen }] : []
  })
  if (shownSometimes.length === 0) return {}
  const merged = { ...record, ...values }
  const seen = {
    ...merged,
    ...(await readHops(
      call,
      shownSometimes.flatMap(({ keys }) => keys).filter(key => key.includes('.')),
      merged,
    )),
  }
  const hidden = Object.fromEntries(
    shownSometimes.filter(({ condition }) => !holds(condition, seen, call.today)).map(({ name }) => [name, null]),
  )
  // What depends on one of those may be hidden with it.
  return Object.keys(hidden).length === 0
    ? {}
    : { ...hidden, ...(await hiddenThen(call, record, { ...values, ...hidden })) }
}

const nothing: Fields = {}

/** Throws 400 where the input has other keys than these. */
export const refuseUnknown = (input: Values, keys: readonly string[]): void => {
  const unknown = Object.keys(input).filter(name => !keys.includes(name))
  if (unknown.length > 0) throw invalid(Object.fromEntries(unknown.map(name => [name, message('unknown')])))
}

/**
 * What an action asks for, checked; `further` are keys that the call itself takes. Throws 400 with every error at once.
 */
export const checkAsked = async (
  call: Execution,
  input: Values,
  further: readonly string[],
): Promise<Record<string, unknown>> => {
  const fields = call.action.input ?? nothing
  const unknown = Object.keys(input).filter(name => !Object.hasOwn(fields, name) && !further.includes(name))
  const asked = Object.fromEntries(
    Object.entries(input).filter(([name, value]) => Object.hasOwn(fields, name) && value !== undefined),
  )
  const checked = cleaned(fields, schemaOf(fields, call.action.rules), asked, {
    today: call.today,
    now: call.now,
    timeZone: call.timeZone,
  })
  if (!checked.ok || unknown.length > 0) {
    throw invalid({
      ...(checked.ok ? {} : checked.errors),
      ...Object.fromEntries(unknown.map(name => [name, message('unknown')])),
    })
  }
  const { value } = checked
  const wrong = { ...unreachable(call, fields, value), ...(await checkReferences(call, fields, value)) }
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  return value
}
