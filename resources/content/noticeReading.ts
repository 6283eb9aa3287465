import { choice, datetime, ref, resource, text } from '../core/index.ts'

/**
 * Who of those whom a notice is for has read it, and who has not. Nothing is kept here: it is worked out of what was
 * opened.
 */
export const noticeReading = resource({
  name: 'noticeReading',
  label: 'name',
  scopedBy: 'hospital',
  rows: 'query',
  fields: {
    notice: ref('notice', { required: true }),
    operator: ref('operator', { required: true, labelWith: 'username' }),
    name: text({ required: true, personal: true }),
    hospital: ref('hospital', { required: true }),
    state: choice(['read', 'unread'], { tones: { read: 'positive', unread: 'neutral' } }),
    readAt: datetime(),
  },
  list: {
    columns: ['notice', 'operator', 'hospital', 'state', 'readAt'],
    filters: ['notice', 'state', 'hospital', 'operator', 'readAt'],
    search: ['operator'],
    sort: ['readAt', 'DESC'],
  },
  actions: { list: {} },
})
