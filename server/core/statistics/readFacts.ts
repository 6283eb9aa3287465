import { basesOf, dimensionOf, measureOf, wayDownCondition } from '../../../resources/core/statistics/index.ts'
import type { AnyFacts, Range, Step } from '../../../resources/core/statistics/index.ts'
import { fieldOf } from '../../../resources/core/fields.ts'
import { operationsOf } from '../../../resources/core/calls.ts'
import { isMoment } from '../../../resources/core/typeOf.ts'
import { conditionSql } from '../conditionSql.ts'
import { message } from '../../../resources/core/message.ts'
import { invalid } from '../errors/problem.ts'
import type { Execution } from '../execution.ts'
import { checkListInput } from '../listQuery.ts'
import type { Model } from '../model.ts'
import { oneOf, scopeConditions } from '../scope.ts'
import { sourceOf } from '../source.ts'
import { all, literal, Statement } from '../statement.ts'
import type { Asked } from './Asked.ts'
import { dayColumn, dimensionSql, keyOf } from './dimensionSql.ts'
import type { Key } from './dimensionSql.ts'
import { toldConditions } from './told.ts'

/** Most rows of one answer: more than anybody reads, and few enough to hold. */
export const mostRows = 20_000

/** What an answer's rows are told by: steps of time, and dimensions. */
export interface Grouping {
  readonly step: boolean
  readonly by: readonly string[]
}

/** The numbers of one group, by the measures that look at rows. */
export interface Group {
  readonly grouping: Grouping
  /** The first day of the step; null before the first of the range, where what stood there is asked for too. */
  readonly period: string | null
  readonly keys: Readonly<Record<string, Key>>
  readonly numbers: Readonly<Record<string, number | null>>
}

/** What is read of some facts in one statement. */
export interface Reading {
  readonly facts: AnyFacts
  /** Measures that look at rows. */
  readonly bases: readonly string[]
  readonly groupings: readonly Grouping[]
  readonly by: readonly string[]
  readonly step: Step | undefined
  readonly range: Range | null
  readonly filters: Asked['filters']
  /** All rows up to the end of the range, rather than those within. */
  readonly isBalance?: boolean
}

const bounds = (facts: AnyFacts, model: Model, { range, isBalance }: Reading, timeZone: string, statement: Statement): string[] => {
  if (facts.day === undefined || range === null) return []
  const column = `t.${model.column(facts.day)}`
  const at = (day: string, plus: number): string => (isMoment(fieldOf(facts.of, facts.day!))
    ? `((${statement.bind(day)}::date + ${plus})::timestamp at time zone ${literal(timeZone)})` : `(${statement.bind(day)}::date + ${plus})`)
  return [...(isBalance ? [] : [`${column} >= ${at(range.from, 0)}`]), `${column} < ${at(range.to, 1)}`]
}

/** What each base needs of a row: the value that it looks at, and whether it looks at the row at all. */
const inputs = (call: Execution, { facts, bases }: Reading, statement: Statement): string[] => bases.flatMap((base, at) => {
  const measure = measureOf(facts, base)!
  const condition = conditionSql(call.host.models, call.model, wayDownCondition(facts, base), statement, call.today)
  return [
    ...('field' in measure ? [`t.${call.model.column(measure.field)} as v${at}`] : []),
    ...(condition.length > 0 ? [`(${all(condition)}) as w${at}`] : []),
  ]
})

const aggregate = (call: Execution, { facts, bases }: Reading): string[] => bases.map((base, at) => {
  const measure = measureOf(facts, base)!
  const only = conditionSql(call.host.models, call.model, wayDownCondition(facts, base), new Statement(), call.today).length > 0 ? ` filter (where w${at})` : ''
  const number = ((): string => {
    switch (measure.is) {
      case 'count': return `count(*)${only}`
      case 'sum': return `coalesce(sum(v${at})${only}, 0)`
      case 'distinct': return `count(distinct v${at})${only}`
      case 'average': return `avg(v${at})${only}`
      case 'quantile': return `percentile_cont(${Number(measure.at)}) within group (order by v${at})${only}`
      default: throw new TypeError(`${facts.name}.${base} looks at no rows`)
    }
  })()
  return `(${number})::double precision as m${at}`
})

const columnsOf = ({ step, by }: Grouping, all: readonly string[]): string => `(${[...(step ? ['p'] : []), ...by.map(name => `k${all.indexOf(name)}`)].join(', ')})`

const periodSql = (call: Execution, { facts, step, range, isBalance }: Reading, statement: Statement): string[] => {
  if (step === undefined) return []
  const day = dayColumn(facts, call.model, facts.day!, call.timeZone)
  const begin = `date_trunc(${literal(step)}, (${day})::timestamp)::date::text`
  return [`${isBalance ? `case when ${day} >= ${statement.bind(range!.from)}::date then ${begin} end` : begin} as p`]
}

