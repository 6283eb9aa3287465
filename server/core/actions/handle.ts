import { changesOf, differing } from '../changes.ts'
import type { Context, Holding, Keeping, Stepped, Together } from '../contract.ts'
import { givesSecret } from '../../../resources/core/action.ts'
import { changesState } from '../../../resources/core/effects.ts'
import { isLoggedAnyway } from '../effects.ts'
import { inTransaction } from '../execution.ts'
import type { Answer, Execution, Host } from '../execution.ts'
import { beforeOf, contextOf } from '../hooks.ts'
import { withReasonsOfOne } from '../unavailableReasons.ts'
import { checkAsked } from '../input.ts'
import { readLocked, readRecord } from '../readRecord.ts'
import { toReply } from '../reply.ts'
import type { Row } from '../reply.ts'
import type { Values } from '../requestInput.ts'
import { Statement } from '../statement.ts'
import { asProblem } from '../violations.ts'
import { logChange } from '../write.ts'
import { noting, rowKeys } from './asked.ts'
import { checkVersion, guard, readAnyway } from './change.ts'
import { joined } from './joined.ts'

type RowHandler = Holding<Row, Values, unknown>['handle'] | Holding<Row, Values, unknown>
type ListHandler =
  | ((input: Values, context: Context) => Promise<unknown>)
  | Stepped<Values, unknown>
  | Together<Values, unknown>
  | Keeping<Values, unknown>

const handlerOf = <H>({ host, resource, name }: Execution): H => {
  const handler = host.implementations.get(resource.name)?.handlers[name]
  if (!handler) throw new TypeError(`${resource.name}.${name} has no handler`)
  return handler as unknown as H
}

// A handler writes as it likes; the version and the log follow from what is different afterwards.
const settle = async (call: Execution, before: Row): Promise<Row | undefined> => {
  if (!call.model.isStored) {
    await logChange(call, before.id, {})
    return readAnyway(call, before.id)
  }
  const after = await readAnyway(call, before.id)
  const changed = after ? differing(call.model, before, after) : {}
  const isChanged = Object.keys(changed).length > 0
  if (after && isChanged && after.version === before.version) {
    const statement = new Statement()
    await statement.run(
      call.db,
      `update ${call.model.table} set "version" = "version" + 1, "updated_at" = ${statement.bind(call.now)},` +
        ` "updated_by" = ${statement.bind(call.operator?.id ?? null)} where "id" = ${statement.bind(before.id)}`,
    )
  }
  if (givesSecret(call.action)) contextOf(call).logSecurity('secretChanged')
  if (isChanged || isLoggedAnyway(call.resource, call.name, call.action))
    await logChange(call, before.id, changesOf(call.model, before, changed))
  return after && isChanged ? readAnyway(call, before.id) : after
}

/** An action on one record that a handler does: the record is in scope, locked and guarded, its input validated. */
export const handleRow = async (
  call: Execution,
  id: number,
  version: number | undefined,
  input: Values,
): Promise<Answer> => {
  const writes = changesState(call.resource, call.name, call.action)
  try {
    return await inTransaction(call, async inner => {
      const handler = handlerOf<RowHandler>(inner)
      if (typeof handler !== 'function') await handler.hold(id, contextOf(inner))
      const record = writes ? await readLocked(inner, id) : await readRecord(inner, id)
      if (inner.model.isStored) await checkVersion(inner, record, version)
      guard(inner, record)
      const asked = await checkAsked(inner, input, rowKeys(inner.model))
      const noted = noting(inner, asked)
      const handle = typeof handler === 'function' ? handler : handler.handle
      const given = await handle(record, asked, contextOf(noted))
      const after = writes ? await settle(noted, record) : record
      if (inner.action.output) return { status: 200, body: given ?? (inner.action.many ? [] : {}) }
      return { status: 200, body: after ? await withReasonsOfOne(inner, toReply(inner, inner.model, after)) : {} }
    })
  } catch (error) {
    throw asProblem(call, error)
  }
}

interface Prepared {
  readonly asked: Values
  readonly run: (asked: Values, context: Context) => Promise<unknown>
}

const runIn = async (call: Execution, prepare: (inner: Execution) => Promise<Prepared>): Promise<Answer> =>
  inTransaction(call, async inner => {
    const { asked, run } = await prepare(inner)
    const noted = noting(inner, asked)
    const given = await run(asked, contextOf(noted))
    if (inner.operator && isLoggedAnyway(inner.resource, inner.name, inner.action)) await logChange(noted, null, {})
    return { status: 200, body: given ?? (inner.action.many ? [] : {}) }
  })

interface Asked {
  readonly call: Execution
  readonly asked: Values
}

type Join = (one: Asked) => Promise<unknown>

const joins = new WeakMap<Host, Map<Together<Values, unknown>, Join>>()

/** Each host has calls of its own to join. Nothing of them is logged. */
const joinOf = (host: Host, handler: Together<Values, unknown>): Join => {
  const own = joins.get(host) ?? new Map<Together<Values, unknown>, Join>()
  joins.set(host, own)
  const known =
    own.get(handler) ??
    joined((all: readonly Asked[]) =>
      inTransaction(all[0]!.call, inner =>
        handler.all(
          all.map(({ call, asked }) => ({
            input: asked,
            context: contextOf({ ...call, db: inner.db, tasks: inner.tasks }),
          })),
        ),
      ),
    )
  own.set(handler, known)
  return known
}

/** An action on the whole list, or of a service, that a handler does. */
export const handleList = async (call: Execution, input: Values): Promise<Answer> => {
  const handler = handlerOf<ListHandler>(call)
  try {
    if (typeof handler === 'function')
      return await runIn(call, async inner => ({ asked: await checkAsked(inner, input, []), run: handler }))
    const asked = await checkAsked(call, input, [])
    if ('read' in handler) return { status: 200, body: await call.host.keptReplies.reply(call, handler, asked) }
    if ('all' in handler) return { status: 200, body: await joinOf(call.host, handler)({ call, asked }) }
    const then = await handler.first(asked, beforeOf(call))
    return await runIn(call, async () => ({ asked, run: (_asked, context) => then(context) }))
  } catch (error) {
    throw asProblem(call, error)
  }
}
