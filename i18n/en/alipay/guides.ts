import type { Guides } from '../../Guides.ts'

/** What the pages of this capability are for, and how the first entry of a list comes about. */
export default {
  paymentOrder: {
    purpose: 'Orders of organisations that buy times through Alipay, and whether they were paid.',
    first: 'They appear when an organisation tops up by Alipay.',
  },
  paymentRefund: {
    purpose: 'Money that goes back through Alipay, and how far it has got.',
    first: 'They appear when times that were paid by Alipay are given back.',
  },
  alipayDifference: {
    purpose: 'What Alipay’s bills and the books do not agree about, to be settled one by one.',
    first: 'They appear when a bill is compared. That nothing is here is good news.',
  },
  alipayBill: {
    purpose: 'The bill of each day at Alipay, compared with the books.',
    first: 'From the first order at Alipay on, the bill of the day before is fetched each morning.',
  },
} satisfies Guides<'alipay'>
