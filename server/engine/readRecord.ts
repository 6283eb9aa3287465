import { notFound } from '../errors/problem.ts'
import { scopeOf } from './execution.ts'
import type { Execution } from './execution.ts'
import type { Row } from './reply.ts'
import { scopeConditions } from './scope.ts'
import { plainColumns, recordColumns } from './select.ts'
import { all, Statement } from './statement.ts'

const readOne = async (call: Execution, id: number, columns: string, suffix = ''): Promise<Row | undefined> => {
  const { model } = call
  const statement = new Statement()
  const conditions = [`t."id" = ${statement.bind(id)}`, ...scopeConditions(model, scopeOf(call), statement)]
  return (await statement.run<Row>(call.db, `select ${columns} from ${model.table} t where ${all(conditions)}${suffix}`))[0]
}

/** The whole record with labels, as it is stored and not yet covered. Throws 404 where it is not in the caller's scope. */
export const readRecord = async (call: Execution, id: number): Promise<Row> => {
  const row = await readOne(call, id, recordColumns(call.host.models, call.model, call.language))
  if (!row) throw notFound()
  return row
}

/** The record without labels, for fast writes that are bound to the version they read. Throws 404 likewise. */
export const readPlain = async (call: Execution, id: number): Promise<Row> => {
  const row = await readOne(call, id, plainColumns(call.host.models, call.model))
  if (!row) throw notFound()
  return row
}

/** The whole record, which nobody else can change until the transaction ends. Throws 404 likewise. */
export const readLocked = async (call: Execution, id: number): Promise<Row> => {
  const row = await readOne(call, id, recordColumns(call.host.models, call.model, call.language), ' for update of t')
  if (!row) throw notFound()
  return row
}
