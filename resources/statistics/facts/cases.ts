import { balance, count, facts } from '../../core/statistics/index.ts'
import { caseInfo } from '../../clinic/case.ts'

/** Cases by the day on which they were opened. */
export const cases = facts(caseInfo, {
  name: 'cases',
  day: 'createdAt',
  own: 'doctor',
  by: { hospital: 'hospital', doctor: 'doctor', level: 'level' },
  measures: { opened: count(), all: balance('opened') },
  rollUps: {
    daily: { per: 'day' },
    doctors: { per: 'month', by: ['doctor'] },
    levels: { per: 'month', by: ['level'] },
  },
})
