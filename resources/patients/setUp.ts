import { untilThere } from '../core/setUp.ts'
import type { SetUpSteps } from '../core/setUp.ts'
import { patient } from './patient.ts'

/** Who was treated before comes along. */
export const setUp = {
  patients: untilThere(patient, { may: 'patient:import', to: '/patient/import' }),
} as const satisfies SetUpSteps
