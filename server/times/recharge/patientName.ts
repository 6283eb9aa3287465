import { patient } from '../../../resources/patients/patient.ts'
import { labelThen } from '../../core/formerLabels.ts'
import { modelOf } from '../../core/model.ts'

/** SQL of the name of a patient (alias `p`) in a row that an organisation keeps: as it was there. */
export const patientNameAt = (hospital: string): string => labelThen(modelOf(patient), 'p', 'p."name"', hospital)
