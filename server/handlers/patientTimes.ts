import type { Patient } from './patientPair.ts'

/** What a patient has left, as far as it stands in the patient's own row. */
export type Times = Pick<Patient, 'times'>

/**
 * The times of two records that become one: what the one who stays then has, and what is left with the other. Whatever else is kept of
 * times has to move in the same transaction; this is where it does.
 */
export const mergedTimes = (survivor: Times, other: Times): { readonly survivor: Times; readonly other: Times } =>
  ({ survivor: { times: survivor.times + other.times }, other: { times: 0 } })
