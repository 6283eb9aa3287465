import { choice, datetime, ref, resource, text } from '../core/index.ts'

/** To whom a letter was delivered, and who of them has read it. The rows are those of its delivery. */
export const mailReading = resource({
  name: 'mailReading',
  label: 'name',
  scopedBy: 'hospital',
  rows: 'query',
  fields: {
    mail: ref('applicationMail', { required: true }),
    operator: ref('operator', { labelWith: 'username' }),
    patient: ref('patient'),
    name: text({ required: true, personal: true }),
    hospital: ref('hospital', { required: true }),
    /** Of a mail to somebody without an inbox nobody knows whether it was read. */
    state: choice(['read', 'unread', 'mailed', 'waiting', 'leftOut'], {
      tones: { read: 'positive', unread: 'neutral', mailed: 'neutral', waiting: 'warning', leftOut: 'neutral' },
    }),
    deliveredAt: datetime(),
    readAt: datetime(),
  },
  list: {
    columns: ['mail', 'name', 'operator', 'patient', 'hospital', 'state', 'deliveredAt', 'readAt'],
    spare: ['operator', 'patient'],
    card: ['state', 'hospital', 'deliveredAt', 'readAt'],
    filters: ['mail', 'state', 'hospital', 'operator', 'patient', 'name', 'readAt'],
    search: ['operator', 'patient'],
    sort: ['id', 'DESC'],
  },
  actions: { list: {} },
})
