import type { noticeReading } from '../../../resources/content/noticeReading.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: '公告阅读情况',
  fields: { notice: '公告', operator: '操作员', name: '姓名', hospital: '机构', state: '状态', readAt: '阅读时间' },
  sections: {},
  choices: { state: { read: '已读', unread: '未读' } },
  actions: {},
  inputs: {},
} satisfies Texts<typeof noticeReading>
