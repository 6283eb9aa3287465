import type { HandlerName } from '../../../resources/system/handlerNames.ts'

/** The jobs of the hosts: their names, and what each one does. */
export default {
  compareLedger: { name: '核对账目', purpose: '按流水重新计算每个账户的余额，并报告差异。只读取数据，不做更改。' },
  compareTotals: {
    name: '核对统计汇总',
    purpose: '把列表总数和统计汇总与原始记录重新核对，报告差异，并重建有差异的汇总。',
  },
  purgeIdempotency: { name: '清理重复请求记录', purpose: '删除一天以前的请求编号及其结果。' },
  removeOldImports: { name: '清理过期导入', purpose: '删除一天内没有完成的导入及其内容。' },
  removeUnusedUploads: { name: '清理未使用的文件', purpose: '删除上传超过一天、没有任何记录使用的图片和文件。' },
  moveFiles: { name: '迁移文件', purpose: '在存储文件页开始后，把文件迁移到新文件的存放处；中断后从停下处继续。' },
  tidySessions: { name: '清理登录记录', purpose: '删除过期的验证码和登录尝试记录。' },
  tellErrors: { name: '异常通知', purpose: '出现新的异常、频繁出现和恢复时发邮件。' },
  makeCards: { name: '制作充值卡', purpose: '制作新批次的充值卡。新建批次时立即开始，每分钟检查是否还有未完成的。' },
  settlePayments: {
    name: '处理支付宝付款',
    purpose: '没有收到通知的订单会主动查询，超时未付的订单会关闭，退款会一直请求到完成为止。',
  },
  compareBills: {
    name: '核对支付宝账单',
    purpose:
      '每天获取前一天的支付宝账单，与订单、退款和收支流水逐笔核对；遗漏的通知自动补齐，其余差异通知希望知道的人。',
  },
  expireCards: {
    name: '充值卡到期',
    purpose: '把过了有效期的充值卡标为已过期；卡里的次数不变，可以退卡或延长有效期。',
  },
  removeDue: { name: '到期清理', purpose: '预告哪些资料将要超过保存期限，并在预告的日期清理；日志按月归并为次数。' },
  forgetErrors: { name: '清理异常', purpose: '异常种类过多时，清理最久没有出现的。' },
  purgeNotices: { name: '清理通知', purpose: '删除半年前系统发给操作员的通知，公告不受影响。' },
  publishDue: { name: '定时发布与下线', purpose: '每分钟发布到时的内容，并使到期的内容下线。' },
  deliverMail: {
    name: '发送站内信',
    purpose: '发送到时的站内信，并送达每位收件人；中断后从停下处继续，不会重复送达。',
  },
  purgeTimingLog: { name: '清理任务日志', purpose: '删除 90 天以前的任务日志，每个任务最近的一次除外。' },
  sendReports: {
    name: '发送订阅的报表',
    purpose: '按订阅人当前的权限和数据范围发送报表；不能再发送的停止，并告知订阅人。',
  },
  remindGuardians: {
    name: '复查短信提醒',
    purpose: '按业务设置，用短信提醒监护人带孩子复查；免打扰时间内不发送，每位监护人每周最多一条。',
  },
} satisfies { readonly [name in HandlerName]: { readonly name: string; readonly purpose: string } }
