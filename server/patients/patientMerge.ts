import { patient } from '../../resources/patients/patient.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import { message } from '../../resources/core/message.ts'
import type { Context } from '../core/contract.ts'
import { refuseChanged } from '../core/preview.ts'
import { conflictsOf, holdReferences, mergeReferences } from '../core/referential/merge.ts'
import { invalid } from '../core/errors/problem.ts'
import { announceLive } from '../platform/live/announceLive.ts'
import { noteTrainingRights } from '../training/trainingSignIns.ts'
import { mergedService } from './mergedService.ts'
import { idsOf, previewMergeOf } from './mergePreview.ts'
import type { ToldMerge } from './mergePreview.ts'
import { newMistakes } from './patientMistakes.ts'
import { readPair, takenValues } from './patientPair.ts'
import type { Pair, PairIds, Patient } from './patientPair.ts'
import { strangers } from './patientTransfer.ts'
import { typeMistake } from './patientType.ts'

const stored: AnyResource = patient

/** What it would do to merge two records, for somebody who may. */
export const previewMerge = async (ids: PairIds, context: Context): Promise<ToldMerge> => {
  const pair = await readPair(ids, context, { locked: false })
  return previewMergeOf(pair, await conflictsOf(stored, idsOf(pair), context), context)
}

export interface MergeInput extends PairIds {
  readonly take: readonly { readonly field: string }[] | null
  readonly keepCase?: 'survivor' | 'other' | null
  readonly previewToken: string
}

/**
 * Throws 400 where what is taken over does not fit the rest, or the type does not fit what both have; what was wrong
 * before is let pass.
 */
const checkTaken = async (pair: Pair, taken: Partial<Patient>, context: Context): Promise<void> => {
  const next = { ...pair.survivor, ...taken }
  const type = await typeMistake(next.type, [pair.survivor, pair.other], context)
  const foreign = (await strangers(next, next.hospital, context))
    .filter(({ field }) => field in taken)
    .map(({ field }) => [field, message('reference')] as const)
  const errors = {
    ...newMistakes(pair.survivor, taken, context),
    ...Object.fromEntries(foreign),
    ...(type ? { type } : {}),
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

/**
 * Makes one patient of two, all or nothing: what refers to the other goes to the survivor as its references say, the
 * chosen values are taken over, and the other is deleted for good and points to the survivor. Throws 409 where that
 * would do something else than what was shown, 400 where both have a case and none is chosen.
 */
export const merge = async (input: MergeInput, context: Context): Promise<{ id: number }> => {
  await holdReferences(stored, input, context)
  const pair = await readPair(input, context, { locked: true })
  const { survivor, other } = pair
  const conflicts = await conflictsOf(stored, idsOf(pair), context)
  refuseChanged(input.previewToken, await previewMergeOf(pair, conflicts, context))
  if (conflicts.length > 0 && !input.keepCase) throw invalid({ keepCase: message('required') })
  const chosen = takenValues(
    pair,
    (input.take ?? []).map(({ field }) => field),
  )
  const taken = { ...chosen, ...mergedService(pair, chosen) }
  await checkTaken(pair, taken, context)
  await mergeReferences(stored, idsOf(pair), conflicts, input.keepCase ?? 'survivor', context)
  // What is unique is free once the other is deleted, so that the survivor can take it.
  await context.update(stored, other.id, { deleted: true, mergedInto: survivor.id }, 'merge')
  const activation = other.activation === 'activated' ? { activation: 'activated' } : {}
  await context.update(stored, survivor.id, { ...taken, ...activation }, 'merge')
  await noteTrainingRights({ patient: survivor.id }, context)
  await announceLive(context, 'patient')
  return { id: survivor.id }
}
