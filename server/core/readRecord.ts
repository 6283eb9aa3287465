import type { Execution } from './execution.ts'
import { workedOutInTurn } from './inTurn.ts'
import { missing } from './missing.ts'
import { originOf } from './origin.ts'
import { readEntry, writesReadOf } from './readEntry.ts'
import type { Row } from './reply.ts'
import { scopeConditions } from './scope.ts'
import { plainColumns, recordColumns } from './select.ts'
import { sourceOfOne } from './source.ts'
import type { Source } from './source.ts'
import { all, Statement } from './statement.ts'
import type { ReadKind } from './tables.ts'

const selectOne = (call: Execution, id: number, columns: string, source: Source, statement: Statement): string => {
  const from = source(statement)
  const conditions = [`t."id" = ${statement.bind(id)}`, ...scopeConditions(call, call.model, statement)]
  return `select ${columns} from ${from} t where ${all(conditions)}`
}

const readOne = (call: Execution, id: number, columns: string, suffix = ''): Promise<Row | undefined> =>
  workedOutInTurn(call, async () => {
    const source = await sourceOfOne(call, id)
    const statement = new Statement()
    return (await statement.run<Row>(call.db, selectOne(call, id, columns, source, statement) + suffix))[0]
  })

/**
 * The whole record with labels, as it is stored and not yet covered. Throws 404 where it is not in the caller's scope.
 */
export const readRecord = async (call: Execution, id: number): Promise<Row> => {
  const row = await readOne(call, id, recordColumns(call))
  if (!row) throw missing(call.resource, id)
  return row
}

/**
 * The whole record for somebody who looks at it. Where it is somebody's own the statement that reads also logs the
 * look, so that neither is there without the other. Throws 404 likewise, and then nothing is logged.
 */
export const readLogged = async (call: Execution, id: number, kind: ReadKind): Promise<Row> => {
  if (!call.model.isPersonal) return readRecord(call, id)
  const row = await workedOutInTurn(call, () => readAndLog(call, id, kind))
  if (!row) throw missing(call.resource, id)
  return row
}

const readAndLog = async (call: Execution, id: number, kind: ReadKind): Promise<Row | undefined> => {
  const source = await sourceOfOne(call, id)
  const statement = new Statement()
  const read = selectOne(call, id, recordColumns(call), source, statement)
  // The entry is there before the answer goes out, but opening a record does not wait for the disk: a database server
  // that loses its power may lose the last half second of those, and nothing that was written. What was shown in clear
  // does wait.
  const lazily = kind === 'open' ? `, (select set_config('synchronous_commit', 'off', true)) c` : ''
  const entry = readEntry(call, originOf(call), { resource: call.model.resource.name, record: id, kind })
  const log = `${writesReadOf('r', entry, statement)}${lazily}`
  return (await statement.run<Row>(call.db, `with r as materialized (${read}), l as (${log}) select * from r`))[0]
}

/** The record without labels, for fast writes that are bound to the version they read. Throws 404 likewise. */
export const readPlain = async (call: Execution, id: number): Promise<Row> => {
  const row = await readOne(call, id, plainColumns(call.host.models, call.model))
  if (!row) throw missing(call.resource, id)
  return row
}

/**
 * The whole record, which nobody else can change until the transaction ends; a row that is worked out cannot be held.
 * Throws 404 likewise.
 */
export const readLocked = async (call: Execution, id: number): Promise<Row> => {
  const row = await readOne(call, id, recordColumns(call), call.model.isStored ? ' for update of t' : '')
  if (!row) throw missing(call.resource, id)
  return row
}

/**
 * The records of these ids that are in the caller's scope, without labels and by ascending id, which nobody else can
 * change until the transaction ends.
 */
export const readHeld = (call: Execution, ids: readonly number[]): Promise<readonly Row[]> => {
  const statement = new Statement()
  const conditions = [`t."id" = any(${statement.bind(ids)})`, ...scopeConditions(call, call.model, statement)]
  return statement.run<Row>(
    call.db,
    `select ${plainColumns(call.host.models, call.model)} from ${call.model.table} t where ${all(conditions)} order by t."id" for update of t`,
  )
}
