import type { serialSeries } from '../../../resources/system/serialSeries.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: 'Serial number series |||| Serial number series',
  fields: {
    name: 'Name',
    pattern: 'Pattern',
    check: 'Check character',
    next: 'Next running number',
    made: 'Made',
    remark: 'Remark',
    deleted: 'Deleted',
  },
  hints: {
    pattern:
      '{YY} is the year, a run of # the running number, such as AM{YY}######. It stays as it is, as numbers that were made do',
    check: 'It shows when a number was mistyped',
  },
  sections: { series: 'Series' },
  choices: {
    check: { none: 'None', luhn: 'Luhn (over the digits)', mod3736: 'ISO 7064 MOD 37,36 (over letters and digits)' },
  },
  actions: { make: 'Make serial numbers', recover: 'Recover' },
  done: { make: 'Serial numbers made', recover: 'Recovered' },
  inputs: { make: { fields: { count: 'How many', batch: 'Batch' } } },
  outputs: { make: { first: 'First number', last: 'Last number' } },
} satisfies Texts<typeof serialSeries>
