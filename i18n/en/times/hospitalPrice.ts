import type { hospitalPrice } from '../../../resources/times/hospitalPrice.ts'
import type { Texts } from '../../../resources/core/index.ts'
import { priceTexts } from './priceTerms.ts'

export default {
  name: 'Organisation price |||| Organisation prices',
  fields: {
    ...priceTexts.fields,
    number: 'Price number',
    hospital: 'Organisation',
    rechargeType: 'Top-up type',
    deleted: 'Voided',
  },
  hints: {
    ...priceTexts.hints,
    hospital:
      'Patients of this organisation pay it instead of the platform’s price; organisations below are not concerned',
  },
  sections: priceTexts.sections,
  choices: {},
  actions: priceTexts.actions,
  done: { follow: 'Next price set', end: 'Last day set' },
  inputs: priceTexts.inputs,
  confirms: priceTexts.confirms,
} satisfies Texts<typeof hospitalPrice>
