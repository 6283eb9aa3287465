import { basesOf, bothOf, dimensionOf, measureOf } from '../../../resources/core/statistics/index.ts'
import type { AnyFacts } from '../../../resources/core/statistics/index.ts'
import { operationsOf } from '../../../resources/core/calls.ts'
import { message } from '../../../resources/core/message.ts'
import { invalid } from '../errors/problem.ts'
import type { Execution } from '../execution.ts'
import { Statement } from '../statement.ts'
import { keyOf } from './dimensionSql.ts'
import type { Key } from './dimensionSql.ts'
import { factRows } from './factRows.ts'
import { piecesOf, readingsOf } from './piecesOf.ts'
import type { Grouping, Reading } from './Reading.ts'
import { rollUpRows } from './rollUpRows.ts'

/** Most rows of one answer: more than anybody reads, and few enough to hold. */
export const mostRows = 20_000

/** The numbers of one group, by the measures that look at rows. */
export interface Group {
  readonly grouping: Grouping
  /** The first day of the step; null before the first of the range, where what stood there is asked for too. */
  readonly period: string | null
  readonly keys: Readonly<Record<string, Key>>
  readonly numbers: Readonly<Record<string, number | null>>
}

const aggregate = ({ facts, bases }: Reading): string[] =>
  bases.map((base, at) => {
    const measure = measureOf(facts, base)!
    const number = ((): string => {
      switch (measure.is) {
        case 'count':
          return `coalesce(sum(c${at}), 0)`
        case 'sum':
          return `coalesce(sum(s${at}), 0)`
        case 'average':
          return `sum(s${at}) / nullif(sum(c${at}), 0)::numeric`
        case 'distinct':
          return `count(distinct v${at}) filter (where c${at} > 0)`
        case 'quantile':
          return `percentile_cont(${Number(measure.at)}) within group (order by v${at}) filter (where c${at} > 0)`
        default:
          throw new TypeError(`${facts.name}.${base} looks at no rows`)
      }
    })()
    return `(${number})::double precision as m${at}`
  })

/** What a row is told by: itself, or each of the branches that it lies in. */
const keySql = ({ branches }: Reading, name: string, at: number): string =>
  Object.hasOwn(branches, name) ? `b${at}.branch` : `k${at}`

const columnsOf = (reading: Reading, { step, by }: Grouping): string =>
  `(${[...(step ? ['p'] : []), ...by.map(name => keySql(reading, name, reading.by.indexOf(name)))].join(', ')})`

/** Each row beside every branch that it lies in. */
const withBranches = ({ branches, by }: Reading, rows: string, statement: Statement): string =>
  by.reduce((from, name, at) => {
    const own = branches[name]
    return own === undefined
      ? from
      : `${from} join unnest(${statement.bind(own.ids)}::integer[], ${statement.bind(own.of)}::integer[]) as b${at} (id, branch) on b${at}.id = r.k${at}`
  }, `(${rows}) r`)

type Found = Readonly<Record<string, Key>>

const groupOfRow = (reading: Reading, row: Found): Group => {
  const { facts, by, bases, step } = reading
  const isTold = (name: string): boolean => row[`g${name}`] === 0
  const grouping = { step: step !== undefined && isTold('p'), by: by.filter((_name, at) => isTold(`k${at}`)) }
  return {
    grouping,
    period: grouping.step ? (row['p'] as string | null) : null,
    keys: Object.fromEntries(
      grouping.by.map(name => [name, keyOf(dimensionOf(facts, name)!, row[`k${by.indexOf(name)}`]!)]),
    ),
    numbers: Object.fromEntries(bases.map((base, at) => [base, row[`m${at}`] as number | null])),
  }
}

