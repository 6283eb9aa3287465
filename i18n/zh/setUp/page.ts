import type { SetUpTexts } from '../../../resources/core/setUp.ts'
import type { setUpSteps } from '../../../resources/index.ts'

/** Every step: what is done, why, and what its button says. */
const steps = {
  timeZone: { title: '确认时区', why: '训练日、价格生效日和收银日结都按这个时区计算。', go: '修改时区' },
  sms: {
    title: '短信网关',
    why: '用于发送账号密码、登录验证码和复查提醒。未启用时，一次性密码只向操作人显示。',
    go: '设置短信',
  },
  mail: { title: '邮件服务器', why: '用于重置密码、定期报表和故障通知。', go: '设置邮件' },
  publicUrl: {
    title: '对外地址',
    why: '邮件和短信中的链接以它开头。请在启动服务器时用变量 PUBLIC_URL 指定，见运维手册。',
  },
  backup: { title: '定期备份', why: '服务器损坏时，只有备份能找回数据。请按运维手册设置每晚自动备份。' },
  ownOrganisation: {
    title: '平台资料',
    why: '填写平台自己的名称、地区和电话。有了下级机构后不能再修改，所以请先填写。',
    go: '填写资料',
  },
  organisations: { title: '第一家机构', why: '账号、患者和设备都属于某一家机构。', go: '新建机构' },
  staff: { title: '医护人员', why: '患者、病例和方案都要有主管的医生。', go: '登记人员' },
  operators: { title: '同事的账号', why: '每人使用自己的账号，记录才知道是谁做的。', go: '新建账号' },
  patients: { title: '导入患者名单', why: '已有的名单可以从表格一次导入，有错的行可以在页面上修改。', go: '导入患者' },
  projects: { title: '训练项目', why: '治疗方案由训练项目组成，先有类型，再有项目。', go: '新建项目' },
  prices: { title: '患者充值价格', why: '没有价格的充值类型不能充值。', go: '新建价格' },
  purchasePrices: {
    title: '机构采购价格',
    why: '有了采购价格，机构充值时金额自动算出，机构也可以自行充值。',
    go: '新建价格',
  },
} satisfies SetUpTexts<typeof setUpSteps>

const texts = {
  title: '初始设置',
  lead: '每完成一项，这里会自动打勾。',
  progress: '必需的 %{total} 项中已完成 %{done} 项',
  ready: '必需的项目都已完成，可以开始工作了。',
  nothing: '没有需要您设置的内容。',
  required: '开始工作前必需',
  recommended: '建议完成',
  done: '已完成',
  missing: '未完成',
  settled: '无需处理',
  lastBackup: '最近一次备份：%{at}',
  noBackup: '还没有备份记录。',
  zone: '当前时区：%{zone}。',
  otherZone: '这台电脑的时区是 %{zone}。',
  leaveOut: '不需要',
  asItIs: '时区正确',
  takeBack: '恢复为待办',
  labelled: '%{action}：%{step}',
  failed: '未能加载初始设置',
  card: { left: '必需的 %{total} 项中已完成 %{done} 项，下一项：%{next}', go: '继续设置', hide: '不再显示' },
  steps,
}

export type SetUpPageTexts = typeof texts

export default texts
