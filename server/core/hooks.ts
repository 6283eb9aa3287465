import type { Transaction } from 'kysely'
import { issueProof } from './proofs.ts'
import { keepEvent } from './security/keepEvent.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import type { Tables } from '../platform/database/tables.ts'
import type { Before, Context, Hooks, Operator, RowsContext } from './contract.ts'
import { inTransaction } from './execution.ts'
import type { Execution } from './execution.ts'
import { findIds } from './findIds.ts'
import { moveRefs } from './moveRefs.ts'
import { guardRemoval } from './referential/remove.ts'
import { originOf } from './origin.ts'
import type { Row } from './reply.ts'
import { scopeConditions } from './scope.ts'
import { labelSql } from './select.ts'
import type { Statement } from './statement.ts'

/** What refers to a record is asked about its deletion, after whatever else may stand in its way. */
const guardingReferences = (resource: AnyResource, hooks: Hooks<Row>): Hooks<Row> => ({
  ...hooks,
  async before(action, record, input, context) {
    const further = await hooks.before?.(action, record, input, context)
    await guardRemoval(resource, record!, input['previewToken'], context)
    return further
  },
})

/** The hooks of an action; `isEmpty` where there are none. */
export type ActionHooks = Hooks<Row> & { readonly isEmpty: boolean }

/** The hooks around the engine's writes of this action. */
export const hooksOf = (call: Execution): ActionHooks => {
  const { resource, name } = call
  const hooks = declaredHooks(call)
  return name === 'remove' && resource.lifecycle?.remove !== undefined
    ? { ...guardingReferences(resource, hooks), isEmpty: false }
    : hooks
}

const declaredHooks = ({ host, resource, name }: Execution): ActionHooks => {
  const { hooks } = host.implementations.get(resource.name) ?? {}
  if (!hooks || (hooks.on && ![...hooks.on, ...(hooks.under ?? [])].includes(name))) return { isEmpty: true }
  const { unavailableReasons: _told, ...around } = hooks as unknown as Hooks<Row>
  const { before, beforeCreate, after, afterCreate } = around
  return { ...around, isEmpty: !before && !beforeCreate && !after && !afterCreate }
}

type Inputs = readonly Readonly<Record<string, unknown>>[]

/**
 * What the hooks of create add to records that are about to be made by `call`, in their order. `making` is that call as
 * a create. Both must be in a transaction.
 */
export const beforeCreate = async (
  making: Execution,
  call: Execution,
  inputs: Inputs,
): Promise<readonly (Partial<Row> | void)[]> => {
  const hooks = hooksOf(making)
  if (hooks.isEmpty) return inputs.map(() => undefined)
  if (hooks.beforeCreate) return hooks.beforeCreate(call.name, inputs, contextOf(making))
  const further: (Partial<Row> | void)[] = []
  for (const input of inputs) further.push(await hooks.before?.(making.name, null, input, contextOf(making)))
  return further
}

/** Lets the hooks of create follow records that were made; `read` gives one. Answers whether there were any. */
export const afterCreate = async (
  making: Execution,
  call: Execution,
  ids: readonly number[],
  read: (id: number) => Promise<Row>,
): Promise<boolean> => {
  const hooks = hooksOf(making)
  if (hooks.afterCreate) await hooks.afterCreate(call.name, ids, contextOf(making))
  else if (hooks.after) for (const id of ids) await hooks.after(making.name, await read(id), contextOf(making), null)
  else return false
  return true
}

const common = (call: Execution) =>
  ({
    operator: call.operator,
    device: call.device,
    guardian: call.guardian,
    language: call.language,
    now: call.now,
    timeZone: call.timeZone,
    today: call.today,
    client: call.client,
    origin: () => originOf(call),
    requestId: call.requestId,
    token: call.token,
    sender: senderOf(call),
    issueProof: (purpose: string) =>
      issueProof(call.host.cipher, { session: call.operator?.sessionId ?? 0, purpose }, call.now),
    files: call.host.files,
    cipher: call.host.cipher,
    caches: call.host.caches,
    outgoing: call.host.outgoing,
    publicUrl: call.host.publicUrl,
    lastBackup: call.host.lastBackup,
    log: call.log,
    translate: call.host.translate,
    t: (key: string, parameters?: Readonly<Record<string, string | number>>) =>
      call.host.translate(call.language, key, parameters),
    called: (resource: string, alias: string) =>
      labelSql(call.host.models, call.host.models.of(resource), alias, call.language),
    reach: (resource: string, statement: Statement, alias: string, as?: Operator) =>
      scopeConditions(
        { ...call, ...(as ? { operator: as } : {}), isUnscoped: as === undefined && call.job !== undefined },
        call.host.models.of(resource),
        statement,
        alias,
      ),
  }) satisfies Omit<
    Context,
    | 'db'
    | 'update'
    | 'updateMany'
    | 'create'
    | 'createMany'
    | 'references'
    | 'moveRefs'
    | 'find'
    | 'give'
    | 'afterCommit'
    | 'notify'
    | 'notifyOperators'
    | 'logSecurity'
  >

/** What handlers and hooks get. The call must be in a transaction. */
export const contextOf = (call: Execution): Context => ({
  ...common(call),
  db: transactionOf(call),
  update: (resource, id, values, as) => call.host.update(call, resource, id, values, as),
  updateMany: (resource, ids, values, as) => call.host.updateMany(call, resource, ids, values, as),
  create: (resource, values) => call.host.create(call, resource, values),
  createMany: (resource, values) => call.host.createMany(call, resource, values),
  references: resource => call.host.references.to(resource),
  moveRefs: (resource, field, from, to) =>
    moveRefs({ ...call, resource, model: call.host.models.of(resource.name) }, field, from, to),
  find: (resource, filter, most) => findIds(call, resource, filter, most),
  logSecurity: (kind, more) => {
    call.tasks.push(async () => keepEvent(call, kind, more))
  },
  notifyOperators: (operators, notice) => call.host.notifyOperators(call, operators, notice),
  give: values => {
    Object.assign(call.given, values)
  },
  afterCommit: task => {
    call.tasks.push(task)
  },
  notify: (channel, payload) => {
    call.tasks.push(() => call.host.news.notify(channel, payload))
  },
})

/**
 * What the first step of a handler gets. Throws where the call is in a transaction already: what the step commits must
 * stay committed.
 */
export const beforeOf = (call: Execution): Before => {
  if (call.db.isTransaction) throw new TypeError('The first step of a handler runs before any transaction')
  // What is to follow a transaction of this step does not wait for that of the next.
  const step = { ...call, tasks: [] }
  return {
    ...common(step),
    logSecurity: (kind, more) => keepEvent(step, kind, more),
    inTransaction: work => inTransaction(step, inner => work(transactionOf(inner))),
  }
}

/** What works the rows of a list out. */
export const rowsContextOf = (call: Execution): RowsContext => ({
  ...common(call),
  logSecurity: (kind, more) => keepEvent(call, kind, more),
  db: call.db,
})

/**
 * What is sent is delivered after the commit, and nobody waits for that: how long it takes must not tell whether there
 * is an account.
 */
const senderOf = ({ host: { sender }, tasks }: Execution): Context['sender'] => {
  const deliver = (): void => {
    tasks.push(async () => sender.deliver())
  }
  return {
    ...sender,
    async send(db, message) {
      const sent = await sender.send(db, message)
      deliver()
      return sent
    },
    deliver,
  }
}

const transactionOf = ({ db }: Execution): Transaction<Tables> => {
  if (!db.isTransaction) throw new TypeError('Hooks and handlers run in a transaction')
  return db as Transaction<Tables>
}
