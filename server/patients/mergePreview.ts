import { patient } from '../../resources/patients/patient.ts'
import { previewReply } from '../core/preview.ts'
import type { PartialEffect, PreviewReply } from '../core/preview.ts'
import { previewMergeOf as previewReferences } from '../core/referential/merge.ts'
import type { Conflict } from '../core/referential/merge.ts'
import type { Context } from '../core/contract.ts'
import { isValidityWidened } from './mergedService.ts'
import { differing } from './patientPair.ts'
import type { Pair, PairIds } from './patientPair.ts'

export const idsOf = ({ survivor, other }: Pair): PairIds => ({ survivor: survivor.id, other: other.id })

const tellLifetime = ({ survivor, other }: Pair): PartialEffect[] => {
  if (other.type !== 'lifetime') return []
  return [{ effect: survivor.type === 'lifetime' ? 'lifetimes' : 'lifetime' }]
}

/** What a merge is about to do, and what has to be chosen. */
export interface ToldMerge extends PreviewReply {
  readonly differing: string[]
  readonly chooseCase: boolean
}

/** What becomes of the passwords is told behind what becomes of the patient. */
const isOfPassword = ({ effect }: PartialEffect): boolean => effect === 'password' || effect === 'signOut'

/** Tells what a merge does with everything that the other one has: how much it is, and what it is worth. */
export const previewMergeOf = async (
  pair: Pair,
  conflicts: readonly Conflict[],
  context: Context,
): Promise<ToldMerge> => {
  const { survivor, other } = pair
  const referring = await previewReferences(patient, idsOf(pair), context)
  const effects: PartialEffect[] = [
    ...referring.filter(effect => !isOfPassword(effect)),
    ...tellLifetime(pair),
    ...(isValidityWidened(pair) ? [{ effect: 'validity' }] : []),
    ...(other.activation === 'activated' && survivor.activation !== 'activated' ? [{ effect: 'activates' }] : []),
    ...referring.filter(isOfPassword),
    { effect: 'goes' },
  ]
  return {
    ...previewReply(effects, [survivor.id, survivor.version, other.id, other.version]),
    differing: differing(pair),
    chooseCase: conflicts.length > 0,
  }
}
