import type { cardType } from '../../../resources/cards/cardType.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: '卡类型',
  fields: {
    picture: '卡面',
    name: '名称',
    rechargeType: '充值类型',
    times: '充值次数',
    giveTimes: '赠送次数',
    price: '售价',
    validity: '有效期',
    validDays: '有效天数',
    validUntil: '有效期至',
    made: '已制卡数',
    remark: '备注',
    deleted: '已删除',
  },
  hints: {
    price: '卡按制卡时的售价出售，之后修改只影响新制的卡',
    validDays: '从售出之日起计算',
    rechargeType: '终身名额不做成卡',
  },
  sections: { card: '卡类型', worth: '次数与售价' },
  choices: { validity: { unlimited: '长期有效', days: '售出后若干天', until: '到某一天为止' } },
  actions: { recover: '恢复' },
  done: { recover: '已恢复' },
  inputs: {},
} satisfies Texts<typeof cardType>
