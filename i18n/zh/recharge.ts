import type { recharge } from '../../resources/business/recharge.ts'
import type { Texts } from '../../resources/schema/index.ts'

export default {
  name: '充值记录',
  fields: {
    number: '充值单号', patient: '患者', hospital: '所属机构', rechargeType: '充值类型', payer: '扣费账户', times: '充值次数', giveTimes: '赠送次数',
    usedTimes: '已用充值次数', usedGiveTimes: '已用赠送次数', refundedTimes: '已退次数', withdrawnGiveTimes: '收回的赠送次数',
  },
  hints: { usedTimes: '训练日先用最早的充值，同一笔先用充值次数、后用赠送次数' },
  sections: { recharge: '充值信息', rest: '使用与退款' },
  choices: { payer: { organisation: '机构', platform: '平台' } },
  actions: {},
  asks: {},
  empty: '还没有充值记录',
} satisfies Texts<typeof recharge>
