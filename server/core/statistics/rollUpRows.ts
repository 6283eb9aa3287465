import { measureOf, rollUpsOf } from '../../../resources/core/statistics/index.ts'
import type { Execution } from '../execution.ts'
import { scopeConditions } from '../scope.ts'
import { all, quoted } from '../statement.ts'
import type { Statement } from '../statement.ts'
import { filtersSql, periodSql } from './factRows.ts'
import {
  countColumn,
  deltaTable,
  eachColumn,
  keyColumn,
  rollUpOf,
  rollUpTable,
  rowsColumn,
  sumColumn,
} from './rollUpOf.ts'
import type { Piece, Reading } from './Reading.ts'

const own = (column: string): string => `t.${quoted(column)}`

/** What a row of sums contributes to each base, as `factRows` says of a row. */
const contributions = ({ facts, bases }: Reading): string[] =>
  bases.flatMap((base, at) => {
    const measure = measureOf(facts, base)!
    const counted = (): string =>
      own('where' in measure && Object.keys(measure.where ?? {}).length > 0 ? countColumn(base) : rowsColumn)
    switch (measure.is) {
      case 'count':
        return [`${counted()} as c${at}`]
      case 'sum':
        return [`${own(sumColumn(base))} as s${at}`]
      case 'average':
        return [`${own(sumColumn(base))} as s${at}`, `${own(countColumn(base))} as c${at}`]
      case 'distinct':
        return [`${own(eachColumn(measure.field))} as v${at}`, `${counted()} as c${at}`]
      default:
        throw new TypeError(`${facts.name}.${base} is not kept`)
    }
  })

/** The sums of a roll-up with what waits to be added to them, each row by itself. */
const sumsAndDeltas = async (call: Execution, { facts, bases, states }: Reading, name: string): Promise<string> => {
  const rollUp = rollUpOf(call.host.models, facts)
  const target = rollUpTable(facts, name)
  const { per, keys } = rollUp.into[target]!
  const columns = [...keys, ...Object.keys(rollUp.sums)].map(quoted).join(', ')
  const sums = `select day, ${columns} from ${quoted(target)}`
  const deltas = `select ${per === 'month' ? "date_trunc('month', day)::date as day" : 'day'}, ${columns} from ${quoted(deltaTable(facts))}`
  const distinct = bases.map(base => measureOf(facts, base)!).find(measure => measure.is === 'distinct')
  if (distinct === undefined) return `${sums} union all ${deltas}`
  if (!(await states.isWaiting(facts))) return sums
  // A record that came and went must not be counted: sums of those that anything waits for are added up first.
  const record = `coalesce(${quoted(eachColumn(distinct.field))}, 0)`
  const waiting = `(select ${record} from ${quoted(deltaTable(facts))})`
  const added = Object.keys(rollUp.sums)
    .map(sum => `sum(${quoted(sum)}) as ${quoted(sum)}`)
    .join(', ')
  const grouped = ['day', ...keys.map(quoted)].join(', ')
  return `${sums} where ${record} not in ${waiting} union all select ${grouped}, ${added} from (${sums} where ${record} in ${waiting} union all ${deltas}) both_of_them group by ${grouped}`
}

/** The same from a roll-up, by scope and filters. */
export const rollUpRows = async (
  call: Execution,
  reading: Reading,
  { from, to, rollUp = '' }: Piece,
  statement: Statement,
): Promise<string> => {
  const { facts, by, step } = reading
  const dimension = (name: string): string => own(keyColumn(facts, name))
  const columns = [
    `${own(rowsColumn)} as n`,
    ...periodSql(
      reading,
      't.day',
      statement,
      step === 'month' && rollUpsOf(facts).find(([name]) => name === rollUp)?.[1].per === 'month',
    ),
    ...by.map((name, at) => `${dimension(name)} as k${at}`),
    ...contributions(reading),
  ]
  const where = all([
    ...scopeConditions(call, call.model, statement),
    ...filtersSql(reading, dimension, statement),
    ...(from === undefined ? [] : [`t.day >= ${statement.bind(from)}::date`]),
    ...(to === undefined ? [] : [`t.day <= ${statement.bind(to)}::date`]),
  ])
  return `select ${columns.join(', ')} from (${await sumsAndDeltas(call, reading, rollUp)}) t where ${where}`
}
