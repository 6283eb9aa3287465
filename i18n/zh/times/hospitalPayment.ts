import type { hospitalPayment } from '../../../resources/times/hospitalPayment.ts'
import type { Texts } from '../../../resources/core/index.ts'
import { journalFields } from './journal.ts'

export default {
  name: '机构收支流水',
  fields: { ...journalFields, hospital: '机构', purchase: '机构充值单号', refund: '机构退款单号' },
  hints: {
    amount: '退款和取消为负数；补付为 0，因为充值时已计入',
    received: '当日实际收到的钱，退款为负数；应收合计减去实收合计即为未付款',
    day: '按业务时区，记账后不再变化',
  },
  sections: { movement: '流水', money: '金额' },
  choices: {
    kind: { sale: '充值', latePayment: '补付', refund: '退款', cancellation: '取消', otherChannel: '换渠道退回' },
  },
  actions: {},
  inputs: {},
} satisfies Texts<typeof hospitalPayment>
