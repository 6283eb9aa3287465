import type { hospitalPrice } from '../../../resources/times/hospitalPrice.ts'
import type { Texts } from '../../../resources/core/index.ts'
import { priceTexts } from './priceTerms.ts'

export default {
  name: '机构价格',
  fields: { ...priceTexts.fields, number: '价格编号', hospital: '机构', rechargeType: '充值类型', deleted: '已作废' },
  hints: { ...priceTexts.hints, hospital: '该机构的患者充值时使用这个价格，不再使用平台价格；下级机构不受影响' },
  sections: priceTexts.sections,
  choices: {},
  actions: priceTexts.actions,
  done: { follow: '已设置后续价格', end: '已设置失效日期' },
  inputs: priceTexts.inputs,
  confirms: priceTexts.confirms,
} satisfies Texts<typeof hospitalPrice>
