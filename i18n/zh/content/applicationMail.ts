import type { applicationMail } from '../../../resources/content/applicationMail.ts'
import type { Texts } from '../../../resources/core/index.ts'

const paged = { page: '页码', size: '每页条数' }

export default {
  name: '站内信',
  fields: {
    title: '标题', titleEn: '英文标题', content: '正文', contentEn: '英文正文', attachments: '附件', hospital: '发信机构', to: '发给', hospitals: '收件机构', roles: '收件角色', operators: '收件人',
    byMail: '同时发送邮件', addresses: '邮箱地址', patientTypes: '患者类型', ageFrom: '最小年龄', ageUntil: '最大年龄', timesUpTo: '剩余次数不超过', state: '状态', sendAt: '定时发送', sentAt: '发送完成', recipients: '收件人数', delivered: '已送达', leftOut: '未送达',
  },
  hints: {
    titleEn: '不填则英文界面显示中文', contentEn: '不填则英文界面显示中文',
    hospitals: '不选表示所有机构', roles: '不选表示所有角色', operators: '除机构和角色之外，还可指定个人；只选个人时仅发给这些人',
    byMail: '只发到已确认的邮箱；没有确认邮箱的人只在站内收信',
    addresses: '每行一个，或用逗号分隔，最多 500 个；收件人之间互不可见', patientTypes: '不选表示除演示以外的所有类型', timesUpTo: '例如填 5，只发给剩余 5 次及以下的患者',
  },
  sections: { letter: '信件', recipients: '收件人' },
  choices: {
    to: { operators: '操作员', patients: '患者（监护人）', addresses: '其他人（邮件）' }, patientTypes: { ordinary: '普通', lifetime: '终身', naked3d: '裸眼3D', trial: '试用' },
    state: { draft: '草稿', scheduled: '待发送', sending: '发送中', paused: '已暂停', stopped: '已停止', sent: '已发送', withdrawn: '已撤回' },
  },
  actions: { send: '立即发送', schedule: '定时发送', unschedule: '取消定时', pause: '暂停', resume: '继续发送', stop: '停止发送', withdraw: '撤回' },
  calls: { preview: '预览', delivery: '送达情况', mailToSelf: '先发到我的邮箱', inbox: '收件箱', unread: '未读信件数', open: '标记已读', markUnread: '撤销标记已读', received: '训练端收信', read: '训练端标记已读' },
  inputs: {
    schedule: { fields: { sendAt: '发送时间' } },
    preview: { fields: { language: '语言' }, choices: { language: { zh: '中文', en: '英文' } } },
    inbox: { fields: paged }, open: { fields: { ids: '信件编号，逗号分隔；all 表示全部' } }, markUnread: { fields: { readAt: '标记已读的时间，以当时的应答为准' } }, received: { fields: paged }, read: { fields: { id: '信件编号' } },
  },
  outputs: {
    delivery: { recipients: '收件人', delivered: '已送达', leftOut: '未送达', waiting: '等待送达', read: '已读', mailed: '已发邮件', mailFailed: '邮件未送达' },
  },
  confirms: {
    send: '信件会发给此刻符合条件的所有收件人，发送后不能再修改。确定发送吗？', stop: '已送达的保留，其余的不再发送，也不能再继续。确定停止吗？',
    withdraw: '所有收件人都不再看到此信，包括已经读过的。撤回后不能恢复。确定撤回吗？', remove: '删除的站内信不能恢复，也不再能查到发给过谁。确定删除吗？',
  },
} satisfies Texts<typeof applicationMail>
