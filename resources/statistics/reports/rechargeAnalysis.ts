import { chart, figures, report, table } from '../../core/statistics/index.ts'
import { payments } from '../facts/payments.ts'

/** The record of top-ups: by day, channel, type and organisation, what was paid and what is owed. */
export const rechargeAnalysis = report({
  name: 'rechargeAnalysis',
  facts: [payments],
  filters: ['hospital', 'doctor', 'type', 'channel', 'kind'],
  range: 'last30Days',
  step: 'day',
  compare: ['previous'],
  parts: {
    sums: figures(['payments.bills', 'payments.amount', 'payments.received', 'payments.refunded', 'payments.owed']),
    byDay: chart({ as: 'bars', measures: ['payments.amount', 'payments.received'], over: 'step' }),
    byChannel: chart({ as: 'ring', measures: ['payments.received'], over: 'channel' }),
    byType: chart({ as: 'stackedBars', measures: ['payments.times'], over: 'step', split: 'type' }),
    table: table({
      rows: 'hospital',
      measures: [
        'payments.bills',
        'payments.times',
        'payments.given',
        'payments.amount',
        'payments.received',
        'payments.unpaid',
        'payments.refundedTimes',
        'payments.refunded',
      ],
      totals: true,
    }),
    types: table({ rows: 'hospital', columns: 'type', measures: ['payments.times', 'payments.amount'], totals: true }),
  },
})
