import type { Reports } from '../../../resources/index.ts'
import type { AllFactsTexts } from '../../../resources/core/statistics/index.ts'

/** What is measured, and how. */
export default {
  payments: {
    dimensions: { package: '套餐' },
    measures: {
      bills: { name: '开单数', definition: '当日售出的充值单数，赠送不另计；之后的退款不会减少它。', said: '%{value} 单' },
      times: { name: '次数', definition: '售出的付费次数减去退款和作废退回的次数，各计入发生当日。', said: '%{value} 次' },
      given: { name: '赠送次数', definition: '随充值赠送的次数减去收回的赠送次数，各计入发生当日。', said: '赠送 %{value} 次' },
      amount: { name: '金额', definition: '开单金额减去退款和作废的金额，各计入发生当日；是否已付款不影响它。', said: '%{value}' },
      received: { name: '实收', definition: '收到的款项减去退出的款项，各计入发生当日。', said: '实收 %{value}' },
      refunded: { name: '退款', definition: '退给患者的款项，以负数计，计入退款当日。', said: '退款 %{value}' },
      perBill: { name: '单均金额', definition: '金额除以开单数。没有开单时不计算。', said: '每单 %{value}' },
      unpaid: { name: '当期未付', definition: '金额减去实收：本期内开出而未收的款项，补收以往的款项会减少它。', said: '未付 %{value}' },
      owed: { name: '欠款', definition: '截至所选范围最后一天，自始以来的金额减去实收。', said: '欠款 %{value}' },
    },
  },
} satisfies AllFactsTexts<Reports>
