import { afterRenames, renamedColumns, renamedTables } from './renames.ts'
import { keptType } from './schema.ts'
import type { Column, Follow, Index, Reference, RollUp, Schema, Table, Totals } from './schema.ts'

/** One step from a schema to another. `loses` is the name under which a step that may lose data must be allowed. */
export type Step = { readonly table: string; readonly loses?: string } & (
  | { readonly kind: 'renameTable'; readonly from: string }
  | { readonly kind: 'renameColumn'; readonly from: string; readonly column: string }
  | { readonly kind: 'renameIndex' | 'renameReference'; readonly from: string; readonly name: string }
  | { readonly kind: 'createTable'; readonly to: Table }
  | { readonly kind: 'dropTable' }
  | {
      readonly kind: 'addColumn' | 'changeType' | 'changeDefault' | 'require'
      readonly column: string
      readonly to: Column
    }
  | { readonly kind: 'relax' | 'dropColumn'; readonly column: string }
  | { readonly kind: 'createIndex'; readonly name: string; readonly to: Index }
  | { readonly kind: 'addReference'; readonly name: string; readonly to: Reference }
  | { readonly kind: 'dropIndex' | 'dropReference'; readonly name: string }
  | { readonly kind: 'keepTotals'; readonly to: Totals; readonly recount: boolean }
  | { readonly kind: 'dropTotals'; readonly from: Totals }
  | { readonly kind: 'keepRollUp'; readonly to: RollUp }
  | { readonly kind: 'dropRollUp'; readonly from: RollUp }
  | { readonly kind: 'follow'; readonly column: string; readonly to: Follow; readonly fill: boolean }
  | { readonly kind: 'unfollow'; readonly column: string }
)

const order: readonly Step['kind'][] = [
  'dropTotals',
  'dropRollUp',
  'unfollow',
  'renameTable',
  'renameColumn',
  'renameIndex',
  'renameReference',
  'dropReference',
  'dropIndex',
  'createTable',
  'addColumn',
  'changeType',
  'changeDefault',
  'require',
  'relax',
  'createIndex',
  'addReference',
  'keepTotals',
  'keepRollUp',
  'follow',
  'dropColumn',
  'dropTable',
]

/** What must be done to `before` so that it becomes `desired`, in the order in which it can be done. */
export function difference(before: Schema, desired: Schema): Step[] {
  const tables = renamedTables(before, desired)
  const columns = renamedColumns(before, desired, tables)
  const present = afterRenames(before, tables, columns)
  const steps: Step[] = [
    ...tables.flatMap(({ table, from }): Step[] => [
      ...endTriggers(from, before.tables[from]),
      { kind: 'renameTable', table, from },
    ]),
    ...columns.map((rename): Step => ({ kind: 'renameColumn', ...rename })),
    ...Object.entries(desired.tables).flatMap(([table, to]) => tableSteps(table, present.tables[table], to)),
    ...Object.entries(present.tables).flatMap(([table, gone]): Step[] =>
      desired.tables[table] ? [] : [...endTriggers(table, gone), { kind: 'dropTable', table, loses: `drop:${table}` }],
    ),
  ]
  return steps.sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
}

const empty: Table = { columns: {}, indexes: {}, references: {}, totals: null }

function tableSteps(table: string, from: Table | undefined, to: Table): Step[] {
  const objects = [
    ...indexSteps(table, (from ?? empty).indexes, to.indexes),
    ...referenceSteps(table, (from ?? empty).references, to.references),
    ...totalsSteps(table, from, to.totals),
    ...rollUpSteps(table, from, to),
    ...followSteps(table, from, to.follows ?? {}),
  ]
  return from ? [...columnSteps(table, from, to), ...objects] : [{ kind: 'createTable', table, to }, ...objects]
}

// --- columns

function columnSteps(table: string, from: Table, to: Table): Step[] {
  const gone = Object.keys(from.columns).filter(column => !to.columns[column])
  return [
    ...Object.entries(to.columns).flatMap(([column, wanted]) => {
      const present = from.columns[column]
      return present ? changeSteps(table, column, present, wanted) : [addStep(table, column, wanted)]
    }),
    ...gone.map((column): Step => ({
      kind: 'dropColumn',
      table,
      column,
      ...(from.columns[column]!.type !== keptType && { loses: `drop:${table}.${column}` }),
    })),
  ]
}

/** A column that must have a value can be added to rows that are there only with a default. */
const addStep = (table: string, column: string, to: Column): Step => ({
  kind: 'addColumn',
  table,
  column,
  to,
  ...(to.required && to.default === undefined && { loses: `require:${table}.${column}` }),
})

function changeSteps(table: string, column: string, from: Column, to: Column): Step[] {
  const steps: Step[] = []
  if (from.type !== to.type)
    steps.push({
      kind: 'changeType',
      table,
      column,
      to,
      ...(!widens(from.type, to.type) && { loses: `type:${table}.${column}` }),
    })
  if (from.default !== to.default) steps.push({ kind: 'changeDefault', table, column, to })
  if (!from.required && to.required)
    steps.push({
      kind: 'require',
      table,
      column,
      to,
      ...(to.default === undefined && { loses: `require:${table}.${column}` }),
    })
  if (from.required && !to.required) steps.push({ kind: 'relax', table, column })
  return steps
}

