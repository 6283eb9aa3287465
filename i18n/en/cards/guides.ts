import type { Guides } from '../../Guides.ts'

/** What the pages of this capability are for, and how the first entry of a list comes about. */
export default {
  cardType: {
    purpose: 'The kinds of prepaid cards: how many times they hold, what they cost, and how long they are valid.',
    first: 'Create the first type; cards are then made of it in batches.',
  },
  cardBatch: {
    purpose: 'Prepaid cards that were made together.',
    first: 'Create a batch; its cards are made in the background.',
  },
  card: {
    purpose: 'Each prepaid card and its state: unsold, sold, redeemed or void.',
    first: 'Cards are made in card batches.',
  },
} satisfies Guides<'cards'>
