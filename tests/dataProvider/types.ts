import type { patient } from '../../resources/patients/patient.ts'
import type { InferRecord } from '../../resources/core/index.ts'

export type Patient = InferRecord<typeof patient>
