import { count, distinct, facts, quotient, sum } from '../../core/statistics/index.ts'
import { consumeRecord } from '../../times/consumeRecord.ts'

/**
 * Days of training, each once, by who trained and what it took. A day that two records of one child had counts once.
 */
export const trainingDays = facts(consumeRecord, {
  name: 'trainingDays',
  day: 'day',
  where: { doubled: false },
  own: 'doctor',
  by: { hospital: 'hospital', doctor: 'doctor', type: 'rechargeType', age: 'ageBand', gender: 'gender' },
  measures: {
    days: count(),
    consumed: sum('times'),
    given: count({ given: true }),
    owed: count({ owed: true }),
    patients: distinct('patient'),
    perPatient: quotient('days', 'patients'),
  },
  rollUps: {
    daily: { per: 'day' },
    monthly: { per: 'month', by: ['type', 'age', 'gender'] },
    doctors: { per: 'month', by: ['doctor'] },
    patients: { per: 'month', each: ['patient'] },
  },
})
