import { hospitalRecharge } from '../../../resources/business/hospitalRecharge.ts'
import { present } from '../../generator/index.ts'
import { later } from '../../generator/later.tsx'

present(hospitalRecharge, {
  askParts: {
    topUp: later(async () => (await import('./TopUpPart.tsx')).TopUpPart, 48),
    refund: later(async () => (await import('./RefundPart.tsx')).RefundPart, 96),
  },
  told: { refund: ({ state }) => (state === 'requested' ? 'app.topUp.waiting' : undefined) },
  cards: [later(async () => (await import('../../topUp/PaymentsCard.tsx')).HospitalPayments, 120)],
})
