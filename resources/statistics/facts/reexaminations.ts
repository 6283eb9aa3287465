import { count, facts, share } from '../../core/statistics/index.ts'
import { reexamination } from '../reexamination.ts'

/**
 * What became of the re-examinations that examinations set a date for, by that date. What is due and overdue is so
 * today.
 */
export const reexaminations = facts(reexamination, {
  name: 'reexaminations',
  day: 'dueOn',
  asListed: true,
  by: { hospital: 'hospital', doctor: 'doctor', nurse: 'nurse', trainer: 'trainer', state: 'state' },
  measures: {
    due: count({ state: 'due' }),
    overdue: count({ state: 'overdue' }),
    done: count({ state: ['inTime', 'late'] }),
    inTime: count({ state: 'inTime' }),
    late: count({ state: 'late' }),
    inTimeRate: share('inTime', 'done'),
  },
})
