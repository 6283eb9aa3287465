import { hospitalRecharge } from '../../../resources/times/hospitalRecharge.ts'
import { present } from '../../core/index.ts'
import { later } from '../../core/later.tsx'

present(hospitalRecharge, {
  inputParts: {
    topUp: later(async () => (await import('./TopUpPart.tsx')).TopUpPart, 48),
    refund: later(async () => (await import('./RefundPart.tsx')).RefundPart, 96),
  },
  dialogFields: { pay: ['hospital', 'times', 'amount'], cancel: ['hospital', 'times', 'amount'] },
  successMessage: { refund: ({ state }) => (state === 'requested' ? 'app.topUp.waiting' : undefined) },
  cards: [later(async () => (await import('../cards/PaymentsCard.tsx')).HospitalPayments, 120)],
})
