const fields = {
  total30: '30 次总价',
  total60: '60 次总价',
  total90: '90 次总价',
  perTime: '其他次数单价',
  validFrom: '生效日期',
  validUntil: '失效日期',
  remark: '备注',
}
const { total30, total60, total90, perTime } = fields

/** What both price lists say. */
export const priceTexts = {
  fields,
  hints: {
    total30: '不填则按单价乘以次数计算',
    perTime: '不是 30、60、90 次时，每一次的价格',
    validFrom: '生效后不能再修改，只能结束或由新价格接替',
    validUntil: '价格有效的最后一天；不填表示一直有效',
  },
  sections: { price: '价格', period: '有效期' },
  actions: { follow: '设置后续价格', end: '设置失效日期' },
  inputs: {
    follow: { fields: { validFrom: '新价格的生效日期', total30, total60, total90, perTime } },
    end: { fields: { validUntil: '有效的最后一天' } },
  },
  confirms: { remove: '作废后，这个价格不会生效。确定作废吗？' },
} as const
