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
import { piecesOf, readingsOf, wholeOf } from './piecesOf.ts'
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

/** The columns of the rows that are read: several readings may be of the same ones, each of some of their columns. */
type Columns = Pick<Reading, 'by' | 'bases'>

const aggregate = ({ facts, bases }: Reading, columns: Columns): string[] =>
  bases.map((base, at) => {
    const measure = measureOf(facts, base)!
    const of = columns.bases.indexOf(base)
    const number = ((): string => {
      switch (measure.is) {
        case 'count':
          return `coalesce(sum(c${of}), 0)`
        case 'sum':
          return `coalesce(sum(s${of}), 0)`
        case 'average':
          return `sum(s${of}) / nullif(sum(c${of}), 0)::numeric`
        case 'distinct':
          return `count(distinct v${of}) filter (where c${of} > 0)`
        case 'quantile':
          return `percentile_cont(${Number(measure.at)}) within group (order by v${of}) filter (where c${of} > 0)`
        default:
          throw new TypeError(`${facts.name}.${base} looks at no rows`)
      }
    })()
    return `(${number})::double precision as m${at}`
  })

/** What a row is told by: itself, or each of the branches that it lies in. */
const keySql = ({ branches }: Reading, columns: Columns, name: string): string => {
  const at = columns.by.indexOf(name)
  return Object.hasOwn(branches, name) ? `b${at}.branch` : `k${at}`
}

/** Each row beside every branch that it lies in. */
const withBranches = ({ branches, by }: Reading, columns: Columns, rows: string, statement: Statement): string =>
  by.reduce((from, name) => {
    const own = branches[name]
    const at = columns.by.indexOf(name)
    return own === undefined
      ? from
      : `${from} join unnest(${statement.bind(own.ids)}::integer[], ${statement.bind(own.of)}::integer[]) as b${at} (id, branch) on b${at}.id = r.k${at}`
  }, `${rows} r`)

/** What a reading asks of rows. `mayBeGone`: sums of what came and went since stand there too. */
const selectSql = (
  reading: Reading,
  columns: Columns,
  rows: string,
  mayBeGone: boolean,
  statement: Statement,
): string => {
  const { by, step, groupings } = reading
  const keys = [
    ...(step === undefined ? [] : [['p', 'p'] as const]),
    ...by.map((name, at) => [`k${at}`, keySql(reading, columns, name)] as const),
  ]
  // Days become texts when they are groups: sorted as texts, each row would cost a comparison in the language of the
  // database.
  const told = [
    ...keys.map(([key, sql]) => (key === 'p' ? 'p::text as p' : `${sql} as ${key}`)),
    ...keys.map(([key, sql]) => `grouping(${sql}) as g${key}`),
    ...aggregate(reading, columns),
  ]
  const setOf = (grouping: Grouping): string =>
    `(${[...(grouping.step ? ['p'] : []), ...grouping.by.map(name => keySql(reading, columns, name))].join(', ')})`
  const sets = keys.length === 0 ? '' : ` group by grouping sets (${groupings.map(setOf).join(', ')})`
  // Groups that came and went since are none; the total over everything always is one.
  const having =
    keys.length > 0 && mayBeGone
      ? ` having sum(n) <> 0 or grouping(${keys.map(([, sql]) => sql).join(', ')}) = ${2 ** keys.length - 1}`
      : ''
  return `select ${told.join(', ')} from ${withBranches(reading, columns, rows, statement)}${sets}${having} limit ${mostRows + 1}`
}

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

/** The call as one for the list of the facts' resource, whose scope holds. */
const listing = (call: Execution, { of }: AnyFacts): Execution => ({
  ...call,
  resource: of,
  model: call.host.models.of(of.name),
  name: 'list',
  action: operationsOf(of)['list'] ?? {},
})

