import { patient } from '../../resources/business/patient.ts'
import type { AnyResource } from '../../resources/schema/index.ts'
import { labelThen } from '../engine/formerLabels.ts'
import { modelOf } from '../engine/model.ts'

/** SQL of the name of a patient (alias `p`) in a row that an organisation keeps: as it was there. */
export const patientNameAt = (hospital: string): string => labelThen(modelOf(patient as unknown as AnyResource), 'p', '"name"', hospital)
