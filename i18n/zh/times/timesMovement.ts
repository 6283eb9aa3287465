import type { timesMovement } from '../../../resources/times/timesMovement.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: '次数流水',
  fields: {
    number: '充值单号',
    day: '日期',
    at: '时间',
    kind: '类别',
    patient: '患者',
    hospital: '付费机构',
    rechargeType: '充值类型',
    recharge: '充值记录',
    times: '付费次数',
    giveTimes: '赠送次数',
    total: '合计次数',
    worth: '价值',
  },
  hints: {
    day: '训练消费为训练日，其他为业务日期',
    times: '增加为正，减少为负',
    worth: '付费次数按其充值单价计算，赠送次数不计价',
  },
  sections: {},
  choices: { kind: { topUp: '充值', refund: '退款', consume: '训练消费', settle: '补扣欠次' } },
  actions: {},
  inputs: {},
} satisfies Texts<typeof timesMovement>
