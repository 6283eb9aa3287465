import type { duplicateReasons } from '../../resources/patients/duplicate.ts'
import type { Context } from '../core/contract.ts'
import { all, Statement } from '../core/statement.ts'

type Reason = (typeof duplicateReasons)[number]

/** Two records that may be of one person, the later one first. */
export interface Pair {
  readonly newer: number
  readonly older: number
}

export interface Found extends Pair {
  readonly reasons: Reason[]
  /** Who said that the two are no duplicates, and when; null where nobody did. */
  readonly dismissedBy: string | null
  readonly dismissedAt: string | null
}

/**
 * Columns that are the same for one person, and which rows count: a number is one person's even where a record is
 * deleted.
 */
const sameness: {
  readonly [R in Reason]: { readonly columns: readonly string[]; readonly rows: (alias: string) => readonly string[] }
} = {
  nameAndBirthday: { columns: ['name', 'birthday'], rows: alias => [`not ${alias}.deleted`] },
  idNumber: {
    columns: ['id_number'],
    rows: alias => [`${alias}.id_number is not null`, `${alias}.merged_into is null`],
  },
  nameAndGuardian: {
    columns: ['guardian_mobile', 'name'],
    rows: alias => [`not ${alias}.deleted`, `${alias}.guardian_mobile is not null`],
  },
}
const reasons = Object.keys(sameness) as Reason[]

/** Conditions under which two rows are the same in this way. */
const alike = (reason: Reason, one: string, other: string): string[] => {
  const { columns, rows } = sameness[reason]
  return [...columns.map(column => `${one}.${column} = ${other}.${column}`), ...rows(one), ...rows(other)]
}

const isDismissed = (newer: string, older: string): string =>
  `exists (select from duplicate_dismissal d where d.newer = ${newer} and d.older = ${older})`

/**
 * Each record that has the same values as an older one, beside the oldest of those of which nobody said that it is no
 * duplicate. An index on the columns gives the groups in order; only where the oldest is ruled out, the others are
 * looked at.
 */
const pairsBy = (reason: Reason, statement: Statement, context: Context): string => {
  const { columns, rows } = sameness[reason]
  const grouped = columns.map(column => `t.${column}`).join(', ')
  const next = `(select min(q.id) from patient q where ${all([...alike(reason, 'q', 'p'), 'q.id < p.id', `not ${isDismissed('p.id', 'q.id')}`, ...context.reach('patient', statement, 'q')])})`
  return `select p.id as newer, case when ${isDismissed('p.id', 'g.oldest')} then ${next} else g.oldest end as older, '${reason}'::text as reason
    from (select ${grouped}, min(t.id) as oldest from patient t where ${all([...rows('t'), ...context.reach('patient', statement, 't')])}
      group by ${grouped} having count(*) > 1) g
    join patient p on ${columns.map(column => `p.${column} = g.${column}`).join(' and ')} and p.id > g.oldest
    where ${all([...rows('p'), ...context.reach('patient', statement, 'p')])}`
}

type After = readonly [newer: number, older: number] | undefined

const beyond = (after: After, statement: Statement): string[] =>
  after ? [`(newer, older) < (${statement.bind(after[0])}::integer, ${statement.bind(after[1])}::integer)`] : []

/**
 * Pairs of records in the caller's scope that may be of one person, newest first; of two that are both deleted nothing
 * is said.
 */
export const findPairs = async (after: After, size: number, context: Context): Promise<Found[]> => {
  const statement = new Statement()
  const pairs = reasons.map(reason => pairsBy(reason, statement, context)).join('\n    union all ')
  return statement.run<Found>(
    context.db,
    `
    select newer, older, array_agg(reason order by reason) as reasons, null as "dismissedBy", null as "dismissedAt" from (${pairs}) pairs
    where ${all(['older is not null', ...beyond(after, statement), 'exists (select from patient t where t.id in (newer, older) and not t.deleted)'])}
    group by newer, older order by newer desc, older desc limit ${statement.bind(size)}`,
  )
}

/**
 * Pairs in the caller's scope of which somebody said that they are no duplicates, in the same order, with what still
 * speaks for it.
 */
export const findDismissed = async (after: After, size: number, context: Context): Promise<Found[]> => {
  const statement = new Statement()
  const still = reasons.map(reason => `case when ${all(alike(reason, 'one', 'other'))} then '${reason}' end`).join(', ')
  const conditions = [
    'one.merged_into is null',
    'other.merged_into is null',
    ...beyond(after, statement),
    ...context.reach('patient', statement, 'one'),
    ...context.reach('patient', statement, 'other'),
  ]
  return statement.run<Found>(
    context.db,
    `
    select newer, older, array_remove(array[${still}]::text[], null) as reasons,
      (select o.name from operator o where o.id = d.operator) as "dismissedBy", d.at as "dismissedAt"
    from duplicate_dismissal d join patient one on one.id = d.newer join patient other on other.id = d.older
    where ${all(conditions)} order by newer desc, older desc limit ${statement.bind(size)}`,
  )
}
