import type { Execution } from './execution.ts'
import { logEntries } from './logEntries.ts'
import type { Row } from './reply.ts'
import { scopeConditions } from './scope.ts'
import { plainColumns } from './select.ts'
import { all, Statement } from './statement.ts'

/** Whether it is said where a record stands in the tree. */
export const isPlaced = ({ resource: { tree } }: Execution, values: Readonly<Record<string, unknown>>): boolean =>
  tree !== undefined && tree in values

/**
 * Lets one transaction at a time move records of this tree, until it ends: two moves that are well each for itself
 * could make a circle together. It comes before the locks of records: who has moved one refers to its superior, which
 * another may hold who waits for this. The call must be in a transaction.
 */
export const lockTree = async ({ db, model }: Execution): Promise<void> => {
  const statement = new Statement()
  await statement.run(db, `select pg_advisory_xact_lock(hashtext(${statement.bind(`tree ${model.table}`)}::text))`)
}

/**
 * Records by their ids that nobody else can change until the transaction ends, in the order of the ids; those out of
 * scope are left out.
 */
export const readSomeLocked = async (call: Execution, ids: readonly number[]): Promise<Row[]> => {
  const statement = new Statement()
  const conditions = [
    `t."id" = any(${statement.bind(ids)}::integer[])`,
    ...scopeConditions(call, call.model, statement),
  ]
  return statement.run<Row>(
    call.db,
    `select ${plainColumns(call.host.models, call.model)} from ${call.model.table} t where ${all(conditions)} order by t."id" for update of t`,
  )
}

/** All records below one, at any depth, locked likewise. A circle ends where it began. */
export const readBelow = async (call: Execution, id: number): Promise<Row[]> => {
  const {
    model,
    resource: { tree },
  } = call
  if (tree === undefined) return []
  const statement = new Statement()
  const root = statement.bind(id)
  const found = await statement.run<{ id: number }>(
    call.db,
    `with recursive below (id) as (select t."id" from ${model.table} t where t.${model.column(tree)} = ${root}::integer` +
      ` union select t."id" from ${model.table} t join below on t.${model.column(tree)} = below.id) select id from below where id <> ${root}::integer`,
  )
  return found.length === 0
    ? []
    : readSomeLocked(
        call,
        found.map(one => one.id),
      )
}

/**
 * The first of the records that stands below itself, or undefined. Each record above them is read once, and passed
 * once, however many stand below it.
 */
export const findCircle = async (call: Execution, ids: readonly number[]): Promise<number | undefined> => {
  const {
    model,
    resource: { tree },
  } = call
  if (tree === undefined || ids.length === 0) return undefined
  const statement = new Statement()
  const rows = await statement.run<{ id: number; superior: number | null }>(
    call.db,
    `with recursive up (id, superior) as (select t."id", t.${model.column(tree)} from ${model.table} t where t."id" = any(${statement.bind(ids)}::integer[])` +
      ` union select t."id", t.${model.column(tree)} from ${model.table} t join up on t."id" = up.superior) select id, superior from up`,
  )
  return circularAmong(ids, new Map(rows.map(({ id, superior }) => [id, superior])))
}

/** The first of some ids that is its own superior, however many lie between. */
export const circularAmong = (
  ids: readonly number[],
  superiors: ReadonlyMap<number, number | null>,
): number | undefined => {
  const passed = new Set<number>()
  const circular = new Set<number>()
  for (const start of ids) {
    const way: number[] = []
    let at: number | null | undefined = start
    while (at !== null && at !== undefined && !passed.has(at)) {
      passed.add(at)
      way.push(at)
      at = superiors.get(at)
    }
    // Who comes back to where this way began has found a circle; whoever only leads to one is not part of it.
    const from = at === null || at === undefined ? -1 : way.indexOf(at)
    if (from >= 0) for (const one of way.slice(from)) circular.add(one)
  }
  return ids.find(id => circular.has(id))
}

/**
 * Takes records away in one statement, so that none is in the way of another, each with its entry in the log of
 * changes.
 */
export const deleteTogether = async (
  call: Execution,
  rows: readonly { readonly id: number; readonly changes: object }[],
): Promise<void> => {
  const statement = new Statement()
  const entries = statement.bind(JSON.stringify(rows))
  const remove = `delete from ${call.model.table} t using jsonb_to_recordset(${entries}::jsonb) as e(id integer, changes jsonb) where t."id" = e.id returning e.id, e.changes`
  const log = logEntries(call, statement, { from: 'u', record: 'u.id', changes: 'u.changes' })
  await statement.run(call.db, `with u as (${remove}) ${log} order by u.id desc`)
}
