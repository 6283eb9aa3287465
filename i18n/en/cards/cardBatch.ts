import type { cardBatch } from '../../../resources/cards/cardBatch.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: 'Card batch |||| Card batches',
  fields: {
    name: 'Batch',
    type: 'Card type',
    hospital: 'Organisation',
    cards: 'Cards',
    made: 'Made',
    state: 'State',
    first: 'First running number',
    year: 'Year in the numbers',
    toldAt: 'Codes fetched at',
    seed: 'Codes',
    remark: 'Remark',
  },
  hints: {
    hospital: 'The cards are this organisation’s until the platform sells them to another',
    cards: 'At most 10,000; they are made in the background',
  },
  sections: { batch: 'Batch' },
  choices: { state: { making: 'Being made', made: 'Codes not fetched yet', told: 'Codes fetched' } },
  actions: {},
  calls: { codes: 'Fetch the codes' },
  inputs: {},
} satisfies Texts<typeof cardBatch>
