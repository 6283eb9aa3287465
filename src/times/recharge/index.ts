import { patient } from '../../../resources/patients/patient.ts'
import { recharge } from '../../../resources/times/recharge.ts'
import { refundRequest } from '../../../resources/times/refundRequest.ts'
import type { Effect } from '../../../resources/core/preview.ts'
import { refundableTimes } from '../../../domain/lotRefund.ts'
import type { LotCounts } from '../../../domain/lotRefund.ts'
import { present } from '../../core/index.ts'
import { later } from '../../core/later.tsx'
import { topUpPage, topUpPath } from '../cards/topUpPath.ts'
import { RefundStateCell } from './RefundStateCell.tsx'

const may = 'recharge:topUp'
const label = 'app.topUp.open'
/** A refund above the limit is asked for, not done. */
const waiting = 'app.topUp.waiting'
const submitLabel = (effects: readonly Effect[]): string | undefined =>
  effects.some(({ effect }) => effect === 'request' || effect === 'requestOfDay') ? 'app.topUp.request' : undefined

present(patient, {
  links: [{ label, permission: may, to: ({ id }) => topUpPath([id]), when: { type: { not: 'demo' } } }],
  together: [
    {
      label,
      permission: may,
      to: records => topUpPath(records.map(({ id }) => id)),
      whole: topUpPage,
      hint: 'app.topUp.open',
    },
  ],
  submitLabel: { cancelLifetime: submitLabel },
  successMessage: {
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
  dialogFields: { pay: ['times', 'amount'], refund: ['times', 'amount', 'payStatus'] },
  submitLabel: { refund: submitLabel },
  successMessage: { refund: ({ state }) => (state === 'requested' ? waiting : undefined) },
  above: [later(async () => (await import('../cards/RequestNote.tsx')).RequestNote)],
  buttons: [later(async () => (await import('../cards/ReceiptButton.tsx')).ReceiptButton, 30)],
  cards: [
    later(async () => (await import('../cards/PaymentsCard.tsx')).PatientPayments, 120),
    later(async () => (await import('../cards/LedgerCard.tsx')).LedgerCard, 200),
  ],
})

present(refundRequest, {
  dialogFields: {
    agree: ['hospital', 'times', 'amount', 'reason'],
    refuse: ['hospital', 'times', 'amount', 'reason'],
  },
  successMessage: { agree: ({ review }) => (review === 'failed' ? 'app.topUp.failed' : undefined) },
})