const readOne = async (whole: Execution, reading: Reading): Promise<readonly Group[]> => {
  const { facts, by, step, groupings } = reading
  const call: Execution = {
    ...whole,
    resource: facts.of,
    model: whole.host.models.of(facts.of.name),
    name: 'list',
    action: operationsOf(facts.of)['list'] ?? {},
  }
  const statement = new Statement()
  const pieces = await piecesOf(call, reading)
  const rows = (
    await Promise.all(
      pieces.map(piece =>
        piece.rollUp === undefined
          ? factRows(call, reading, piece, statement)
          : rollUpRows(call, reading, piece, statement),
      ),
    )
  ).join(' union all ')
  const keys = [
    ...(step === undefined ? [] : [['p', 'p'] as const]),
    ...by.map((name, at) => [`k${at}`, keySql(reading, name, at)] as const),
  ]
  // Days become texts when they are groups: sorted as texts, each row would cost a comparison in the language of the
  // database.
  const columns = [
    ...keys.map(([key, sql]) => (key === 'p' ? 'p::text as p' : `${sql} as ${key}`)),
    ...keys.map(([key, sql]) => `grouping(${sql}) as g${key}`),
    ...aggregate(reading),
  ]
  const sets =
    keys.length === 0
      ? ''
      : ` group by grouping sets (${groupings.map(grouping => columnsOf(reading, grouping)).join(', ')})`
  // Groups that came and went since are none; the total over everything always is one.
  const having =
    keys.length > 0 && pieces.some(({ rollUp }) => rollUp !== undefined)
      ? ` having sum(n) <> 0 or grouping(${keys.map(([, sql]) => sql).join(', ')}) = ${2 ** keys.length - 1}`
      : ''
  const found = await statement.run<Found>(
    whole.db,
    `select ${columns.join(', ')} from ${withBranches(reading, rows, statement)}${sets}${having} limit ${mostRows + 1}`,
  )
  if (found.length > mostRows)
    throw invalid({ [by.length > 0 ? 'by' : 'step']: message('mostGroups', { max: mostRows }) })
  return found.map(row => groupOfRow(reading, row))
}

/**
 * The numbers of some facts, for each group of each grouping; a group may be told of several times, each with some of
 * its numbers. Scope is that of the resource whose rows they are, whoever asks. Throws 400 where there are more groups
 * than an answer holds.
 */
export const readFacts = async (call: Execution, reading: Reading): Promise<readonly Group[]> => {
  const found: Group[] = []
  for (const some of apart(reading)) for (const one of readingsOf(some)) found.push(...(await readOne(call, one)))
  return found
}

/**
 * A reading as several, one for each choice of branches that its groupings are told by: where branches lie within each
 * other a row is in several groups, and only once in what they are not told by.
 */
const apart = (reading: Reading): readonly Reading[] => {
  const told = ({ by }: Grouping): readonly string[] => by.filter(name => Object.hasOwn(reading.branches, name))
  return [...new Set(reading.groupings.map(grouping => told(grouping).join()))].map(names => {
    const groupings = reading.groupings.filter(grouping => told(grouping).join() === names)
    return {
      ...reading,
      groupings,
      step: groupings.some(({ step }) => step) ? reading.step : undefined,
      by: reading.by.filter(name => groupings.some(({ by }) => by.includes(name))),
    }
  })
}

/** The measures that look at rows, of those that are asked for: within the range, and for balances up to its end. */
export const basesAsked = (
  facts: AnyFacts,
  names: readonly string[],
): { readonly within: readonly string[]; readonly upTo: readonly string[] } => {
  const within = new Set<string>()
  const upTo = new Set<string>()
  const follow = (name: string): void => {
    const measure = measureOf(facts, name)
    switch (measure?.is) {
      case undefined:
        return
      case 'balance':
        for (const base of basesOf(facts, measure.of)) upTo.add(base)
        return
      case 'quotient':
      case 'share':
        follow(measure.of)
        follow(measure.by)
        return
      case 'difference':
      case 'addition':
        bothOf(measure).forEach(follow)
        return
      default:
        within.add(name)
    }
  }
  names.forEach(follow)
  return { within: [...within], upTo: [...upTo] }
}
