/** Texts of the dialog of keys; they come with it and not before. */
const texts = {
  title: '快捷键',
  here: '本页',
  everywhere: '所有页面',
  close: '关闭',
  scanner:
    '扫码枪：焦点不在输入框时，扫描患者账号、卡号或序列号会直接打开对应的记录；焦点在输入框时，内容填入该输入框。',
  does: {
    search: '搜索页面、记录和操作',
    keys: '查看快捷键',
    find: '在列表中搜索',
    create: '新建',
    rows: '上一行、下一行',
    open: '打开所在行',
    width: '在列标题上调整列宽',
    save: '保存',
    next: '下一个、上一个输入框',
    table: '图表与表格切换',
    back: '上一位',
    skip: '跳过这一位',
    tabs: '在标签页之间移动',
    closeTab: '关闭所在标签页',
    leave: '关闭对话框或菜单',
  },
}

export type KeyTexts = typeof texts

export default texts