const readOne = async (whole: Execution, reading: Reading): Promise<readonly Group[]> => {
  const { facts, by } = reading
  const call = listing(whole, facts)
  const statement = new Statement()
  const pieces = await piecesOf(call, reading)
  const rows = await Promise.all(
    pieces.map(piece =>
      piece.rollUp === undefined
        ? factRows(call, reading, piece, statement)
        : rollUpRows(call, reading, piece, statement),
    ),
  )
  const found = await statement.run<Found>(
    whole.db,
    selectSql(
      reading,
      reading,
      `(${rows.join(' union all ')})`,
      pieces.some(({ rollUp }) => rollUp !== undefined),
      statement,
    ),
  )
  if (found.length > mostRows)
    throw invalid({ [by.length > 0 ? 'by' : 'step']: message('mostGroups', { max: mostRows }) })
  return found.map(row => groupOfRow(reading, row))
}

/**
 * The groups of several readings of the same rows, which are worked out once; undefined where a reading has more than
 * an answer holds.
 */
const readSame = async (
  whole: Execution,
  readings: readonly Reading[],
): Promise<readonly (readonly Group[] | undefined)[]> => {
  const rows: Reading = {
    ...readings[0]!,
    step: readings.find(({ step }) => step !== undefined)?.step,
    by: [...new Set(readings.flatMap(({ by }) => by))],
    bases: [...new Set(readings.flatMap(({ bases }) => bases))],
    groupings: [],
  }
  const statement = new Statement()
  const shared = await factRows(listing(whole, rows.facts), rows, wholeOf(rows), statement)
  const parts = readings.map(
    (reading, at) =>
      `select ${at} as reading, to_json(g) as "group" from (${selectSql(reading, rows, 'shared', false, statement)}) g`,
  )
  const found = await statement.run<{ readonly reading: number; readonly group: Found }>(
    whole.db,
    `with shared as materialized (${shared}) ${parts.join(' union all ')}`,
  )
  return readings.map((reading, at) => {
    const own = found.filter(row => row.reading === at)
    return own.length > mostRows ? undefined : own.map(({ group }) => groupOfRow(reading, group))
  })
}

/**
 * The numbers of some facts, for each group of each grouping; a group may be told of several times, each with some of
 * its numbers. Scope is that of the resource whose rows they are, whoever asks. Throws 400 where there are more groups
 * than an answer holds.
 */
export const readFacts = async (call: Execution, reading: Reading): Promise<readonly Group[]> => {
  const found: Group[] = []
  for (const one of apart(reading).flatMap(readingsOf)) found.push(...(await readOne(call, one)))
  return found
}

/** What the rows of a reading depend on, of one call, beside the steps that their days lie in. */
const rowsKey = ({ facts, range, filters, isBalance = false }: Reading): string =>
  JSON.stringify([facts.name, range, filters, isBalance])

/** Readings of the same rows as such that are cut into the same steps, or into none. */
const byStep = (readings: readonly Reading[]): readonly (readonly Reading[])[] => {
  const [first, ...others] = [...new Set(readings.flatMap(({ step }) => step ?? []))]
  return [
    readings.filter(({ step }) => step === undefined || step === first),
    ...others.map(other => readings.filter(({ step }) => step === other)),
  ]
}

/**
 * The numbers of those readings whose rows no table holds, as `readFacts` gives them: rows that several look at are
 * worked out once, which takes most of the time. What is not answered here is to be read by itself.
 */
export const readWorkedOut = async (
  call: Execution,
  readings: readonly Reading[],
): Promise<ReadonlyMap<Reading, readonly Group[]>> => {
  const found = new Map<Reading, readonly Group[]>()
  const same = new Map<string, Reading[]>()
  for (const reading of readings.filter(({ facts }) => !call.host.models.of(facts.of.name).isStored)) {
    const key = rowsKey(reading)
    same.set(key, [...(same.get(key) ?? []), reading])
  }
  for (const some of [...same.values()].flatMap(byStep).filter(({ length }) => length > 1)) {
    const ones = some.flatMap(reading =>
      apart(reading)
        .flatMap(readingsOf)
        .map(one => ({ reading, one })),
    )
    const groups = await readSame(
      call,
      ones.map(({ one }) => one),
    )
    for (const reading of some) {
      const own = groups.filter((_groups, at) => ones[at]!.reading === reading)
      if (own.every(one => one !== undefined)) found.set(reading, own.flat())
    }
  }
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
