import type { price } from '../../../resources/times/price.ts'
import type { Texts } from '../../../resources/core/index.ts'
import { priceTexts } from './priceTerms.ts'

export default {
  name: 'Price |||| Prices',
  fields: { ...priceTexts.fields, number: 'Price number', rechargeType: 'Top-up type', deleted: 'Voided' },
  hints: priceTexts.hints,
  sections: priceTexts.sections,
  choices: {},
  actions: { ...priceTexts.actions },
  done: { follow: 'Next price set', end: 'Last day set' },
  calls: { quote: 'Quote' },
  inputs: {
    ...priceTexts.inputs,
    quote: { fields: { hospital: 'Organisation', rechargeType: 'Top-up type', times: 'Times', on: 'Date' } },
  },
  confirms: priceTexts.confirms,
} satisfies Texts<typeof price>
