import { duplicate } from '../../resources/patients/duplicate.ts'
import { message } from '../../resources/core/message.ts'
import { implement } from '../core/contract.ts'
import type { Context } from '../core/contract.ts'
import { all, Statement } from '../core/statement.ts'
import { invalid, notFound } from '../core/errors/problem.ts'
import { caller } from '../core/caller.ts'
import { findDismissed, findPairs } from './duplicatePairs.ts'
import type { Pair } from './duplicatePairs.ts'
import { previewMerge } from './patientMerge.ts'

declare module '../platform/database/tables.ts' {
  interface Tables {
    /**
     * Two patients of whom somebody said that they are not one person, by their ids; who merges them all the same may.
     */
    duplicate_dismissal: { newer: number; older: number; operator: number; at: string }
  }
}

const standardSize = 20

/** The last pair of the page before, `{newer}-{older}`. Throws 400 for anything else. */
const readAfter = (after: string | null | undefined): readonly [number, number] | undefined => {
  if (!after) return undefined
  const match = /^(\d{1,9})-(\d{1,9})$/.exec(after)
  if (!match) throw invalid({ after: message('invalid') })
  return [Number(match[1]), Number(match[2])]
}

/**
 * The two in the order in which pairs are kept, whichever was named first. Throws 404 where the caller does not reach
 * both, 400 where it is one record.
 */
const pairIn = async ({ newer: one, older: other }: Pair, context: Context): Promise<Pair> => {
  if (one === other) throw invalid({ older: message('sameRecord') })
  const statement = new Statement()
  const conditions = [
    `t.id = any(${statement.bind([one, other])}::integer[])`,
    ...context.reach('patient', statement, 't'),
  ]
  const found = await statement.run(context.db, `select t.id from patient t where ${all(conditions)}`)
  if (found.length < 2) throw notFound()
  return { newer: Math.max(one, other), older: Math.min(one, other) }
}

export const duplicateImplementation = implement(duplicate, {
  find: ({ after, size, dismissed }, context) =>
    (dismissed ? findDismissed : findPairs)(readAfter(after), size ?? standardSize, context),
  preview: (pair, context) => previewMerge(pair, context),
  async dismiss(input, context) {
    const pair = await pairIn(input, context)
    const row = { ...pair, operator: caller(context).id, at: context.now.toISOString() }
    await context.db
      .insertInto('duplicate_dismissal')
      .values(row)
      .onConflict(conflict => conflict.columns(['newer', 'older']).doNothing())
      .execute()
  },
  async undismiss(input, context) {
    const { newer, older } = await pairIn(input, context)
    await context.db.deleteFrom('duplicate_dismissal').where('newer', '=', newer).where('older', '=', older).execute()
  },
})
