/** What the product tells single operators in the application: each a title and a text, of the same parameters. */
export default {
  /** What an earlier version wrote. */
  asWritten: { title: '%{title}', text: '%{text}' },
  /** What another version of the product told, of something that this one has not. */
  retired: { title: '已停用功能的通知', text: '此通知来自系统中已停用的功能，其内容不再显示。' },
  mailboxToConfirm: {
    title: '请确认您的邮箱',
    text: '您账号的邮箱由他人填写。请在个人中心发送验证码确认；确认之前，不能通过该邮箱找回密码。',
  },
  settingsChanged: {
    title: '系统设置已变更',
    text: '%{name}（%{username}）于 %{at} 从 IP 地址 %{ip} 修改了“%{what}”。如果您不知情，请查看安全日志并立即核实。',
  },
  refundRequested: {
    title: '退款待审核：%{number}',
    text: '%{name} 申请退款（编号 %{number}，购买次数 %{times} 次，赠送次数 %{giveTimes} 次），请审核。',
  },
  refundAgreed: { title: '退款已同意：%{number}', text: '%{name} 已同意您的退款申请 %{number}，退款已完成。' },
  refundRefused: { title: '退款已拒绝：%{number}', text: '%{name} 拒绝了您的退款申请 %{number}。理由：%{answer}' },
  refundFailed: {
    title: '退款未能完成：%{number}',
    text: '%{name} 已同意您的退款申请 %{number}，但已没有可退的次数，因此没有退款。',
  },
  patientReceived: { title: '有患者转入', text: '%{name} 将一名患者转入了您的机构，请查看并安排负责人员。' },
  namedInComment: { title: '%{name} 在评论中提到了您', text: '请点击查看（%{what}），处理后将评论标记为已完成。' },
  mailNotSent: {
    title: '站内信未能发送：%{title}',
    text: '到了定时发送的时间，但没有发送：%{reason}。信件已恢复为草稿。',
  },
  reportEnded: { title: '报表已停止发送：%{report}', text: '原因：%{ending}。可在“报表订阅”中恢复。' },
  removalsAnnounced: {
    title: '到期清理预告',
    text: '有资料将在 %{on} 因超过保存期限而清理，共 %{count} 类。可在“到期清理”中查看。',
  },
  billsDiffer: { title: '支付宝账单与记录不一致', text: '需要核实的差异：%{count} 条。请逐条核实，并填写原因。' },
  billsWait: {
    title: '支付宝账单无法核对',
    text: '无法核对的账单：%{count} 天，最早一天是 %{day}。会继续重试；打开账单可以查看原因。',
  },
  jobFailed: {
    title: '定时任务失败：%{job}',
    text: '定时任务“%{job}”于 %{at} 运行失败，请查看运行记录。在恢复正常之前，再次失败不会重复通知。',
  },
  jobFound: {
    title: '定时任务发现问题：%{job}',
    text: '定时任务“%{job}”于 %{at} 运行，发现需要处理的问题，请查看运行记录。在恢复正常之前不会重复通知。',
  },
}
