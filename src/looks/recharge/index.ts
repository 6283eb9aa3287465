import { patient } from '../../../resources/business/patient.ts'
import { recharge } from '../../../resources/business/recharge.ts'
import { refundRequest } from '../../../resources/business/refundRequest.ts'
import { refundableTimes } from '../../../domain/lotRefund.ts'
import type { LotCounts } from '../../../domain/lotRefund.ts'
import { present } from '../../generator/index.ts'
import { later } from '../../generator/later.tsx'
import { topUpPage, topUpPath } from '../../topUp/topUpPath.ts'
import { RefundStateCell } from './RefundStateCell.tsx'

const may = 'recharge:topUp'
const label = 'app.topUp.open'
/** A refund above the limit is asked for, not done. */
const waiting = 'app.topUp.waiting'

present(patient, {
  links: [{ label, may, to: ({ id }) => topUpPath([id]), when: { type: { not: 'demo' } } }],
  together: [{ label, may, to: records => topUpPath(records.map(({ id }) => id)), whole: topUpPage, hint: 'app.topUp.open' }],
  told: {
    cancelLifetime: ({ type }) => (type === 'lifetime' ? waiting : undefined),
    sendPassword: ({ sent }) => (sent === true ? undefined : 'app.generator.notSent'),
  },
})

present(recharge, {
  fields: { refundState: { Cell: RefundStateCell } },
  answers: {
    refund: record => ({ times: refundableTimes(record as unknown as LotCounts) || null }),
    pay: ({ channel }) => ({ channel: (channel as string | null) ?? 'cash' }),
  },
  told: { refund: ({ state }) => (state === 'requested' ? waiting : undefined) },
  above: [later(async () => (await import('../../topUp/RequestNote.tsx')).RequestNote)],
  buttons: [later(async () => (await import('../../topUp/ReceiptButton.tsx')).ReceiptButton, 30)],
  cards: [
    later(async () => (await import('../../topUp/PaymentsCard.tsx')).PatientPayments, 120),
    later(async () => (await import('../../topUp/LedgerCard.tsx')).LedgerCard, 200),
  ],
})

present(refundRequest, { told: { agree: ({ review }) => (review === 'failed' ? 'app.topUp.failed' : undefined) } })
