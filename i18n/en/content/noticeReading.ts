import type { noticeReading } from '../../../resources/content/noticeReading.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: 'Announcement readers',
  fields: {
    notice: 'Announcement',
    operator: 'Operator',
    name: 'Name',
    hospital: 'Organisation',
    state: 'State',
    readAt: 'Read',
  },
  sections: {},
  choices: { state: { read: 'Read', unread: 'Not read' } },
  actions: {},
  inputs: {},
} satisfies Texts<typeof noticeReading>
