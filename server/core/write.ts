import type { AnyCondition } from '../../resources/core/condition.ts'
import type { Field } from '../../resources/core/field.ts'
import { isSecret, typeOf } from '../../resources/core/typeOf.ts'
import { bindValue } from '../platform/database/bindValue.ts'
import { secretPlace } from '../platform/secrets/Cipher.ts'
import { logChangedSecrets } from './security/changeEvents.ts'
import { changesOf } from './changes.ts'
import { conditionSql } from './conditionSql.ts'
import type { Execution } from './execution.ts'
import { logEntries } from './logEntries.ts'
import { orderKey } from './orderKey.ts'
import type { PreparedTokens } from './PreparedTokens.ts'
import type { Row } from './reply.ts'
import { scopeConditions } from './scope.ts'
import { searchTokens } from './search.ts'
import { recordColumns } from './select.ts'
import { all, Statement } from './statement.ts'
import type { Changes } from './tables.ts'
import { askingToChange, askingToMake } from './uniqueAnswers.ts'

type Values = Readonly<Record<string, unknown>>

/** A value as its column takes it: documents as JSON, secrets sealed. */
const stored = ({ host, resource }: Execution, name: string, field: Field, value: unknown): unknown => {
  if (value === null || value === undefined) return null
  if (isSecret(field)) return host.cipher.seal(String(value), secretPlace(resource.name, name))
  return typeOf(field).isDocument ? JSON.stringify(value) : value
}

// The log entry is part of the statement that writes, so that neither can be there without the other.
const logEntry = (call: Execution, changes: Changes, statement: Statement, from: string): string =>
  logEntries(call, statement, {
    from,
    record: `${from}."id"`,
    changes: `${statement.bind(JSON.stringify(changes))}::jsonb`,
  })

const searchColumn = ({ model }: Execution, record: Values, statement: Statement): [string, string][] =>
  model.search.length > 0 ? [['"search"', statement.bind(searchTokens(model.search, record))]] : []

const orderColumns = (
  { model }: Execution,
  record: Values,
  statement: Statement,
  isWritten: (name: string) => boolean = () => true,
): [string, string][] =>
  model.ordered
    .filter(({ name }) => isWritten(name))
    .map(({ name, isName, column }) => [column, statement.bind(orderKey(record[name], isName))])

const columnsFor = (call: Execution, values: Values, statement: Statement): [string, string][] => {
  const written = call.model.fields.filter(({ name }) => values[name] !== undefined)
  return written.map(({ name, field, column }) => [column, statement.bind(stored(call, name, field, values[name]))])
}

const returning = (call: Execution): string => `select ${recordColumns(call)} from u t`

/** Inserts a record and its log entry; answers the whole record. Throws DatabaseError. */
export const insertRecord = async (call: Execution, values: Values): Promise<Row> => {
  const { model } = call
  const statement = new Statement()
  const at = call.now.toISOString()
  const by = call.operator?.id ?? null
  const row = { createdAt: at, createdBy: by, updatedAt: at, updatedBy: by, ...values }
  const columns = [
    ...columnsFor(call, row, statement),
    ...searchColumn(call, row, statement),
    ...orderColumns(call, row, statement),
  ]
  const insert = `insert into ${model.table} (${columns.map(([column]) => column).join(', ')}) values (${columns.map(([, value]) => value).join(', ')}) returning *`
  const log = logEntry(call, changesOf(model, null, values), statement, 'u')
  const [made] = await askingToMake(call, [values], () =>
    statement.run<Row>(call.db, `with u as (${insert}), l as (${log}) ${returning(call)}`),
  )
  logChangedSecrets(call, values)
  return made!
}

const own = async (call: Execution, count: number): Promise<readonly number[]> => {
  const statement = new Statement()
  const table = statement.bind(call.model.table)
  const rows = await statement.run<{ id: number }>(
    call.db,
    `select nextval(pg_get_serial_sequence(${table}, 'id'))::integer as id from generate_series(1, ${statement.bind(count)}::integer)`,
  )
  return rows.map(row => row.id)
}

/**
 * Inserts rows that all have the same columns. Each column is one parameter, a list of texts, so that the statement is
 * short however many rows there are.
 */
const insertAlike = async (
  call: Execution,
  names: ReadonlySet<string>,
  rows: readonly { readonly id: number; readonly row: Values }[],
  tokens: PreparedTokens | undefined,
): Promise<void> => {
  const { model } = call
  const columns = [
    { column: '"id"', type: 'integer', values: rows.map(({ id }) => id as unknown) },
    ...model.fields
      .filter(({ name }) => names.has(name))
      .map(({ name, field, column }) => ({
        column,
        type: typeOf(field).column(field)!,
        values: rows.map(({ row }) => stored(call, name, field, row[name])),
      })),
    ...(model.search.length > 0
      ? [
          {
            column: '"search"',
            type: 'text[]',
            values: rows.map(({ row }) => searchTokens(model.search, row, tokens?.of)),
          },
        ]
      : []),
    ...model.ordered.map(({ name, isName, column }) => ({
      column,
      type: 'text',
      values: rows.map(({ row }) => (tokens?.key ?? orderKey)(row[name], isName)),
    })),
  ]
  const statement = new Statement()
  const lists = columns.map(({ values }) => `${statement.bind(values.map(bindValue))}::text[]`)
  await statement.run(
    call.db,
    `insert into ${model.table} (${columns.map(({ column }) => column).join(', ')})` +
      ` select ${columns.map(({ type }, at) => `r.c${at}::${type}`).join(', ')} from unnest(${lists.join(', ')}) as r (${columns.map((_, at) => `c${at}`).join(', ')})`,
  )
}

