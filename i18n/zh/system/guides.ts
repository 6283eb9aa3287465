import type { Guides } from '../../Guides.ts'

/** What the pages of this capability are for, and how the first entry of a list comes about. */
export default {
  dictGroup: {
    purpose: '字典的分组，例如视力检查方法。表单中的下拉选项由此而来。',
    first: '预置的分组不够用时新建。',
  },
  dict: {
    purpose: '表单中下拉选项的内容。',
    first: '先选分组，再新建选项。',
  },
  message: {
    purpose: '已发送的短信和邮件，以及是否送达。正文不在此显示。',
    first: '发出第一条短信或邮件后自动出现。',
  },
  timing: {
    purpose: '系统定时执行的任务，可以改时间、暂停或立即运行。',
    first: '任务由系统在启动时建立。',
  },
  timingLog: {
    purpose: '定时任务每次运行的结果。',
    first: '任务第一次运行后自动出现。',
  },
  securityEvent: {
    purpose: '与安全有关的事：登录失败、权限被拒、密码和密钥的更改等。',
    first: '发生时由系统记录。',
  },
  savedView: {
    purpose: '列表和报表保存下来的筛选、排序和列，自己用或与同事共享。',
    first: '在列表或报表上方点“保存视图”。',
  },
  serialSeries: {
    purpose: '设备序列号的编号规则，以及已经用到的号码。',
    first: '新建一个系列，再按规则批量生成序列号。',
  },
  serial: {
    purpose: '已生成的设备序列号。每台设备领取一个，不再更换。',
    first: '在“序列号系列”中生成。',
  },
  globalSetting: { purpose: '整个系统的设置：名称与时区、登录、短信与邮件、资料保存期限等。' },
  serialLabels: { purpose: '打印带二维码的序列号标签，贴在设备上。' },
} satisfies Guides<'system'>
