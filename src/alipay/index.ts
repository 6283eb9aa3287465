/** What this capability adds to the browser: how an order is paid. */
import { hospital } from '../../resources/organisations/hospital.ts'
import { alipayBill } from '../../resources/alipay/alipayBill.ts'
import { paymentOrder } from '../../resources/alipay/paymentOrder.ts'
import { paymentRefund } from '../../resources/alipay/paymentRefund.ts'
import { present } from '../core/index.ts'
import { listPath } from '../core/listPath.ts'
import { later } from '../core/later.tsx'

const made = ({ id }: { readonly [name: string]: unknown }): number => Number(id)

// What an organisation bought by Alipay, and where it buys more.
present(hospital, {
  buttons: [later(async () => (await import('./TopUpButton.tsx')).TopUpButton, 30)],
  links: [
    {
      label: 'resources.paymentOrder.name',
      permission: 'paymentOrder:list',
      to: ({ id }) => listPath('paymentOrder', { hospital: Number(id) }),
    },
  ],
})

present(paymentRefund, { dialogFields: { settle: ['hospital', 'amount'] } })

// The app by which it was asked for is the same for all of them, hardly ever another.
present(alipayBill, { title: ['day'] })

present(paymentOrder, {
  made: { topUp: made, test: made },
  // Nothing is bought before it is paid.
  successMessage: { topUp: () => 'app.alipay.ordered' },
  links: [
    {
      label: 'resources.paymentRefund.name',
      permission: 'paymentRefund:list',
      to: ({ id }) => listPath('paymentRefund', { paymentOrder: Number(id) }),
    },
  ],
  inputParts: { topUp: later(async () => (await import('./PricePart.tsx')).PricePart, 48) },
  above: [later(async () => (await import('./PayCard.tsx')).PayCard, 320)],
})