/** Whether each value of one type is a value of the other. */
function widens(from: string, to: string): boolean {
  if (to === 'text') return !from.endsWith('[]')
  if (from === 'integer') return to === 'bigint' || (numeric(to)?.whole ?? 0) >= 10
  const [narrow, wide] = [numeric(from), numeric(to)]
  return narrow !== undefined && wide !== undefined && wide.whole >= narrow.whole && wide.scale >= narrow.scale
}

function numeric(type: string): { whole: number; scale: number } | undefined {
  const match = /^numeric\((\d+),(\d+)\)$/.exec(type)
  return match ? { whole: Number(match[1]) - Number(match[2]), scale: Number(match[2]) } : undefined
}

// --- indexes, references, totals

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

interface Changes<T> {
  renamed: { from: string; name: string }[]
  gone: string[]
  fresh: [name: string, to: T][]
}

/** Compares named objects; one that is the same but for its name is renamed. */
function compare<T>(from: { readonly [name: string]: T }, to: { readonly [name: string]: T }): Changes<T> {
  const gone = Object.keys(from).filter(name => !same(from[name], to[name]))
  const changes: Changes<T> = { renamed: [], gone: [], fresh: [] }
  const taken = new Set<string>()
  for (const [name, wanted] of Object.entries(to)) {
    if (same(from[name], wanted)) continue
    const source = gone.find(old => !to[old] && !taken.has(old) && same(from[old], wanted))
    if (source === undefined) changes.fresh.push([name, wanted])
    else changes.renamed.push({ from: source, name })
    if (source !== undefined) taken.add(source)
  }
  changes.gone = gone.filter(name => !taken.has(name))
  return changes
}

function indexSteps(table: string, from: Table['indexes'], to: Table['indexes']): Step[] {
  const { renamed, gone, fresh } = compare(from, to)
  return [
    ...renamed.map((rename): Step => ({ kind: 'renameIndex', table, ...rename })),
    ...gone.map((name): Step => ({ kind: 'dropIndex', table, name })),
    ...fresh.map(([name, index]): Step => ({ kind: 'createIndex', table, name, to: index })),
  ]
}

function referenceSteps(table: string, from: Table['references'], to: Table['references']): Step[] {
  const { renamed, gone, fresh } = compare(from, to)
  return [
    ...renamed.map((rename): Step => ({ kind: 'renameReference', table, ...rename })),
    ...gone.map((name): Step => ({ kind: 'dropReference', table, name })),
    ...fresh.map(([name, reference]): Step => ({ kind: 'addReference', table, name, to: reference })),
  ]
}

const endTotals = (table: string, before: Table | undefined): Step[] =>
  before?.totals ? [{ kind: 'dropTotals', table, from: before.totals }] : []

/** Rows that are there are counted anew; a new table has none. */
function totalsSteps(table: string, from: Table | undefined, to: Totals | null): Step[] {
  if (same(from?.totals ?? null, to)) return []
  return to === null ? endTotals(table, from) : [{ kind: 'keepTotals', table, to, recount: from !== undefined }]
}

// --- follows

const endFollows = (table: string, before: Table | undefined): Step[] =>
  Object.keys(before?.follows ?? {}).map(column => ({ kind: 'unfollow', table, column }))

/** Rows that are there take the value over; a new table has none. */
function followSteps(table: string, from: Table | undefined, to: NonNullable<Table['follows']>): Step[] {
  const present = from?.follows ?? {}
  const isNew = (column: string) => !same(present[column], to[column])
  return [
    ...Object.keys(present)
      .filter(isNew)
      .map((column): Step => ({ kind: 'unfollow', table, column })),
    ...Object.entries(to)
      .filter(([column]) => isNew(column))
      .map(([column, follow]): Step => ({ kind: 'follow', table, column, to: follow, fill: from !== undefined })),
  ]
}

// --- roll-ups

/** What is kept otherwise than before is dropped and made anew; hosts build it up from the rows that are there. */
function rollUpSteps(table: string, from: Table | undefined, { rollUps: to = {} }: Table): Step[] {
  const present = from?.rollUps ?? {}
  const isNew = (facts: string) => !same(present[facts], to[facts])
  return [
    ...Object.keys(present)
      .filter(isNew)
      .map((facts): Step => ({ kind: 'dropRollUp', table, from: present[facts]! })),
    ...Object.keys(to)
      .filter(isNew)
      .map((facts): Step => ({ kind: 'keepRollUp', table, to: to[facts]! })),
  ]
}

const endRollUps = (table: string, before: Table | undefined): Step[] =>
  Object.values(before?.rollUps ?? {}).map(from => ({ kind: 'dropRollUp', table, from }))

const endTriggers = (table: string, before: Table | undefined): Step[] => [
  ...endTotals(table, before),
  ...endFollows(table, before),
  ...endRollUps(table, before),
]