/** The rows that count, by scope, range and filters, with what they are grouped by and what is measured of them. */
const rowsOf = async (call: Execution, reading: Reading, statement: Statement): Promise<string> => {
  const { facts, by, range, filters } = reading
  const { model, timeZone, host: { models } } = call
  const asked = await checkListInput(call, { input: facts.takesRange && range ? { ...range } : {}, filters: [], ids: undefined, timeZone })
  const from = (await sourceOf(call, asked))(statement)
  const columns = [
    ...periodSql(call, reading, statement), ...by.map((name, at) => `${dimensionSql(facts, model, dimensionOf(facts, name)!, timeZone)} as k${at}`), ...inputs(call, reading, statement),
  ]
  const where = all([
    ...scopeConditions(call, model, statement), ...toldConditions(call, facts, model, statement), ...(model.isLogical ? ['not t."deleted"'] : []), ...conditionSql(models, model, facts.where, statement, call.today),
    ...bounds(facts, model, reading, timeZone, statement),
    ...Object.entries(filters).map(([name, values]) => oneOf(`(${dimensionSql(facts, model, dimensionOf(facts, name)!, timeZone)})`, values.map(value => (typeof value === 'number' && typeof groupOf(facts, name) === 'string' ? String(value) : value)), statement)),
  ])
  return `select ${columns.length > 0 ? columns.join(', ') : '1'} from ${from} t where ${where}`
}

/** Groups of numbers are texts in SQL, as one of them is a word. */
const groupOf = (facts: AnyFacts, name: string): 'text' | undefined => {
  const dimension = dimensionOf(facts, name)
  return typeof dimension === 'object' && (dimension.is === 'bands' || dimension.is === 'ranges') ? 'text' : undefined
}

type Found = Readonly<Record<string, Key>>

const groupOfRow = (reading: Reading, row: Found): Group => {
  const { facts, by, bases, step } = reading
  const isTold = (name: string): boolean => row[`g${name}`] === 0
  const grouping = { step: step !== undefined && isTold('p'), by: by.filter((_name, at) => isTold(`k${at}`)) }
  return {
    grouping, period: grouping.step ? row['p'] as string | null : null,
    keys: Object.fromEntries(grouping.by.map(name => [name, keyOf(dimensionOf(facts, name)!, row[`k${by.indexOf(name)}`]!)])),
    numbers: Object.fromEntries(bases.map((base, at) => [base, row[`m${at}`] as number | null])),
  }
}

/**
 * The numbers of some facts in one statement, for each group of each grouping. Scope is that of the resource whose rows they are, whoever asks. Throws
 * 400 where there are more groups than an answer holds.
 */
export const readFacts = async (whole: Execution, reading: Reading): Promise<readonly Group[]> => {
  const { facts, by, step, groupings } = reading
  const call: Execution = { ...whole, resource: facts.of, model: whole.host.models.of(facts.of.name), name: 'list', action: operationsOf(facts.of)['list'] ?? {} }
  const statement = new Statement()
  const rows = await rowsOf(call, reading, statement)
  const keys = [...(step === undefined ? [] : ['p']), ...by.map((_name, at) => `k${at}`)]
  const columns = [...keys, ...keys.map(key => `grouping(${key}) as g${key}`), ...aggregate(call, reading)]
  const sets = keys.length === 0 ? '' : ` group by grouping sets (${groupings.map(grouping => columnsOf(grouping, by)).join(', ')})`
  const found = await statement.run<Found>(whole.db, `select ${columns.join(', ')} from (${rows}) r${sets} limit ${mostRows + 1}`)
  if (found.length > mostRows) throw invalid({ [by.length > 0 ? 'by' : 'step']: message('mostGroups', { max: mostRows }) })
  return found.map(row => groupOfRow(reading, row))
}

/** The measures that look at rows, of those that are asked for: within the range, and for balances up to its end. */
export const basesAsked = (facts: AnyFacts, names: readonly string[]): { readonly within: readonly string[]; readonly upTo: readonly string[] } => {
  const within = new Set<string>()
  const upTo = new Set<string>()
  const follow = (name: string): void => {
    const measure = measureOf(facts, name)
    switch (measure?.is) {
      case undefined: return
      case 'balance': for (const base of basesOf(facts, measure.of)) upTo.add(base); return
      case 'quotient': case 'share': follow(measure.of); follow(measure.by); return
      case 'difference': follow(measure.of); follow(measure.less); return
      default: within.add(name)
    }
  }
  names.forEach(follow)
  return { within: [...within], upTo: [...upTo] }
}
