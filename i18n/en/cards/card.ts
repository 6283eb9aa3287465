import type { card } from '../../../resources/cards/card.ts'
import type { Texts } from '../../../resources/core/index.ts'

const buyer = { customer: 'A customer', organisation: 'An organisation' }
const payer = { organisation: 'Organisation', platform: 'Platform' }
const proof = { number: 'Card number', code: 'Code' }

export default {
  name: 'Prepaid card |||| Prepaid cards',
  fields: {
    number: 'Card number',
    type: 'Card type',
    batch: 'Batch',
    hospital: 'Organisation',
    state: 'State',
    rechargeType: 'Top-up type',
    times: 'Paid times',
    giveTimes: 'Gift times',
    price: 'Price',
    validDays: 'Days valid',
    validUntil: 'Valid until',
    buyer: 'Sold to',
    payer: 'Charged to',
    amount: 'Billed',
    refundedAmount: 'Amount refunded',
    payStatus: 'Pay status',
    channel: 'Payment channel',
    paidAt: 'Paid at',
    soldAt: 'Sold at',
    redeemedAt: 'Redeemed at',
    patient: 'Redeemed for',
    request: 'Refund request',
  },
  hints: {
    payer: 'The times of the card come from there, and go back there',
    amount: 'Once it is redeemed, later payments and refunds are those of the top-up that it became',
    validDays: 'From the day of sale',
  },
  sections: { card: 'Prepaid card', sale: 'Sale', redemption: 'Redemption' },
  choices: {
    state: { new: 'New', sold: 'Sold', redeemed: 'Redeemed', void: 'Void', expired: 'Expired' },
    buyer,
    payer,
    payStatus: { unpaid: 'Unpaid', paid: 'Paid', refunded: 'Refunded' },
  },
  actions: { sell: 'Sell', pay: 'Mark as paid', refund: 'Refund card', cancel: 'Make void', extend: 'Extend' },
  done: { sell: 'Sold', pay: 'Marked as paid', refund: 'Card refunded', cancel: 'Voided', extend: 'Extended' },
  calls: { redeem: 'Redeem a card', redeemOwn: 'Redeem a card on a training client' },
  inputs: {
    sell: {
      fields: {
        buyer: 'Sold to',
        hospital: 'Which organisation',
        payer: 'Charged to',
        payStatus: 'Pay status',
        channel: 'Payment channel',
      },
      choices: { buyer, payer, payStatus: { unpaid: 'Unpaid', paid: 'Paid' } },
    },
    pay: { fields: { channel: 'Payment channel' } },
    refund: { fields: { reason: 'Reason' } },
    cancel: { fields: { reason: 'Reason' } },
    extend: { fields: { validUntil: 'Valid until' } },
    redeem: { fields: { patient: 'Patient', ...proof } },
    redeemOwn: { fields: proof },
  },
  outputs: { refund: { state: 'Outcome', request: 'Refund request', amount: 'Amount to refund' } },
  confirms: {
    refund:
      'All its times go back to where they came from, its buyer gets back what was paid, and the card is void. Refund it?',
    cancel:
      'A void card is neither sold nor redeemed any more; of one that was sold and not paid, the times go back and nothing is owed. Make it void?',
  },
} satisfies Texts<typeof card>
