import type { Reports } from '../../../resources/index.ts'
import type { AllFactsTexts } from '../../../resources/core/statistics/index.ts'

/** What is measured, and how. */
export default {
  payments: {
    dimensions: { package: 'Package' },
    measures: {
      bills: { name: 'Top-ups', definition: 'Top-ups sold on the day. A later refund does not take one away.', said: '%{value} top-ups' },
      times: { name: 'Times', definition: 'Paid times sold, less those given back by refunds and cancellations, each on its own day.', said: '%{value} times' },
      given: { name: 'Gifts', definition: 'Times given beside those paid for, less those withdrawn, each on its own day.', said: '%{value} times given' },
      amount: { name: 'Amount', definition: 'What was billed, less refunds and cancellations, each on its own day, whether it was paid or not.', said: '%{value}' },
      received: { name: 'Received', definition: 'What came in, less what was paid back, each on its own day.', said: '%{value} received' },
      refunded: { name: 'Refunds', definition: 'What was paid back to patients, as a negative amount on the day of the refund.', said: '%{value} in refunds' },
      perBill: { name: 'Amount per top-up', definition: 'The amount divided by the number of top-ups; nothing where there was none.', said: '%{value} per top-up' },
      unpaid: { name: 'Left unpaid', definition: 'The amount less what was received: billed in this period and not paid; later payments for earlier periods lower it.', said: '%{value} left unpaid' },
      owed: { name: 'Owed', definition: 'At the end of the range: all that was ever billed less all that was ever received.', said: '%{value} owed' },
    },
  },
} satisfies AllFactsTexts<Reports>
