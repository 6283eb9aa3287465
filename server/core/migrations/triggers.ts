import type { Totals } from './schema.ts'

/*
 * Kept totals: after each statement, a trigger appends what it changed to total_delta, one row per organisation,
 * deleted flag and value of each counted field. See 0005_totals.sql for the tables and the folding.
 */

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`
const quoted = (name: string): string => `"${name}"`

const events = ['insert', 'update', 'delete'] as const

type Event = (typeof events)[number]

/**
 * What triggers append to deltas after a statement, from its rows `added` and `removed`; `definition` tells what they
 * do, to notice when that changes.
 */
export interface Appending {
  /** Of their functions: `…_insert`, `…_update`, `…_delete`. */
  readonly prefix: string
  readonly definition: object
  readonly bodies: { readonly [event in Event]: string }
  /**
   * Columns that it depends on, where an update is looked at row by row, as `old` and `new`: one that changes none of
   * them costs nothing but the comparison, as neither the function is called nor its rows are gathered. Left out where
   * rows of an update are `removed` and `added` as well.
   */
  readonly watched?: readonly string[]
}

const triggerOf = (
  event: Event,
  watched: readonly string[] | undefined,
): { readonly timing: string; readonly rows: string } =>
  event === 'update' && watched
    ? {
        timing: '',
        rows: `for each row when ((${watched.map(column => `old.${quoted(column)}`).join(', ')}) is distinct from (${watched.map(column => `new.${quoted(column)}`).join(', ')}))`,
      }
    : { timing: ` ${transitions[event]}`, rows: 'for each statement' }

/**
 * Statements that make (or replace) functions and triggers of a table that append to deltas: those of totals, and those
 * of roll-ups.
 */
export const appendTriggers = (table: string, { prefix, definition, bodies: own, watched }: Appending): string[] =>
  events.flatMap(event => {
    const name = quoted(`${prefix}_${event}`)
    const { timing, rows } = triggerOf(event, watched)
    return [
      `create or replace function ${name}() returns trigger language plpgsql as $$\nbegin\n${own[event]}\n  return null;\nend\n$$`,
      `comment on function ${name}() is ${literal(JSON.stringify(definition))}`,
      `drop trigger if exists ${name} on ${quoted(table)}`,
      `create trigger ${name} after ${event} on ${quoted(table)}${timing}\n  ${rows} execute function ${name}()`,
    ]
  })

/** Statements that remove them. */
export const dropAppending = (prefix: string): string[] =>
  events.map(event => `drop function if exists ${quoted(`${prefix}_${event}`)}() cascade`)

const prefixOf = (table: string): string => `${table}_totals`

/** Statements that make (or replace) the functions and triggers of a table. */
export const createTriggers = (table: string, totals: Totals): string[] =>
  appendTriggers(table, {
    prefix: prefixOf(table),
    definition: totals,
    bodies: { insert: bodies.insert(totals), update: bodies.update(totals), delete: bodies.delete(totals) },
  })

/** Statements that remove them together with what they counted. */
export const dropTriggers = (table: string, totals: Totals): string[] => [
  ...dropAppending(prefixOf(table)),
  ...forget(totals),
]

/**
 * Statements that count the table anew, when it is counted by other fields than before. Into `total` itself only where
 * nobody folds at the same time, as in a database that is being filled.
 */
export const recount = (table: string, totals: Totals, into: 'total' | 'total_delta' = 'total_delta'): string[] => [
  `lock table ${quoted(table)} in share row exclusive mode`,
  ...forget(totals),
  insertDeltas(totals, `select ${countedColumns(totals)}, 1 as n from ${quoted(table)}`, into),
]

const forget = ({ resource }: Totals): string[] =>
  ['total', 'total_delta'].map(kept => `delete from ${kept} where resource = ${literal(resource)}`)

/** Name of the function whose comment is the definition. */
export const fingerprintFunction = (table: string): string => `${prefixOf(table)}_insert`

const transitions = {
  insert: 'referencing new table as added',
  update: 'referencing old table as removed new table as added',
  delete: 'referencing old table as removed',
} as const

const bodies: { readonly [event in (typeof events)[number]]: (totals: Totals) => string } = {
  insert: totals => `  ${insertDeltas(totals, `select ${countedColumns(totals)}, 1 as n from added`)};`,
  delete: totals => `  ${insertDeltas(totals, `select ${countedColumns(totals)}, -1 as n from removed`)};`,
  // Most updates change nothing that is counted; a look at the rows of both sides is all they pay.
  update: totals => {
    const counted = countedColumns(totals)
    return (
      `  if exists (select ${counted} from added except all select ${counted} from removed) then\n` +
      `  ${insertDeltas(totals, `select ${counted}, 1 as n from added union all select ${counted}, -1 from removed`)};\n  end if;`
    )
  },
}

const scopeColumn = ({ scope }: Totals): string => (scope === null ? '0' : `coalesce(${quoted(scope)}, 0)`)

/** The columns that totals depend on, under fixed names: scope, deleted, and one a field. */
const countedColumns = (totals: Totals): string =>
  [
    `${scopeColumn(totals)} as scope`,
    `${totals.deleted ? 'deleted' : 'false'} as deleted`,
    ...Object.values(totals.fields).map((column, index) => `${quoted(column)}::text as f${index}`),
  ].join(', ')

/** The deltas of rows, as a select. */
function deltas(totals: Totals, rows: string): string {
  const fields = Object.keys(totals.fields).map((field, index) => `(${literal(field)}, f${index})`)
  return (
    `  select ${literal(totals.resource)}, scope, field, value, deleted, sum(n)\n` +
    `  from (${rows}) row, lateral (values ${["('', '')", ...fields].join(', ')}) counted (field, value)\n` +
    '  where value is not null\n' +
    '  group by scope, field, value, deleted having sum(n) <> 0'
  )
}

const insertDeltas = (totals: Totals, rows: string, into = 'total_delta'): string =>
  `insert into ${into} (resource, scope, field, value, deleted, n)\n${deltas(totals, rows)}`

/** The totals of a table, counted anew: resource, scope, field, value, deleted, and how many. */
export const countedTotals = (table: string, totals: Totals): string =>
  deltas(totals, `select ${countedColumns(totals)}, 1 as n from ${quoted(table)}`)
