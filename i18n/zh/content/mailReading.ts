import type { mailReading } from '../../../resources/content/mailReading.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: '站内信阅读情况',
  fields: {
    mail: '站内信',
    operator: '操作员',
    patient: '患者',
    name: '姓名或邮箱',
    hospital: '机构',
    state: '状态',
    deliveredAt: '送达时间',
    readAt: '阅读时间',
  },
  sections: {},
  choices: { state: { read: '已读', unread: '未读', mailed: '已发邮件', waiting: '等待送达', leftOut: '未送达' } },
  actions: {},
  inputs: {},
} satisfies Texts<typeof mailReading>
