import type { cardType } from '../../../resources/cards/cardType.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: 'Card type |||| Card types',
  fields: {
    picture: 'Picture',
    name: 'Name',
    rechargeType: 'Top-up type',
    times: 'Paid times',
    giveTimes: 'Gift times',
    price: 'Price',
    validity: 'Valid',
    validDays: 'Days valid',
    validUntil: 'Valid until',
    made: 'Cards made',
    remark: 'Remark',
    deleted: 'Deleted',
  },
  hints: {
    price: 'Cards are sold at the price of the day they were made; a change is for those that are made later',
    validDays: 'From the day of sale',
    rechargeType: 'Lifetimes are not sold as cards',
  },
  sections: { card: 'Card type', worth: 'Times and price' },
  choices: { validity: { unlimited: 'For ever', days: 'For some days from the sale', until: 'Until a day' } },
  actions: { recover: 'Recover' },
  done: { recover: 'Recovered' },
  inputs: {},
} satisfies Texts<typeof cardType>
