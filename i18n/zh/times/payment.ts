import type { payment } from '../../../resources/times/payment.ts'
import type { Texts } from '../../../resources/core/index.ts'
import { ageBands } from '../core/ageBands.ts'
import { journalChoices, journalFields } from './journal.ts'

export default {
  name: '收支流水',
  fields: {
    ...journalFields,
    card: '充值卡',
    recharge: '充值单号',
    rechargeRefund: '退款单号',
    patient: '患者',
    payer: '扣费账户',
    doctor: '开单医生',
    packageTimes: '套餐次数',
    ageBand: '当时年龄段',
    gender: '性别',
  },
  hints: {
    packageTimes: '这笔流水所属套餐售出时的付费次数，退款也一样',
    amount: '退款和取消为负数；补收为 0，因为充值时已计入',
    received: '当日实际收到的钱，退款为负数；应收合计减去实收合计即为未收',
    day: '按业务时区，记账后不再变化',
  },
  sections: { movement: '流水', money: '金额' },
  choices: {
    ...journalChoices,
    payer: { organisation: '机构', platform: '平台' },
    gender: { male: '男', female: '女' },
    ageBand: ageBands,
  },
  actions: {},
  inputs: {},
} satisfies Texts<typeof payment>
