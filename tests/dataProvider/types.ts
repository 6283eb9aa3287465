import type { patient } from '../../resources/business/patient.ts'
import type { InferRecord } from '../../resources/schema/index.ts'

export type Patient = InferRecord<typeof patient>
