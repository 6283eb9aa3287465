import { searchedTexts } from '../../resources/core/fields.ts'
import { typeOf } from '../../resources/core/typeOf.ts'
import { mostRows } from './contract.ts'
import type { QueryContext, RowsContext } from './contract.ts'
import type { Execution } from './execution.ts'
import { filteredBy } from './filterSql.ts'
import { rowsContextOf } from './hooks.ts'
import { checkListInput } from './listQuery.ts'
import type { ListQuery } from './listQuery.ts'
import type { Model } from './model.ts'
import type { Values } from './requestInput.ts'
import { columnName } from './migrations/schemaNames.ts'
import { oneOf, reachedOrganisations } from './scope.ts'
import { searchOf } from './searchOf.ts'
import type { Statement } from './statement.ts'

/**
 * Where a statement reads the rows of a resource from, to be followed by an alias: its table, or a select that works
 * them out.
 */
export type Source = (statement: Statement) => string

type Given = Values & { readonly id: number }
type Query = (input: Values, context: QueryContext) => string
type Handler = (input: Values, context: RowsContext) => Promise<readonly Given[]>

/** What decides which rows are worked out. */
export type Narrowed = Pick<ListQuery, 'input' | 'filters' | 'ids' | 'timeZone'>

const rowsOf = <H>({ host, resource }: Execution): H => {
  const rows = host.implementations.get(resource.name)?.handlers['rows']
  if (typeof rows !== 'function') throw new TypeError(`${resource.name} has nothing that gives its rows`)
  return rows as unknown as H
}

const typesOf = ({ fields }: Model): (readonly [column: string, type: string])[] => [
  ['"id"', 'integer'],
  ...fields.map(({ column, field }) => [column, typeOf(field).column(field)!] as const),
]

// Each column is of its field's type, so that nothing is compared or answered otherwise than from a table, and there is
// no other column.
const ofQuery = (call: Execution, narrowed: Narrowed): Source => {
  const { resource } = call
  const named = new Set(['id', ...call.model.fields.map(({ name }) => name)])
  const query = rowsOf<Query>(call)
  const { db: _db, ...context } = rowsContextOf(call)
  const columns = typesOf(call.model)
    .map(([column, type]) => `r.${column}::${type} as ${column}`)
    .join(', ')
  return statement => {
    const filtered: QueryContext['filtered'] = names => {
      // What is misspelt would only take longer, and nobody would hear of it.
      const unknown = Object.keys(names).find(name => !named.has(name))
      if (unknown !== undefined)
        throw new Error(`${resource.name} has no field ${unknown} that its query could filter by`)
      const organisation = resource.scopedBy === 'self' ? 'id' : resource.scopedBy
      const hospitals = Object.hasOwn(names, organisation) ? reachedOrganisations(call, call.model) : undefined
      return [
        ...filteredBy(names, narrowed, statement),
        ...(hospitals ? [oneOf(names[organisation]!, hospitals, statement)] : []),
      ]
    }
    return `(select ${columns} from (${query(narrowed.input, { ...context, statement, filtered })}) r)`
  }
}

/**
 * Rows that a handler gives become a relation, so that the types of their fields compare, order and search them as
 * those of tables.
 */
const ofHandler = async (call: Execution, { input }: Narrowed): Promise<Source> => {
  const { model, resource } = call
  const rows = await rowsOf<Handler>(call)(input, rowsContextOf(call))
  if (rows.length > mostRows) throw new RangeError(`${resource.name}: a handler gives at most ${mostRows} rows`)
  const isSearched = searchedTexts(resource).length > 0
  const document = JSON.stringify(
    rows.map(row =>
      Object.fromEntries([
        ['id', row.id],
        ...model.fields.map(({ name }) => [columnName(name), row[name] ?? null]),
        ...(isSearched ? [['search', searchOf(resource, row)]] : []),
      ]),
    ),
  )
  const columns = [...typesOf(model), ...(isSearched ? [['"search"', 'text[]'] as const] : [])]
    .map(([column, type]) => `${column} ${type}`)
    .join(', ')
  return statement => `(select * from jsonb_to_recordset(${statement.bind(document)}::jsonb) as r(${columns}))`
}

const nowhere: Omit<Narrowed, 'timeZone'> = { input: {}, filters: [], ids: undefined }

/** The source of a list as it is asked for. A handler is called once, whatever is read from its rows. */
export const sourceOf = async (call: Execution, narrowed: Narrowed): Promise<Source> => {
  const { model, resource } = call
  if (model.isStored) return () => model.table
  return resource.rows === 'handler' ? ofHandler(call, narrowed) : ofQuery(call, narrowed)
}

/** The source of the one row of that id, as the list has it where nothing is asked for. */
export const sourceOfOne = async (call: Execution, id: number): Promise<Source> => {
  const { model, timeZone } = call
  if (model.isStored) return () => model.table
  return sourceOf(call, await checkListInput(call, { ...nowhere, ids: [id], timeZone }))
}
