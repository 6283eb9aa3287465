import {
  gainsByIndex,
  isAlways,
  isLogicallyDeleted,
  isStored,
  searchedTexts,
  storedFields,
  uniqueWithin,
  usualOrder,
} from '../../../resources/core/fields.ts'
import type { Field } from '../../../resources/core/field.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { orderedTexts } from '../../../resources/core/orderedTexts.ts'
import { isReference, isSecret, startOf, typeOf } from '../../../resources/core/typeOf.ts'
import { stamps } from '../../../resources/core/stamps.ts'
import { rollUpsOf } from '../../../resources/core/statistics/index.ts'
import type { AnyFacts } from '../../../resources/core/statistics/index.ts'
import { Models } from '../model.ts'
import { rollUpOf } from '../statistics/rollUpOf.ts'
import { columnName, indexName, orderColumnName, referenceName, tableName, uniqueName } from './schemaNames.ts'
import { keptType } from './schema.ts'
import type { Column, Follow, Index, Reference, Schema, Table } from './schema.ts'
import { totalsOf } from './totals.ts'

/** The schema that the descriptors and the facts of reports ask for; depends on nothing else. */
export function desiredSchema(
  registry: { readonly [name: string]: AnyResource },
  facts: readonly AnyFacts[] = [],
): Schema {
  const stored = Object.values(registry).filter(isStored)
  const kept = facts.filter(one => rollUpsOf(one).length > 0)
  const models = new Models(registry)
  const rollUps = (resource: AnyResource): Pick<Table, 'rollUps'> => {
    const own = kept.filter(({ of }) => of.name === resource.name)
    return own.length > 0 ? { rollUps: Object.fromEntries(own.map(one => [one.name, rollUpOf(models, one)])) } : {}
  }
  return {
    tables: Object.fromEntries(
      stored.map(resource => [tableName(resource), { ...desiredTable(resource), ...rollUps(resource) }]),
    ),
  }
}

function desiredTable(resource: AnyResource): Table {
  const table = tableName(resource)
  return {
    ...(resource.was !== undefined && { was: tableName(resource.was) }),
    columns: columnsOf(resource),
    indexes: { ...uniqueIndexes(resource, table), ...searchIndexes(resource, table) },
    references: referencesOf(resource, table),
    totals: resource.singleton ? null : totalsOf(resource),
    ...followsOf(resource),
  }
}

function followsOf(resource: AnyResource): Pick<Table, 'follows'> {
  const follows = storedFields(resource).flatMap(([name, { follows: by }]): [string, Follow][] => {
    const ref = by === undefined ? undefined : resource.fields[by]
    return by === undefined || !isReference(ref)
      ? []
      : [[columnName(name), { by: columnName(by), from: tableName(ref.to) }]]
  })
  return follows.length > 0 ? { follows: Object.fromEntries(follows) } : {}
}

// --- columns

const own: { [column: string]: Column } = {
  id: { type: 'integer', required: true },
  version: { type: 'integer', required: true, default: '1' },
}
const now: Column = { type: 'timestamp with time zone', required: true, default: 'now()' }

function columnsOf(resource: AnyResource): Table['columns'] {
  const fields = storedFields(resource).map(([name, field]): [string, Column] => [columnName(name), columnOf(field)])
  return {
    ...own,
    ...Object.fromEntries(fields),
    created_at: now,
    updated_at: now,
    ...(searchedTexts(resource).length > 0 && { search: { type: 'text[]', required: false } }),
    ...Object.fromEntries(
      orderedTexts(resource).map(({ name }) => [orderColumnName(name), orderKeyOf(resource.fields[name]!)]),
    ),
  }
}

/** Empty in rows of which the engine has not worked it out yet. */
const orderKeyOf = ({ was }: Field): Column => ({
  type: keptType,
  required: true,
  default: "''",
  ...(was !== undefined && { was: orderColumnName(was) }),
})

function columnOf(field: Field): Column {
  const type = typeOf(field).column(field)
  if (!type) throw new TypeError(`A field of type ${field.type} has no column`)
  const given = defaultOf(field)
  return {
    type: longSpelling(type),
    // Secrets that no key of this installation opens are forgotten (`forget-secrets`), also those that no record should
    // be without.
    required: isAlways(field) && !isSecret(field),
    ...(given !== undefined && { default: given }),
    ...(field.was !== undefined && { was: columnName(field.was) }),
  }
}

/** Only plain values: what a word such as 'today' means is decided when a record is written. */
function defaultOf(field: Field): string | undefined {
  if (!isAlways(field)) return undefined
  const value = startOf(field)
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value !== 'string' || typeOf(field).time) return undefined
  return `'${value.replaceAll("'", "''")}'`
}

const spellings: { [short: string]: string } = {
  timestamptz: 'timestamp with time zone',
  int: 'integer',
  bool: 'boolean',
}
const longSpelling = (type: string): string => spellings[type] ?? type

// --- indexes

const uniqueIndexes = (resource: AnyResource, table: string): Table['indexes'] =>
  Object.fromEntries(
    storedFields(resource).flatMap(([name, { unique, caseInsensitive }]): [string, Index][] => {
      if (!unique) return []
      const columns = [...uniqueWithin(unique), name].map(columnName)
      const live = unique !== 'ever' && isLogicallyDeleted(resource)
      return [
        [
          uniqueName(table, columnName(name)),
          { columns, method: 'btree', unique: true, live, ...(caseInsensitive && { caseInsensitive }) },
        ],
      ]
    }),
  )

/**
 * What lists look for and sort by: refs, filters, the usual order, creation, names. The id comes last in each, so that
 * a page of the rows with one value is read in order, and so that the order of equal values is fixed.
 */
function searchIndexes(resource: AnyResource, table: string): Table['indexes'] {
  if (resource.singleton) return {}
  const ordered = orderedTexts(resource).map(({ name }) => name)
  const indexes = storedFields(resource)
    .filter(([name, field]) => gainsByIndex(resource, name, field) && !field.unindexed && !ordered.includes(name))
    .map(([name, field]): [string, Index] => {
      const column = columnName(name)
      const method = usualOrder(resource).includes(name) ? 'btree' : methods[typeOf(field).filter]!
      return [
        indexName(table, column),
        { columns: method === 'btree' ? [column, 'id'] : [column], method, unique: false, live: false },
      ]
    })
  for (const column of ordered
    .filter((name, at) => at === 0 || usualOrder(resource).includes(name))
    .map(orderColumnName))
    indexes.push([indexName(table, column), { columns: [column, 'id'], method: 'btree', unique: false, live: false }])
  if (searchedTexts(resource).length > 0)
    indexes.push([indexName(table, 'search'), { columns: ['search'], method: 'gin', unique: false, live: false }])
  return Object.fromEntries(indexes)
}

const methods: { readonly [filter: string]: Index['method'] } = { equals: 'btree', range: 'btree', overlaps: 'gin' }

// --- references

/**
 * Foreign keys of the declared refs. The stamps have none: the server sets them to the operator of the request,
 * operators are never removed, and each update would lock the operator's row.
 */
const referencesOf = (resource: AnyResource, table: string): Table['references'] =>
  Object.fromEntries(
    storedFields(resource).flatMap(([name, field]): [string, Reference][] => {
      if (!isReference(field) || name in stamps) return []
      const column = columnName(name)
      return [[referenceName(table, column), { column, to: tableName(field.to) }]]
    }),
  )
