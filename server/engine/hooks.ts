import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Context, Hooks } from './contract.ts'
import type { Execution } from './execution.ts'
import type { Row } from './reply.ts'

/** The hooks around the engine's writes of this action; `isEmpty` where there are none. */
export const hooksOf = ({ host, resource, name }: Execution): Hooks<Row> & { readonly isEmpty: boolean } => {
  const { hooks } = host.implementations.get(resource.name) ?? {}
  if (!hooks || (hooks.on && !hooks.on.includes(name))) return { isEmpty: true }
  const { before, after } = hooks as unknown as Hooks<Row>
  return { isEmpty: !before && !after, ...(before ? { before } : {}), ...(after ? { after } : {}) }
}

/** What handlers and hooks get. The call must be in a transaction. */
export const contextOf = (call: Execution): Context => ({
  operator: call.operator,
  db: transactionOf(call),
  language: call.language,
  now: call.now,
  today: call.today,
  client: call.client,
  requestId: call.requestId,
  token: call.token,
  sender: call.host.sender,
  log: call.log,
  t: (key, parameters) => call.host.translate(call.language, key, parameters),
  afterCommit: task => { call.tasks.push(task) },
  notify: (channel, payload) => { call.tasks.push(() => call.host.database.notify(channel, payload)) },
})

const transactionOf = ({ db }: Execution): Transaction<Tables> => {
  if (!db.isTransaction) throw new TypeError('Hooks and handlers run in a transaction')
  return db as Transaction<Tables>
}
