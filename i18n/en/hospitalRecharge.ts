import type { hospitalRecharge } from '../../resources/business/hospitalRecharge.ts'
import type { Texts } from '../../resources/schema/index.ts'

export default {
  name: 'Organisation top-up |||| Organisation top-ups',
  fields: {
    number: 'Top-up number', hospital: 'Organisation', rechargeType: 'Top-up type', movement: 'Movement', times: 'Paid times', giveTimes: 'Gift times', total: 'Total times', amount: 'Amount',
    payStatus: 'Pay status', channel: 'Payment channel', paidAt: 'Paid at', cancels: 'Cancelled top-up', remark: 'Remark',
  },
  hints: { times: 'Refunds have negative times and amounts' },
  sections: { movement: 'Top-up', payment: 'Payment' },
  choices: { movement: { topUp: 'Top-up', refund: 'Refund' }, payStatus: { unpaid: 'Unpaid', paid: 'Paid', refunded: 'Refunded' } },
  actions: { pay: 'Mark as paid', organ: 'Sums by organisation' },
  asks: {
    pay: { fields: { channel: 'Payment channel' } },
    organ: { fields: { hospital: 'Organisation', rechargeType: 'Top-up type', from: 'From', to: 'To' } },
  },
  empty: 'No organisation top-ups yet',
} satisfies Texts<typeof hospitalRecharge>
