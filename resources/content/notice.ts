import { coded, previewed, publicly, publishable, publishing, resource, richText, text } from '../core/index.ts'
import { noticesToRead, noticeTypes } from './noticesToRead.ts'

const told = {
  title: text({ required: true, max: 50 }),
  titleEn: text({ max: 50 }),
  content: richText({ required: true }),
  contentEn: richText(),
}

/**
 * An announcement to operators; type 1, `announcement`, feeds the top bar. It reaches the named organisations, or all
 * where none is named.
 */
export const notice = resource({
  name: 'notice',
  label: 'title',
  scopedBy: 'nothing',
  visibility: publicly(['author', 'unlimited']),
  fields: {
    ...told,
    type: coded(noticeTypes, { required: true, default: 1 }),
    ...publishable,
  },
  list: {
    columns: ['title', 'hospitals', 'state', 'validFrom', 'validUntil', 'createdBy', 'createdAt', 'type'],
    spare: ['validUntil', 'createdBy', 'type'],
    filters: ['type', 'state', 'createdAt'],
    search: ['title', 'titleEn'],
  },
  form: [
    { section: 'notice', fields: ['title', 'titleEn', 'type', 'content', 'contentEn'] },
    { section: 'publication', fields: ['hospitals', 'validUntil'] },
  ],
  actions: {
    list: { call: 'GET api/applicationNotice' },
    get: { call: 'GET api/applicationNotice/{id}' },
    create: { call: 'POST api/applicationNotice', duplicate: true },
    update: { call: 'PUT api/applicationNotice' },
    remove: { call: 'DELETE api/applicationNotice/{id}', bulk: true, tone: 'critical', confirm: true },
    ...publishing,
    publish: { ...publishing.publish, call: 'PUT api/applicationNotice/publish/{id}' },
    withdraw: {
      ...publishing.withdraw,
      call: 'PUT api/applicationNotice/unpublish/{id}',
      permission: 'notice:unpublish',
    },
  },
  calls: { ...previewed('notice', told), ...noticesToRead },
})
