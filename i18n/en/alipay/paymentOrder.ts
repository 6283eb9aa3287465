import type { paymentOrder } from '../../../resources/alipay/paymentOrder.ts'
import type { Texts } from '../../../resources/core/index.ts'

const way = 'How it is paid'
const ways = { qr: 'By scanning a code', page: 'On Alipay’s page' }
const order = { paymentOrder: 'Payment order' }

export default {
  name: 'Alipay order |||| Alipay orders',
  fields: {
    number: 'Order number',
    hospital: 'Organisation',
    purpose: 'What for',
    rechargeType: 'Top-up type',
    times: 'Times',
    amount: 'Amount',
    price: 'Purchase price',
    way,
    state: 'State',
    failure: 'Why it failed',
    tradeNo: 'Alipay’s number',
    receivedAmount: 'Received',
    refundedAmount: 'Refunded',
    fee: 'Charged by Alipay',
    billedOn: 'In Alipay’s bill of',
    purchase: 'Top-up',
    expiresAt: 'To be paid until',
    paidAt: 'Paid at',
    closedAt: 'Closed at',
    qrCode: 'Code',
    appId: 'App ID',
    checks: 'Times Alipay was asked',
    checkAt: 'Alipay is asked again at',
  },
  hints: { checkAt: 'When no notice comes from Alipay, it is asked at this time' },
  sections: { order: 'Order', payment: 'Payment' },
  choices: {
    purpose: { topUp: 'Top-up', test: 'Test payment' },
    way: ways,
    state: { made: 'Not paid yet', paid: 'Paid', closed: 'Closed', refunded: 'Refunded', failed: 'Failed' },
    failure: {
      amount: 'Another amount was paid; it goes back',
      organisation: 'The organisation had been deleted; the money goes back',
    },
  },
  actions: { topUp: 'Top up by Alipay', test: 'Order a test payment', close: 'Close', refund: 'Refund' },
  done: { topUp: 'Order created', test: 'Test order created', close: 'Order closed', refund: 'Refund sent to Alipay' },
  calls: { start: 'Begin to pay', check: 'Ask Alipay' },
  inputs: {
    topUp: {
      fields: { hospital: 'Organisation', rechargeType: 'Top-up type', times: 'Times', way },
      choices: { way: ways },
    },
    test: { fields: { way }, choices: { way: ways } },
    start: { fields: order },
    check: { fields: order },
  },
  confirms: {
    close: 'Nobody can pay this order any more. Close it?',
    refund: 'What was paid goes back by Alipay. Refund it?',
  },
} satisfies Texts<typeof paymentOrder>
