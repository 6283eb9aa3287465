import { coded, datetime, flag, integer, items, json, text } from '../core/index.ts'

/** What a notice is: type 1, `announcement`, feeds the top bar. */
export const noticeTypes = ['announcement', 'other'] as const

/** What an operator has to read, an announcement or what the product tells them; `link` is what that leads to. */
const told = {
  id: integer({ required: true }),
  title: text({ required: true }),
  content: text({ required: true }),
  publishedAt: datetime(),
  isNew: flag({ required: true }),
  link: json({ of: { resource: text({ required: true }), id: integer(), part: text() } }),
}

/** What operators do with what they have to read, whoever may see the notices themselves. */
export const noticesToRead = {
  read: {
    call: 'GET api/sysNotice',
    permission: 'signedIn',
    input: { page: integer({ min: 0 }), size: integer({ min: 1, max: 1000 }), sort: text(), type: coded(noticeTypes) },
    output: { content: items(told, { required: true }), totalElements: integer({ required: true }) },
  },
  watch: {
    call: 'PUT api/users/watchNotice',
    permission: 'signedIn',
    // Pages send back the whole list that they were told, a thousand ids of up to nine digits, and what was opened.
    input: { username: text(), watchNoticeIds: text({ required: true, max: 11_000 }) },
    output: {
      watchNoticeIds: text({ required: true }),
      noticeCount: integer({ required: true }),
      readAt: datetime({ required: true }),
    },
  },
  /** Takes back that notices were marked as read at a moment which `watch` has just answered. */
  unwatch: {
    call: 'PUT api/users/unwatchNotice',
    permission: 'signedIn',
    input: { readAt: datetime({ required: true }) },
    output: { noticeCount: integer({ required: true }) },
  },
} as const
