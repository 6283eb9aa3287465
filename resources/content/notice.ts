import { coded, datetime, flag, integer, items, json, refs, resource, richText, text } from '../core/index.ts'

const types = ['announcement', 'other'] as const

/** What an operator has to read, an announcement or what the product tells them; `link` is what that leads to. */
const told = {
  id: integer({ required: true }), title: text({ required: true }), content: text({ required: true }), publishedAt: datetime(), isNew: flag({ required: true }),
  link: json({ of: { resource: text({ required: true }), id: integer() } }),
}

/** An announcement to operators; type 1, `announcement`, feeds the top bar. It reaches the named organisations, or all where none is named. */
export const notice = resource({
  name: 'notice',
  label: 'title',
  scopedBy: 'nothing',
  visibility: { when: { published: true }, within: 'hospitals', rest: ['author', 'unlimited'] },
  fields: {
    title: text({ required: true, max: 50 }),
    type: coded(types, { required: true, default: 1 }),
    content: richText({ required: true }),
    hospitals: refs('hospital', { on: { remove: 'keep' } }),
    published: flag({ readOnly: true }),
    publishedAt: datetime({ readOnly: true }),
  },
  list: { columns: ['title', 'hospitals', 'published', 'publishedAt', 'createdBy', 'createdAt', 'type'], spare: ['createdBy', 'type'], filters: ['type', 'published', 'createdAt'], search: ['title'] },
  form: [{ section: 'notice', fields: ['title', 'type', 'hospitals', 'content'] }],
  actions: {
    list: { call: 'GET api/applicationNotice' },
    get: { call: 'GET api/applicationNotice/{id}' },
    create: { call: 'POST api/applicationNotice', duplicate: true },
    update: { call: 'PUT api/applicationNotice' },
    remove: { call: 'DELETE api/applicationNotice/{id}', bulk: true, tone: 'critical', confirm: true },
    publish: { call: 'PUT api/applicationNotice/publish/{id}', when: { published: false }, tone: 'positive', bulk: true },
    unpublish: { call: 'PUT api/applicationNotice/unpublish/{id}', when: { published: true }, set: { published: false }, bulk: true },
  },
  calls: {
    read: {
      call: 'GET api/sysNotice', permission: 'signedIn',
      input: { page: integer({ min: 0 }), size: integer({ min: 1, max: 1000 }), sort: text(), type: coded(types) },
      output: { content: items(told, { required: true }), totalElements: integer({ required: true }) },
    },
    watch: {
      call: 'PUT api/users/watchNotice', permission: 'signedIn',
      input: { username: text(), watchNoticeIds: text({ required: true, max: 5000 }) }, output: { watchNoticeIds: text({ required: true }), noticeCount: integer({ required: true }) },
    },
  },
})
