import type { patientOverview } from '../../resources/patients/patientOverview.ts'
import type { PlainOf } from '../../resources/core/infer.ts'
import { allows } from '../../resources/core/permission.ts'
import type { Context } from '../core/contract.ts'
import { dictionaryLabel } from '../core/select.ts'
import { all, Statement } from '../core/statement.ts'
import { caller } from '../core/caller.ts'
import { examinationsOf } from './examinationsOf.ts'
import { logRead } from '../core/logRead.ts'

type Overview = PlainOf<typeof patientOverview>
type Found = Omit<Overview, 'seesCases' | 'case' | 'records'> & { readonly id: number }

const nothing: Omit<Overview, 'seesCases' | 'records'> = {
  case: null,
  number: null,
  reexamineOn: null,
  glasses: null,
  occlusion: null,
  recommendation: null,
  trainingFrequencyLabel: null,
  prescriptionCount: null,
}

const liveCase = async (patient: number, context: Context): Promise<Found | undefined> => {
  const statement = new Statement()
  const conditions = [
    `t.patient = ${statement.bind(patient)}`,
    'not t.deleted',
    ...context.reach('case', statement, 't'),
  ]
  const [found] = await statement.run<Found>(
    context.db,
    `
    select t.id, t.number, t.reexamine_on as "reexamineOn", t.glasses, t.occlusion, t.recommendation, t.prescription_count as "prescriptionCount",
      ${dictionaryLabel('trainingFrequency', 't.training_frequency', context.language)} as "trainingFrequencyLabel"
    from "case" t where ${all(conditions)} limit 1`,
  )
  return found
}

/**
 * Everything clinical that a patient's page shows, in one answer. Who may not read cases gets none of it; who does, has
 * looked at the case, as the log of reads says.
 */
export const overviewOf = async (patient: number, context: Context): Promise<Overview> => {
  const seesCases = allows(caller(context).permissions, 'case:get')
  const found = seesCases ? await liveCase(patient, context) : undefined
  if (!found) return { seesCases, ...nothing, records: [] }
  const { id, ...values } = found
  await logRead('case', id, 'open', context)
  return { seesCases, ...values, case: id, records: await examinationsOf(id, context) }
}
