import type { Guides } from '../../Guides.ts'

/** What the pages of this capability are for, and how the first entry of a list comes about. */
export default {
  recharge: {
    purpose: 'Every top-up of a patient: times, amount, who made it, and whether it has been paid.',
    first: 'Top up a patient from their page, or several whom you select in the list of patients.',
  },
  rechargeRefund: {
    purpose: 'Every refund: of which top-up, how many times and how much money, and who made it.',
    first: 'Refunds are made on the top-up that is to be given back.',
  },
  refundRequest: {
    purpose: 'Refunds above the limit, which somebody else has to agree to.',
    first: 'They appear by themselves when a refund exceeds the limit in the global settings.',
  },
  payment: {
    purpose:
      'All money of top-ups as it came and went: sales, late payments, refunds and cancellations. Nothing here is ever changed.',
    first: 'The first top-up makes the first entry.',
  },
  hospitalRecharge: {
    purpose: 'The times that organisations bought from the platform, and gave back.',
    first: 'Top up an organisation from its page. Organisations can buy times through Alipay as well.',
  },
  hospitalPayment: {
    purpose: 'All money of organisation top-ups: sales, late payments, refunds and cancellations.',
    first: 'The first top-up of an organisation makes the first entry.',
  },
  price: {
    purpose: 'What patients pay, for each type of top-up and from which day on.',
    first: 'Create a price for each type of top-up: what has no price cannot be topped up.',
  },
  hospitalPrice: {
    purpose: 'Prices of single organisations, in place of those of the platform.',
    first: 'Create one for an organisation with prices of its own. All others have those of the platform.',
  },
  purchasePrice: {
    purpose: 'What organisations pay the platform for times. Buying more at once may cost less.',
    first:
      'Create the first one. Without any, amounts are typed by hand, and organisations cannot top up by themselves.',
  },
  priceOption: {
    purpose:
      'The packages that are offered when patients are topped up, what they are called, and whether other numbers are sold.',
    first: 'They are set up with the product: offer a package or not, name it and put it in order.',
  },
  consumeRecord: {
    purpose: 'The times that training took: whose, on which day, and of which type.',
    first: 'They come by themselves when a patient first trains on a day.',
  },
  timesMovement: {
    purpose: 'Every change of the times of patients: top-ups, gifts, training and refunds.',
    first: 'They come by themselves with top-ups and training.',
  },
  topUp: { purpose: 'Tops up the chosen patients: type and times, amount, payment, and the receipt.' },
  dayEnd: { purpose: 'What was taken in on a day, by way of payment and by cashier, to hand over and to reconcile.' },
  hospitalStatement: {
    purpose: 'The account of an organisation over some days, movement by movement, to print and to reconcile.',
  },
} satisfies Guides<'times'>
