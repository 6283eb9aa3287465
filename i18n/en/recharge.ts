import type { recharge } from '../../resources/business/recharge.ts'
import type { Texts } from '../../resources/schema/index.ts'

export default {
  name: 'Top-up |||| Top-ups',
  fields: {
    number: 'Top-up number', patient: 'Patient', hospital: 'Organisation', rechargeType: 'Recharge type', payer: 'Charged to', times: 'Times paid', giveTimes: 'Times given',
    usedTimes: 'Paid times used', usedGiveTimes: 'Given times used', refundedTimes: 'Times refunded', withdrawnGiveTimes: 'Given times withdrawn',
  },
  hints: { usedTimes: 'Training days use the oldest top-up first, paid times before given ones' },
  sections: { recharge: 'Top-up', rest: 'Used and refunded' },
  choices: { payer: { organisation: 'Organisation', platform: 'Platform' } },
  actions: {},
  asks: {},
  empty: 'No top-ups yet',
} satisfies Texts<typeof recharge>