/**
 * Inserts records together, with a log entry each; answers their ids in their order. Some thousands a call. `tokens`
 * are entries of the search index that were worked out beforehand. Throws DatabaseError.
 */
export const insertRecords = async (
  call: Execution,
  records: readonly Values[],
  tokens?: PreparedTokens,
): Promise<readonly number[]> => {
  const { model } = call
  const ids = await own(call, records.length)
  const at = call.now.toISOString()
  const by = call.operator?.id ?? null
  const rows = records.map((values, i) => ({
    id: ids[i]!,
    row: { createdAt: at, createdBy: by, updatedAt: at, updatedBy: by, ...values } as Values,
  }))
  // What a record does not say is left to the default of its column.
  const alike = new Map<string, typeof rows>()
  for (const one of rows) {
    const names = model.fields
      .filter(({ name }) => one.row[name] !== undefined)
      .map(({ name }) => name)
      .join()
    const some = alike.get(names)
    if (some) some.push(one)
    else alike.set(names, [one])
  }
  await askingToMake(call, records, async () => {
    for (const [names, some] of alike) await insertAlike(call, new Set(names.split(',')), some, tokens)
  })
  const log = new Statement()
  const made = `unnest(${log.bind(ids)}::integer[], ${log.bind(records.map(values => JSON.stringify(changesOf(model, null, values))))}::text[]) as made (id, changes)`
  await log.run(call.db, logEntries(call, log, { from: made, record: 'made.id', changes: 'made.changes::jsonb' }))
  for (const values of records) logChangedSecrets(call, values)
  return ids
}

/**
 * Writes the changed values of a record that was read, with its log entry, if it still has the version it was read
 * with, is still in scope and the action is still possible; otherwise nothing happens and undefined is answered. Throws
 * DatabaseError.
 */
export const updateRecord = async (call: Execution, record: Row, changed: Values): Promise<Row | undefined> => {
  const { model } = call
  const statement = new Statement()
  const sets = columnsFor(
    call,
    { updatedAt: call.now.toISOString(), updatedBy: call.operator?.id ?? null, ...changed },
    statement,
  )
  if (model.search.some(({ name }) => name in changed))
    sets.push(...searchColumn(call, { ...record, ...changed }, statement))
  sets.push(...orderColumns(call, changed, statement, name => changed[name] !== undefined))
  const set = [...sets.map(([column, value]) => `${column} = ${value}`), '"version" = t."version" + 1'].join(', ')
  const update = `update ${model.table} t set ${set} where ${guards(call, record, statement)} returning t.*`
  const log = logEntry(call, changesOf(model, record, changed), statement, 'u')
  const [written] = await askingToChange(call, record, changed, () =>
    statement.run<Row>(call.db, `with u as (${update}), l as (${log}) ${returning(call)}`),
  )
  if (written) logChangedSecrets(call, changed)
  return written
}

/**
 * Writes the same values to records that are held, with a log entry each of what changed there. Throws DatabaseError.
 */
export const updateRecords = async (
  call: Execution,
  records: readonly { readonly id: number; readonly changes: Changes }[],
  values: Values,
): Promise<void> => {
  const { model } = call
  const statement = new Statement()
  const sets = columnsFor(
    call,
    { updatedAt: call.now.toISOString(), updatedBy: call.operator?.id ?? null, ...values },
    statement,
  )
  sets.push(...orderColumns(call, values, statement, name => values[name] !== undefined))
  const made = `unnest(${statement.bind(records.map(({ id }) => id))}::integer[], ${statement.bind(records.map(({ changes }) => JSON.stringify(changes)))}::text[]) as made (id, changes)`
  const update =
    `update ${model.table} t set ${sets.map(([column, value]) => `${column} = ${value}`).join(', ')}, "version" = t."version" + 1` +
    ` from made where t."id" = made.id and made.changes <> '{}'`
  await statement.run(
    call.db,
    `with made as materialized (select * from ${made}), u as (${update}) ` +
      logEntries(call, statement, { from: 'made', record: 'made.id', changes: 'made.changes::jsonb' }),
  )
  logChangedSecrets(call, values)
}

/** Deletes a record that was read, under the same conditions; answers whether it did. Throws DatabaseError. */
export const deleteRecord = async (call: Execution, record: Row): Promise<boolean> => {
  const { model } = call
  const statement = new Statement()
  const remove = `delete from ${model.table} t where ${guards(call, record, statement)} returning t."id"`
  const log = logEntry(call, changesOf(model, record, null), statement, 'u')
  return (await statement.run(call.db, `with u as (${remove}), l as (${log}) select "id" from u`)).length > 0
}

const guards = (call: Execution, record: Row, statement: Statement): string =>
  all([
    `t."id" = ${statement.bind(record.id)}`,
    `t."version" = ${statement.bind(record.version)}`,
    ...scopeConditions(call, call.model, statement),
    ...conditionSql(call.host.models, call.model, call.action.when as AnyCondition | undefined, statement, call.today),
  ])

/** Logs a change that a handler made, or that it ran at all. */
export const logChange = async (call: Execution, record: number | null, changes: Changes): Promise<void> => {
  const statement = new Statement()
  await statement.run(
    call.db,
    logEntries(call, statement, {
      from: '(select) one',
      record: `${statement.bind(record)}::integer`,
      changes: `${statement.bind(JSON.stringify(changes))}::jsonb`,
    }),
  )
}
