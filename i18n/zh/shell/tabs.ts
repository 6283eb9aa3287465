/** Texts of the visited pages. */
export default {
  label: '打开的页面',
  actions: '标签页操作',
  actionsAndOthers: '标签页操作，另有 %{smart_count} 个页面',
  others: '其他打开的页面',
  actionsOf: '“%{name}”的操作',
  more: '%{name}，另有 %{count} 个打开的页面',
  refresh: '刷新',
  close: '关闭',
  closeNamed: '关闭“%{name}”',
  closeOthers: '关闭其他',
  closeAll: '关闭全部',
  unsavedTitle: '有未保存的内容',
  unsaved: '关闭后，以下页面中未保存的内容将丢失：',
  discard: '放弃并关闭',
}
