import type { Implementation } from '../core/contract.ts'
import { duplicateImplementation } from './duplicate.ts'
import { followUpImplementation } from './followUp.ts'
import { patientImplementation } from './patient.ts'

/** What the server does by hand for this capability; resources not named here need nothing but their descriptor. */
export const patients: readonly Implementation[] = [
  duplicateImplementation,
  followUpImplementation,
  patientImplementation,
]
