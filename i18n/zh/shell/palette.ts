/** Texts of the search over everything. */
export default {
  title: '搜索页面、记录和操作',
  short: '搜索',
  hint: '输入页面名、姓名、账号…',
  recent: '最近打开',
  pages: '页面',
  actions: '操作',
  searching: '正在搜索',
  count: '找到 %{smart_count} 项',
  nothing: '没有找到',
  partial: '部分列表没有应答，结果可能不完整',
}
