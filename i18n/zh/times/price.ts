import type { price } from '../../../resources/times/price.ts'
import type { Texts } from '../../../resources/core/index.ts'
import { priceTexts } from './priceTerms.ts'

export default {
  name: '价格',
  fields: { ...priceTexts.fields, number: '价格编号', rechargeType: '充值类型', deleted: '已作废' },
  hints: priceTexts.hints,
  sections: priceTexts.sections,
  choices: {},
  actions: { ...priceTexts.actions },
  done: { follow: '已设置后续价格', end: '已设置失效日期' },
  calls: { quote: '询价' },
  inputs: {
    ...priceTexts.inputs,
    quote: { fields: { hospital: '机构', rechargeType: '充值类型', times: '次数', on: '日期' } },
  },
  confirms: priceTexts.confirms,
} satisfies Texts<typeof price>
