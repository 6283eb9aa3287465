/** What the mail of a report says beside its numbers, and the page on which it is ended. */
export default {
  of: '%{title}：%{range}',
  asOf: '数据截至 %{at}',
  attached: '全部内容见附件中的 Excel 表格。',
  tooLarge: '附件过大，未随邮件发送，请打开报表下载。',
  moreInFile: '此处只列出一部分，其余见附件。',
  moreOnPage: '此处只列出一部分，其余请打开报表查看。',
  open: '打开报表',
  why: '您订阅了“%{title}”，所以收到这封邮件。',
  unsubscribe: '退订',
  manage: '管理我的订阅',
  endedOf: '“%{title}”已停止发送',
  ended: '%{name}，您好：您订阅的报表“%{title}”已停止发送。原因：%{ending}。',
  unsubscribeTitle: '退订报表',
  ask: '不再接收“%{title}”的邮件？',
  unsubscribed: '已退订“%{title}”，不会再收到这份报表。登录后可以在“报表订阅”中恢复。',
  unknownLink: '这个退订链接无效，或者订阅已被删除：不会再发送邮件。',
}
