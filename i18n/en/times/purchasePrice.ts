import type { purchasePrice } from '../../../resources/times/purchasePrice.ts'
import type { Texts } from '../../../resources/core/index.ts'
import { priceTexts } from './priceTerms.ts'

const perTime = 'Unit price'
const { validFrom, validUntil, remark } = priceTexts.fields

export default {
  name: 'Purchase price |||| Purchase prices',
  fields: {
    validFrom,
    validUntil,
    remark,
    number: 'Price number',
    rechargeType: 'Top-up type',
    fromTimes: 'From quantity',
    perTime,
    deleted: 'Voided',
  },
  hints: {
    fromTimes: 'Organisations that buy so many times at once, or more, pay this price for each of them',
    validFrom: priceTexts.hints.validFrom,
    validUntil: priceTexts.hints.validUntil,
  },
  sections: priceTexts.sections,
  choices: {},
  actions: { follow: priceTexts.actions.follow, end: priceTexts.actions.end },
  done: { follow: 'Next price set', end: 'Last day set' },
  calls: { quote: 'Quote' },
  inputs: {
    quote: { fields: { rechargeType: 'Top-up type', times: 'Times', on: 'Date' } },
    follow: { fields: { validFrom: priceTexts.inputs.follow.fields.validFrom, perTime } },
    end: priceTexts.inputs.end,
  },
  confirms: priceTexts.confirms,
} satisfies Texts<typeof purchasePrice>
