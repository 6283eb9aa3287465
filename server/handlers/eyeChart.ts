import type { eyeChart } from '../../resources/business/examinations.ts'
import type { PlainOf } from '../../resources/schema/infer.ts'
import type { Context } from '../engine/contract.ts'
import type { Case } from './clinical.ts'
import { examinationsOf } from './examinationsOf.ts'
import { logLook } from './logLook.ts'

/** What the eye chart of a case is drawn from; the log of reads says that it was looked at. */
export const eyeChartOf = async ({ id, number, patient, patientLabel }: Case, context: Context): Promise<PlainOf<typeof eyeChart>> => {
  await logLook('case', id, 'open', context)
  return { patient, patientLabel, number, records: await examinationsOf(id, context) }
}
