import { coded, datetime, flag, integer, items, json, previewed, publicly, publishable, publishing, resource, richText, text } from '../core/index.ts'

const types = ['announcement', 'other'] as const

/** What an operator has to read, an announcement or what the product tells them; `link` is what that leads to. */
const told = {
  id: integer({ required: true }), title: text({ required: true }), content: text({ required: true }), publishedAt: datetime(), isNew: flag({ required: true }),
  link: json({ of: { resource: text({ required: true }), id: integer(), part: text() } }),
}

const shown = { title: text({ required: true, max: 50 }), content: richText({ required: true }) }

/** An announcement to operators; type 1, `announcement`, feeds the top bar. It reaches the named organisations, or all where none is named. */
export const notice = resource({
  name: 'notice',
  label: 'title',
  scopedBy: 'nothing',
  visibility: publicly(['author', 'unlimited']),
  fields: {
    ...shown,
    type: coded(types, { required: true, default: 1 }),
    ...publishable,
  },
  list: { columns: ['title', 'hospitals', 'state', 'validFrom', 'validUntil', 'createdBy', 'createdAt', 'type'], spare: ['validUntil', 'createdBy', 'type'], filters: ['type', 'state', 'createdAt'], search: ['title'] },
  form: [{ section: 'notice', fields: ['title', 'type', 'content'] }, { section: 'publication', fields: ['hospitals', 'validUntil'] }],
  actions: {
    list: { call: 'GET api/applicationNotice' },
    get: { call: 'GET api/applicationNotice/{id}' },
    create: { call: 'POST api/applicationNotice', duplicate: true },
    update: { call: 'PUT api/applicationNotice' },
    remove: { call: 'DELETE api/applicationNotice/{id}', bulk: true, tone: 'critical', confirm: true },
    ...publishing,
    publish: { ...publishing.publish, call: 'PUT api/applicationNotice/publish/{id}' },
    withdraw: { ...publishing.withdraw, call: 'PUT api/applicationNotice/unpublish/{id}', permission: 'notice:unpublish' },
  },
  calls: {
    ...previewed('notice', shown),
    read: {
      call: 'GET api/sysNotice', permission: 'signedIn',
      input: { page: integer({ min: 0 }), size: integer({ min: 1, max: 1000 }), sort: text(), type: coded(types) },
      output: { content: items(told, { required: true }), totalElements: integer({ required: true }) },
    },
    watch: {
      call: 'PUT api/users/watchNotice', permission: 'signedIn',
      input: { username: text(), watchNoticeIds: text({ required: true, max: 5000 }) }, output: { watchNoticeIds: text({ required: true }), noticeCount: integer({ required: true }), readAt: datetime({ required: true }) },
    },
    /** Takes back that notices were marked as read at a moment which `watch` has just answered. */
    unwatch: { call: 'PUT api/users/unwatchNotice', permission: 'signedIn', input: { readAt: datetime({ required: true }) }, output: { noticeCount: integer({ required: true }) } },
  },
})
