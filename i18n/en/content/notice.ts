import type { notice } from '../../../resources/content/notice.ts'
import type { Texts } from '../../../resources/core/index.ts'
import { published } from './published.ts'

export default {
  name: 'Announcement |||| Announcements',
  fields: {
    title: 'Title',
    titleEn: 'English title',
    type: 'Type',
    content: 'Content',
    contentEn: 'English content',
    ...published.fields,
    hospitals: 'Recipients',
  },
  hints: { ...published.hints, titleEn: 'The Chinese one is shown where this is empty' },
  sections: { notice: 'Announcement', ...published.sections },
  choices: {
    ...published.choices,
    type: { announcement: 'Announcement in the top bar', other: 'Other, not in the top bar' },
  },
  actions: published.actions,
  done: published.done,
  calls: { ...published.calls, read: 'Read announcements', watch: 'Mark as read', unwatch: 'Mark as unread again' },
  inputs: {
    ...published.inputs,
    read: {
      fields: { page: 'Page', size: 'Page size', sort: 'Sort', type: 'Type' },
      choices: { type: { announcement: 'Announcement in the top bar', other: 'Other, not in the top bar' } },
    },
    watch: {
      fields: {
        username: 'Username',
        watchNoticeIds: 'Numbers of announcements that were read, separated by commas; all of them: all',
      },
    },
    unwatch: { fields: { readAt: 'When they were marked as read, as was answered then' } },
  },
  confirms: { remove: 'A deleted announcement cannot be recovered. Delete?' },
} satisfies Texts<typeof notice>
