import { patient } from '../../resources/patients/patient.ts'
import { treatmentPlan } from '../../resources/clinic/treatmentPlan.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import { message } from '../../resources/core/message.ts'
import type { Context } from '../core/contract.ts'
import { refuseChanged } from '../core/preview.ts'
import { invalid, Problem } from '../core/errors/problem.ts'
import { mergeTimes } from '../times/ledger/merge.ts'
import { announceLive } from '../platform/live/announceLive.ts'
import { markDoubled } from '../training/days.ts'
import { moveBesideRecords } from './besideRecords.ts'
import { mergedService } from './mergedService.ts'
import { conflictsOf, endingPlan, previewMergeOf } from './mergePreview.ts'
import type { Conflict, ToldMerge } from './mergePreview.ts'
import { newMistakes } from './patientMistakes.ts'
import { readPair, takenValues } from './patientPair.ts'
import type { Pair, PairIds, Patient } from './patientPair.ts'
import { patientRows } from './patientRows.ts'
import { strangers } from './patientTransfer.ts'
import { typeMistake } from './patientType.ts'

const stored = patient as unknown as AnyResource

/** What it would do to merge two records, for somebody who may. */
export const previewMerge = async (ids: PairIds, context: Context): Promise<ToldMerge> => {
  const pair = await readPair(ids, context, { locked: false })
  return previewMergeOf(pair, await conflictsOf(pair, context), context)
}

export interface MergeInput extends PairIds {
  readonly take: readonly { readonly field: string }[] | null
  readonly keepCase?: 'survivor' | 'other' | null
  readonly previewToken: string
}

/** Throws 400 where what is taken over does not fit the rest, or the type does not fit what both have; what was wrong before is let pass. */
const checkTaken = async (pair: Pair, taken: Partial<Patient>, context: Context): Promise<void> => {
  const next = { ...pair.survivor, ...taken }
  const type = await typeMistake(next.type, [pair.survivor, pair.other], context)
  const foreign = (await strangers(next, next.hospital, context)).filter(({ field }) => field in taken).map(({ field }) => [field, message('reference')] as const)
  const errors = { ...newMistakes(pair.survivor, taken, context), ...Object.fromEntries(foreign), ...(type ? { type } : {}) }
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

/** Leaves but one of two rows: the other is kept as deleted. */
const settle = async ({ rows, ...ids }: Conflict, keep: 'survivor' | 'other', context: Context): Promise<void> => {
  if (!rows.isLogical) throw new Problem(409, 'inUse')
  await context.update(rows.resource, ids[keep === 'survivor' ? 'other' : 'survivor'], { deleted: true }, 'remove')
}

/**
 * Makes one patient of two, all or nothing: rows and times of the other go to the survivor, the chosen values are taken
 * over, and the other is deleted for good and points to the survivor. Throws 409 where that would do something else than what was
 * was shown, 400 where both have a case and none is chosen.
 */
export const merge = async (input: MergeInput, context: Context): Promise<{ id: number }> => {
  const pair = await readPair(input, context, { locked: true })
  const { survivor, other } = pair
  const conflicts = await conflictsOf(pair, context)
  refuseChanged(input.previewToken, await previewMergeOf(pair, conflicts, context))
  if (conflicts.length > 0 && !input.keepCase) throw invalid({ keepCase: message('required') })
  const chosen = takenValues(pair, (input.take ?? []).map(({ field }) => field))
  const taken = { ...chosen, ...mergedService(pair, chosen) }
  await checkTaken(pair, taken, context)
  for (const conflict of conflicts) await settle(conflict, input.keepCase!, context)
  const plan = await endingPlan(pair, context)
  if (plan) await context.update(treatmentPlan, plan.id, { current: false, endedOn: plan.startsOn > context.today ? plan.startsOn : context.today })
  await mergeTimes(context.db, { survivor: survivor.id, other: other.id, operator: context.operator?.id ?? null, now: context.now }, async () => {
    await markDoubled(survivor.id, other.id, context.db)
    for (const { resource, field } of patientRows()) await context.moveRefs(resource, field, other.id, survivor.id)
  })
  await moveBesideRecords(context.db, { survivor: survivor.id, other: other.id })
  // What is unique is free once the other is deleted, so that the survivor can take it.
  await context.update(stored, other.id, { deleted: true, mergedInto: survivor.id }, 'merge')
  const activation = other.activation === 'activated' ? { activation: 'activated' } : {}
  await context.update(stored, survivor.id, { ...taken, ...activation }, 'merge')
  await announceLive(context, 'patient')
  return { id: survivor.id }
}
