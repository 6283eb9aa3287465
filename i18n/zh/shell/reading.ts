/** Announcements and usage help, and the dialogs that show them. */
export default {
  open: '查看详情', notices: '通知公告', noticesUnread: '通知公告，%{smart_count} 条未读', help: '使用帮助', unread: '未读通知', readAll: '全部标为已读',
  arrived: '收到 %{smart_count} 条新的通知公告', noNotices: '暂无通知公告', noHelp: '暂无使用帮助', failed: '内容未能加载',
  total: '共 %{total} 条', size: '%{size} 条/页', pages: '翻页',
  mail: '收件箱', mailUnread: '收件箱，%{smart_count} 封未读', unreadMail: '未读', mailArrived: '收到 %{smart_count} 封新的站内信', noMail: '还没有收到站内信',
  close: '关闭', move: '移动窗口', moveHint: '拖动标题栏，或用方向键移动（Shift 加快，Home 居中）', moved: '窗口已移动：距左 %{x}，距上 %{y}',
}
