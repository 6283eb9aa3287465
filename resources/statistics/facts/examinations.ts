import { count, distinct, facts, quotient } from '../../core/statistics/index.ts'
import { caseRecord } from '../../clinic/caseRecord.ts'

/** Examinations by their own day, however late they were recorded. */
export const examinations = facts(caseRecord, {
  name: 'examinations',
  day: 'examinedOn',
  own: 'doctor',
  by: { hospital: 'hospital', doctor: 'doctor', level: 'level' },
  measures: { examinations: count(), patients: distinct('patient'), perPatient: quotient('examinations', 'patients') },
  // Children are examined about once in a month: who was is as much to read as the examinations are.
  rollUps: {
    daily: { per: 'day' },
    doctors: { per: 'month', by: ['doctor'] },
    levels: { per: 'month', by: ['level'] },
  },
})
