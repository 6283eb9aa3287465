import { chart, figures, report, table } from '../../core/statistics/index.ts'
import { cases } from '../facts/cases.ts'
import { examinations } from '../facts/examinations.ts'
import { newPatients } from '../facts/newPatients.ts'
import { payments } from '../facts/payments.ts'

/** How each main measure stands to the time before and to the year before. */
export const growth = report({
  name: 'growth',
  facts: [payments, newPatients, cases, examinations],
  filters: ['hospital', 'doctor'],
  range: 'lastMonth',
  compare: ['previous', 'lastYear'],
  parts: {
    sums: figures(['payments.amount', 'payments.times', 'newPatients.registered', 'cases.opened']),
    table: table({
      rows: 'measures',
      measures: [
        'payments.bills',
        'payments.times',
        'payments.given',
        'payments.amount',
        'payments.received',
        'payments.refunded',
        'newPatients.registered',
        'cases.opened',
        'examinations.examinations',
      ],
    }),
    course: chart({ as: 'line', measures: ['payments.amount'], over: 'step' }),
  },
})
