import type { AnyResource } from '../../../resources/core/index.ts'
import type { Context } from '../contract.ts'
import type { PartialEffect } from '../preview.ts'
import { Statement } from '../statement.ts'
import { countReferring, subjectOf } from './count.ts'
import { refersTo, tableOf } from './References.ts'
import type { RecordReference } from './References.ts'
import type { Merged, MergeSteps } from './steps.ts'

/** A kind of record of which each of the two has one, though there may be but one. */
export interface Conflict {
  readonly reference: RecordReference
  readonly survivor: number
  readonly other: number
}

const moving = (target: AnyResource, context: Context): readonly RecordReference[] =>
  context.references(target).records.filter(({ on: { merge } }) => merge !== undefined && merge !== 'keep')

/** The steps that are taken beside, those of tables before those of records. */
const stepsOf = (
  target: AnyResource,
  context: Context,
): { readonly tables: readonly MergeSteps[]; readonly records: readonly MergeSteps[] } => ({
  tables: context.references(target).tables.flatMap(({ on: { merge } }) => (typeof merge === 'object' ? [merge] : [])),
  records: moving(target, context).flatMap(({ steps: { merge } }) => merge ?? []),
})

const liveRecord = async (reference: RecordReference, id: number, { db }: Context): Promise<number | undefined> => {
  const statement = new Statement()
  const [found] = await statement.run<{ id: number }>(
    db,
    `select t."id" from ${tableOf(reference)} t where ${refersTo(reference, 't', statement.bind(id))} and not t."deleted" limit 1`,
  )
  return found?.id
}

/** What somebody has to choose between before the two can be one. */
export const conflictsOf = async (
  target: AnyResource,
  { survivor, other }: Merged,
  context: Context,
): Promise<readonly Conflict[]> => {
  const found: Conflict[] = []
  for (const reference of moving(target, context).filter(({ on }) => on.merge === 'ask')) {
    const [one, two] = [await liveRecord(reference, survivor, context), await liveRecord(reference, other, context)]
    if (one !== undefined && two !== undefined) found.push({ reference, survivor: one, other: two })
  }
  return found
}

/** What becomes of all that refers to the one who goes: how many records move, and what else is told of it. */
export const previewMergeOf = async (
  target: AnyResource,
  merged: Merged,
  context: Context,
): Promise<readonly PartialEffect[]> => {
  // Records of the same kind are those that were merged before: nobody asks about them again.
  const others = moving(target, context).filter(({ resource }) => resource.name !== target.name)
  const effects: PartialEffect[] = (await countReferring(others, merged.other, context)).map(
    ({ reference, count }) => ({ effect: 'moves', subject: subjectOf(reference), count }),
  )
  const { records, tables } = stepsOf(target, context)
  for (const step of [...records, ...tables]) effects.push(...((await step.preview?.(merged, context)) ?? []))
  return effects
}

/** Holds what has its place before both records in the order of locks; neither may be held yet. */
export const holdReferences = async (target: AnyResource, merged: Merged, context: Context): Promise<void> => {
  const { records, tables } = stepsOf(target, context)
  for (const step of [...tables, ...records]) await step.hold?.(merged, context)
}

/**
 * Gives all that refers to one record to another one, as the references declare it. Of each conflict the record that is
 * not kept is deleted. Both records must be held.
 */
export const mergeReferences = async (
  target: AnyResource,
  merged: Merged,
  conflicts: readonly Conflict[],
  keep: 'survivor' | 'other',
  context: Context,
): Promise<void> => {
  for (const { reference, ...ids } of conflicts)
    await context.update(
      reference.resource,
      ids[keep === 'survivor' ? 'other' : 'survivor'],
      { deleted: true },
      'remove',
    )
  const { records, tables } = stepsOf(target, context)
  for (const step of [...tables, ...records]) await step.before?.(merged, context)
  for (const { resource, field } of moving(target, context))
    await context.moveRefs(resource, field, merged.other, merged.survivor)
  for (const step of [...tables, ...records]) await step.after?.(merged, context)
}
