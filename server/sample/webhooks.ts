import { addDays } from '../../domain/calendar.ts'
import type { webhook } from '../../resources/integrations/webhook.ts'
import type { webhookDelivery } from '../../resources/integrations/webhookDelivery.ts'
import type { OperatorRow } from './operators.ts'
import { stamped } from './stored.ts'
import type { Stored } from './stored.ts'

type Webhook = Omit<Stored<typeof webhook>, 'secretSet'> & { readonly secret: string }
type Delivery = Stored<typeof webhookDelivery>

const wanted = [
  {
    name: '电子病历系统',
    address: 'https://emr.example.com/hooks/vision',
    events: ['patient.create', 'patient.update', 'case.create'],
    remark: '由信息科维护',
  },
  {
    name: 'Data warehouse',
    address: 'https://warehouse.example.com/in/vision-training',
    events: ['gameRecord.create', 'recharge.create'],
    remark: null,
  },
] as const

/**
 * Systems that are told of changes. Their secrets nobody knows, so that nothing of the sample calls anybody: they are
 * paused.
 */
export const webhooks = (accounts: readonly OperatorRow[], today: string): Webhook[] => {
  const admin = accounts.find(one => one.username === 'admin')
  return admin
    ? wanted.map(({ events, ...one }, i) => ({
        id: i + 1,
        ...one,
        events: events.map(event => ({ event })),
        secret: 'sealed by nobody',
        operator: admin.id,
        hospital: admin.hospital,
        state: 'paused',
        deleted: false,
        ...stamped(`${addDays(today, -40 - i * 7)}T03:10:00.000Z`, admin.id),
      }))
    : []
}

/** What they were told while they were not: each outcome once. */
const outcomes = [
  {
    resource: 'patient',
    event: 'patient.update',
    record: 12,
    hoursAgo: 3,
    state: 'sent',
    reason: null,
    detail: 'HTTP 204',
    tries: 1,
  },
  {
    resource: 'case',
    event: 'case.create',
    record: 9,
    hoursAgo: 7,
    state: 'sent',
    reason: null,
    detail: 'HTTP 200',
    tries: 2,
  },
  {
    resource: 'patient',
    event: 'patient.create',
    record: 31,
    hoursAgo: 26,
    state: 'failed',
    reason: 'refused',
    detail: 'HTTP 410',
    tries: 1,
  },
  {
    resource: 'patient',
    event: 'patient.update',
    record: 18,
    hoursAgo: 30,
    state: 'failed',
    reason: 'timeout',
    detail: null,
    tries: 6,
  },
  {
    resource: 'webhook',
    event: 'webhook.test',
    record: null,
    hoursAgo: 41,
    state: 'sent',
    reason: null,
    detail: 'HTTP 204',
    tries: 1,
  },
] as const

export const webhookDeliveries = (told: readonly Webhook[], today: string): Delivery[] => {
  const [first] = told
  return first
    ? outcomes.map(({ hoursAgo, ...one }, i) => {
        const at = new Date(Date.parse(`${today}T01:00:00.000Z`) - hoursAgo * 3_600_000).toISOString()
        return {
          id: i + 1,
          ...one,
          name: first.name,
          webhook: first.id,
          hospital: first.hospital,
          nextTryAt: null,
          sentAt: one.state === 'sent' ? at : null,
          ...stamped(at, first.createdBy),
        }
      })
    : []
}
