import type { purchasePrice } from '../../../resources/times/purchasePrice.ts'
import type { Texts } from '../../../resources/core/index.ts'
import { priceTexts } from './priceTerms.ts'

const perTime = '每次单价'
const { validFrom, validUntil, remark } = priceTexts.fields

export default {
  name: '采购价格',
  fields: {
    validFrom,
    validUntil,
    remark,
    number: '价格编号',
    rechargeType: '充值类型',
    fromTimes: '起购次数',
    perTime,
    deleted: '已作废',
  },
  hints: {
    fromTimes: '机构一次购买达到这个次数时，每一次按这个单价计算',
    validFrom: priceTexts.hints.validFrom,
    validUntil: priceTexts.hints.validUntil,
  },
  sections: priceTexts.sections,
  choices: {},
  actions: { follow: priceTexts.actions.follow, end: priceTexts.actions.end },
  done: { follow: '已设置后续价格', end: '已设置失效日期' },
  calls: { quote: '报价' },
  inputs: {
    quote: { fields: { rechargeType: '充值类型', times: '次数', on: '日期' } },
    follow: { fields: { validFrom: priceTexts.inputs.follow.fields.validFrom, perTime } },
    end: priceTexts.inputs.end,
  },
  confirms: priceTexts.confirms,
} satisfies Texts<typeof purchasePrice>
