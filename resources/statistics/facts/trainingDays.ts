import { count, distinct, facts, quotient, sum } from '../../core/statistics/index.ts'
import { consumeRecord } from '../../times/consumeRecord.ts'

/**
 * Days of training, by who trained and what they took. A day that two records of one child had before they were merged
 * is one day, and took what the ledger took for both.
 */
export const trainingDays = facts(consumeRecord, {
  name: 'trainingDays',
  day: 'day',
  own: 'doctor',
  by: { hospital: 'hospital', doctor: 'doctor', type: 'rechargeType', age: 'ageBand', gender: 'gender' },
  measures: {
    days: count({ doubled: false }),
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
    patients: { per: 'month', by: ['age', 'gender'], each: ['patient'] },
  },
})
