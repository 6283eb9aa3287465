import type { priceOption } from '../../../resources/times/priceOption.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: '价格选项',
  fields: { option: '选项', label: '中文名称', labelEn: '英文名称', sort: '排序', offered: '提供', remark: '备注' },
  hints: {
    label: '充值时显示的名称',
    sort: '数字越小越靠前',
    offered: '不提供的套餐按单价乘以次数收费；不提供“其他次数”时，只能按套餐充值',
  },
  sections: { option: '价格选项' },
  choices: { option: { package30: '30 次', package60: '60 次', package90: '90 次', other: '其他次数' } },
  actions: {},
  inputs: {},
} satisfies Texts<typeof priceOption>
