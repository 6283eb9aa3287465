import { duplicate } from '../../resources/business/duplicate.ts'
import type { duplicateReasons } from '../../resources/business/duplicate.ts'
import { message } from '../../resources/schema/message.ts'
import { implement } from '../engine/contract.ts'
import type { Context } from '../engine/contract.ts'
import { all, Statement } from '../engine/statement.ts'
import { invalid } from '../errors/problem.ts'
import { tellMerge } from './patientMerge.ts'

type Reason = (typeof duplicateReasons)[number]

interface Found {
  readonly newer: number
  readonly older: number
  readonly reasons: Reason[]
}

const standardSize = 20

/** The last pair of the page before, `{newer}-{older}`. Throws 400 for anything else. */
const readAfter = (after: string | null | undefined): readonly [number, number] | undefined => {
  if (!after) return undefined
  const match = /^(\d{1,9})-(\d{1,9})$/.exec(after)
  if (!match) throw invalid({ after: message('invalid') })
  return [Number(match[1]), Number(match[2])]
}

/** Columns that are the same for one person, and which rows count: a number is one person's even where a record is deleted. */
const sameness: { readonly [R in Reason]: { readonly columns: readonly string[]; readonly rows: (alias: string) => readonly string[] } } = {
  nameAndBirthday: { columns: ['name', 'birthday'], rows: alias => [`not ${alias}.deleted`] },
  idNumber: { columns: ['id_number'], rows: alias => [`${alias}.id_number is not null`, `${alias}.merged_into is null`] },
  nameAndGuardian: { columns: ['guardian_mobile', 'name'], rows: alias => [`not ${alias}.deleted`, `${alias}.guardian_mobile is not null`] },
}

/** Each record that has the same values as an older one, beside the oldest of those. An index on the columns gives the groups in order. */
const pairsBy = (reason: Reason, statement: Statement, context: Context): string => {
  const { columns, rows } = sameness[reason]
  const grouped = columns.map(column => `t.${column}`).join(', ')
  return `select p.id as newer, g.oldest as older, '${reason}'::text as reason
    from (select ${grouped}, min(t.id) as oldest from patient t where ${all([...rows('t'), ...context.reach('patient', statement, 't')])}
      group by ${grouped} having count(*) > 1) g
    join patient p on ${columns.map(column => `p.${column} = g.${column}`).join(' and ')} and p.id > g.oldest
    where ${all([...rows('p'), ...context.reach('patient', statement, 'p')])}`
}

/** Pairs of records in the caller's scope that may be of one person, newest first; of two that are both deleted nothing is said. */
const find = async (after: readonly [number, number] | undefined, size: number, context: Context): Promise<Found[]> => {
  const statement = new Statement()
  const pairs = (Object.keys(sameness) as Reason[]).map(reason => pairsBy(reason, statement, context)).join('\n    union all ')
  const beyond = after ? [`(newer, older) < (${statement.bind(after[0])}::integer, ${statement.bind(after[1])}::integer)`] : []
  return statement.run<Found>(context.db, `
    select newer, older, array_agg(reason order by reason) as reasons from (${pairs}) pairs
    where ${all([...beyond, 'exists (select from patient t where t.id in (newer, older) and not t.deleted)'])}
    group by newer, older order by newer desc, older desc limit ${statement.bind(size)}`)
}

export const duplicateImplementation = implement(duplicate, {
  find: ({ after, size }, context) => find(readAfter(after), size ?? standardSize, context),
  preview: (pair, context) => tellMerge(pair, context),
})
