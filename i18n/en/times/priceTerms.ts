const fields = {
  total30: 'Total for 30 times',
  total60: 'Total for 60 times',
  total90: 'Total for 90 times',
  perTime: 'Other, per time',
  validFrom: 'Valid from',
  validUntil: 'Valid until',
  remark: 'Remark',
}
const { total30, total60, total90, perTime } = fields

/** What both price lists say. */
export const priceTexts = {
  fields,
  hints: {
    total30: 'Left empty, as many times are charged one by one',
    perTime: 'What each time costs when it is not 30, 60 or 90',
    validFrom: 'From that day on it is not changed any more, only ended or followed by another',
    validUntil: 'The last day on which it is valid; no end if left empty',
  },
  sections: { price: 'Price', period: 'Validity' },
  actions: { follow: 'Set the next price', end: 'Set the last day' },
  inputs: {
    follow: { fields: { validFrom: 'The next price is valid from', total30, total60, total90, perTime } },
    end: { fields: { validUntil: 'Last day of validity' } },
  },
  confirms: { remove: 'The price will not come into effect. Set it aside?' },
} as const
