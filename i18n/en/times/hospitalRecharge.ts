import type { hospitalRecharge } from '../../../resources/times/hospitalRecharge.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: 'Organisation top-up |||| Organisation top-ups',
  fields: {
    number: 'Top-up number',
    hospital: 'Organisation',
    rechargeType: 'Top-up type',
    movement: 'Movement',
    times: 'Paid times',
    giveTimes: 'Gift times',
    total: 'Total times',
    amount: 'Amount',
    payStatus: 'Pay status',
    channel: 'Payment channel',
    paidAt: 'Paid at',
    cancelledAmount: 'Cancelled amount',
    cancels: 'Cancelled top-up',
    request: 'Refund request',
    remark: 'Remark',
  },
  hints: {
    times: 'Refunds have negative times and amounts',
    cancelledAmount: 'Times that went back before they were paid are owed no longer; the rest is',
  },
  sections: { movement: 'Top-up', payment: 'Payment' },
  choices: {
    movement: { topUp: 'Top-up', refund: 'Refund' },
    payStatus: { unpaid: 'Unpaid', paid: 'Paid', refunded: 'Refunded' },
  },
  actions: {
    topUp: 'Top up an organisation',
    refund: 'Refund an organisation',
    pay: 'Mark as paid',
    cancel: 'Cancel top-up',
  },
  done: {
    topUp: 'Organisation topped up',
    refund: 'Organisation refunded',
    pay: 'Marked as paid',
    cancel: 'Top-up cancelled',
  },
  calls: {
    canRefund: 'Refundable times',
    refundDefault: 'Refund defaults',
    remaining: 'Remaining times',
    payments: 'See the payments',
    organ: 'Sums by organisation',
  },
  inputs: {
    topUp: {
      fields: {
        hospital: 'Organisation',
        rechargeType: 'Top-up type',
        times: 'Paid times',
        giveTimes: 'Gift times',
        amount: 'Amount (yuan)',
        payStatus: 'Pay status',
        channel: 'Payment channel',
        remark: 'Remark',
      },
      choices: { payStatus: { unpaid: 'Unpaid', paid: 'Paid' } },
    },
    refund: {
      fields: {
        hospital: 'Organisation',
        rechargeType: 'Top-up type',
        times: 'Paid times returned',
        giveTimes: 'Gift times withdrawn',
        amount: 'Amount refunded (yuan)',
        reason: 'Reason',
      },
    },
    canRefund: { fields: { hospital: 'Organisation', rechargeType: 'Top-up type' } },
    refundDefault: { fields: { uid: 'Organisation', rechargeType: 'Top-up type', times: 'Paid times returned' } },
    remaining: { fields: { rechargeTypeName: 'Top-up type', hospital: 'Organisation' } },
    pay: { fields: { channel: 'Payment channel' } },
    cancel: { fields: { reason: 'Reason' } },
    organ: { fields: { hospital: 'Organisation', rechargeType: 'Top-up type', from: 'From', to: 'To' } },
  },
  confirms: {
    cancel: 'All times of this top-up are taken back from the organisation; the record of it stays. Cancel it?',
  },
} satisfies Texts<typeof hospitalRecharge>
