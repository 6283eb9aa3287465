import { changesOf, differing } from '../changes.ts'
import type { Context, Stepped } from '../contract.ts'
import { changesState, isLoggedAnyway } from '../effects.ts'
import { inTransaction } from '../execution.ts'
import type { Answer, Execution } from '../execution.ts'
import { beforeOf, contextOf } from '../hooks.ts'
import { withHindrance } from '../hindered.ts'
import { checkAsked } from '../input.ts'
import { readLocked, readRecord } from '../readRecord.ts'
import { covered } from '../reply.ts'
import type { Row } from '../reply.ts'
import type { Values } from '../requestInput.ts'
import { Statement } from '../statement.ts'
import { asProblem } from '../violations.ts'
import { logChange } from '../write.ts'
import { checkVersion, guard, readAnyway } from './change.ts'

type RowHandler = (record: Row, input: Values, context: unknown) => Promise<unknown>
type ListHandler = ((input: Values, context: Context) => Promise<unknown>) | Stepped<Values, unknown>

const handlerOf = <H>({ host, resource, name }: Execution): H => {
  const handler = host.implementations.get(resource.name)?.handlers[name]
  if (!handler) throw new TypeError(`${resource.name}.${name} has no handler`)
  return handler as unknown as H
}

const rowKeys = ['id', 'version']

// A handler writes as it likes; the version and the log follow from what is different afterwards.
const settle = async (call: Execution, before: Row): Promise<Row | undefined> => {
  const after = await readAnyway(call, before.id)
  const changed = after ? differing(call.model, before, after) : {}
  const isChanged = Object.keys(changed).length > 0
  if (after && isChanged && after.version === before.version) {
    const statement = new Statement()
    await statement.run(call.db, `update ${call.model.table} set "version" = "version" + 1, "updated_at" = ${statement.bind(call.now)},` +
      ` "updated_by" = ${statement.bind(call.operator?.id ?? null)} where "id" = ${statement.bind(before.id)}`)
  }
  if (isChanged || isLoggedAnyway(call.resource, call.name, call.action)) await logChange(call, before.id, changesOf(call.model, before, changed))
  return after && isChanged ? readAnyway(call, before.id) : after
}

/** An action on one record that a handler does: the record is in scope, locked and guarded, its input validated. */
export const handleRow = async (call: Execution, id: number, version: number | undefined, input: Values): Promise<Answer> => {
  const writes = changesState(call.resource, call.name, call.action)
  try {
    return await inTransaction(call, async inner => {
      const record = writes ? await readLocked(inner, id) : await readRecord(inner, id)
      await checkVersion(inner, record, version)
      guard(inner, record)
      const asked = await checkAsked(inner, input, rowKeys)
      const given = await handlerOf<RowHandler>(inner)(record, asked, contextOf(inner))
      const after = writes ? await settle(inner, record) : record
      if (inner.action.gives) return { status: 200, body: given ?? (inner.action.many ? [] : {}) }
      return { status: 200, body: after ? await withHindrance(inner, covered(inner, inner.model, after)) : {} }
    })
  } catch (error) {
    throw asProblem(call, error)
  }
}

const runIn = async (call: Execution, run: (inner: Execution) => Promise<unknown>): Promise<Answer> => inTransaction(call, async inner => {
  const given = await run(inner)
  if (inner.operator && isLoggedAnyway(inner.resource, inner.name, inner.action)) await logChange(inner, null, {})
  return { status: 200, body: given ?? (inner.action.many ? [] : {}) }
})

/** An action on the whole list, or of a service, that a handler does. */
export const handleList = async (call: Execution, input: Values): Promise<Answer> => {
  const handler = handlerOf<ListHandler>(call)
  try {
    if (typeof handler === 'function') return await runIn(call, async inner => handler(await checkAsked(inner, input, []), contextOf(inner)))
    const then = await handler.first(await checkAsked(call, input, []), beforeOf(call))
    return await runIn(call, inner => then(contextOf(inner)))
  } catch (error) {
    throw asProblem(call, error)
  }
}
