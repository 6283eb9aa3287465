import type { Step } from './difference.ts'
import type { Column, Index, Table } from './schema.ts'
import { follow, unfollow } from './follows.ts'
import { dropRollUp, keepRollUp } from './rollUps.ts'
import { createTriggers, dropTriggers, recount } from './triggers.ts'

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
const text = (value: string): string => `'${value.replaceAll("'", "''")}'`

/**
 * SQL of a step, without final semicolons. What adds or renames may be run again, because a development database has
 * often been brought forward before the migration that says the same is written.
 */
export function statements(step: Step): string[] {
  const table = quoted(step.table)
  switch (step.kind) {
    case 'renameTable':
      return [
        onlyIf(
          `to_regclass(${text(quoted(step.from))}) is not null and to_regclass(${text(table)}) is null`,
          `alter table ${quoted(step.from)} rename to ${table}`,
        ),
      ]
    case 'renameColumn':
      return [
        onlyIf(
          `${hasColumn(step.table, step.from)} and not ${hasColumn(step.table, step.column)}`,
          `alter table ${table} rename column ${quoted(step.from)} to ${quoted(step.column)}`,
        ),
      ]
    case 'renameIndex':
      return [
        onlyIf(
          `to_regclass(${text(quoted(step.name))}) is null`,
          `alter index if exists ${quoted(step.from)} rename to ${quoted(step.name)}`,
        ),
      ]
    case 'renameReference':
      return [
        onlyIf(
          `${hasConstraint(step.table, step.from)} and not ${hasConstraint(step.table, step.name)}`,
          `alter table ${table} rename constraint ${quoted(step.from)} to ${quoted(step.name)}`,
        ),
      ]
    case 'createTable':
      return [createTable(step.table, step.to)]
    case 'dropTable':
      return [`drop table if exists ${table} cascade`]
    case 'addColumn':
      return [`alter table ${table} add column if not exists ${quoted(step.column)} ${columnClause(step.to)}`]
    case 'changeType': {
      const column = quoted(step.column)
      const drop = step.to.default === undefined ? [] : [`alter table ${table} alter column ${column} drop default`]
      return [
        ...drop,
        `alter table ${table} alter column ${column} type ${step.to.type} using ${column}::${step.to.type}`,
        ...(drop.length ? [setDefault(step.table, step.column, step.to)] : []),
      ]
    }
    case 'changeDefault':
      return [setDefault(step.table, step.column, step.to)]
    case 'require': {
      const column = quoted(step.column)
      const fill =
        step.to.default === undefined
          ? []
          : [`update ${table} set ${column} = ${step.to.default} where ${column} is null`]
      return [...fill, `alter table ${table} alter column ${column} set not null`]
    }
    case 'relax':
      return [`alter table ${table} alter column ${quoted(step.column)} drop not null`]
    case 'dropColumn':
      return [`alter table ${table} drop column if exists ${quoted(step.column)}`]
    case 'createIndex':
      return [createIndex(step.table, step.name, step.to)]
    case 'dropIndex':
      return [`drop index if exists ${quoted(step.name)}`]
    case 'addReference':
      return [
        onlyIf(
          `not ${hasConstraint(step.table, step.name)}`,
          `alter table ${table} add constraint ${quoted(step.name)} foreign key (${quoted(step.to.column)}) references ${quoted(step.to.to)} (id)`,
        ),
      ]
    case 'dropReference':
      return [`alter table if exists ${table} drop constraint if exists ${quoted(step.name)}`]
    case 'keepTotals':
      return [...createTriggers(step.table, step.to), ...(step.recount ? recount(step.table, step.to) : [])]
    case 'keepRollUp':
      return keepRollUp(step.table, step.to)
    case 'dropRollUp':
      return dropRollUp(step.from)
    case 'follow':
      return follow(step.table, step.column, step.to, step.fill)
    case 'unfollow':
      return unfollow(step.table, step.column)
    case 'dropTotals':
      return dropTriggers(step.table, step.from)
    default:
      return assertNever(step)
  }
}

function assertNever(step: never): never {
  throw new TypeError(`Unknown step ${JSON.stringify(step)}`)
}

const onlyIf = (condition: string, statement: string): string =>
  `do $$ begin if ${condition} then\n  ${statement};\nend if; end $$`

const hasColumn = (table: string, column: string): string =>
  `exists (select from pg_attribute where attrelid = to_regclass(${text(quoted(table))}) and attname = ${text(column)} and not attisdropped)`

const hasConstraint = (table: string, name: string): string =>
  `exists (select from pg_constraint where conrelid = to_regclass(${text(quoted(table))}) and conname = ${text(name)})`

const columnClause = ({ type, required, default: value }: Column): string =>
  `${type}${required ? ' not null' : ''}${value === undefined ? '' : ` default ${value}`}`

const setDefault = (table: string, column: string, { default: value }: Column): string =>
  `alter table ${quoted(table)} alter column ${quoted(column)} ${value === undefined ? 'drop default' : `set default ${value}`}`

/**
 * Pages keep some room free, so that an update that changes no indexed column stays on its page and touches no index.
 */
function createTable(name: string, { columns }: Table): string {
  const lines = Object.entries(columns).map(([column, definition]) =>
    column === 'id'
      ? '  "id" integer generated by default as identity primary key'
      : `  ${quoted(column)} ${columnClause(definition)}`,
  )
  return `create table if not exists ${quoted(name)} (\n${lines.join(',\n')}\n) with (fillfactor = 90)`
}

function createIndex(table: string, name: string, { columns, method, unique, live, caseInsensitive }: Index): string {
  const using = method === 'btree' ? '' : `using ${method} `
  const parts = columns.map((column, place) =>
    caseInsensitive && place === columns.length - 1 ? `lower(${quoted(column)})` : quoted(column),
  )
  return (
    `create ${unique ? 'unique ' : ''}index if not exists ${quoted(name)} on ${quoted(table)} ` +
    `${using}(${parts.join(', ')})${live ? ' where not "deleted"' : ''}`
  )
}
