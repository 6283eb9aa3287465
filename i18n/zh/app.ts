import login from './login.ts'

/** The application's own texts: frame, sign-in, generated pages, home. */
export default {
  name: login.brand,
  shortName: '视觉训练',
  language: '语言',
  otherLanguage: login.otherLanguage,
  loading: '正在加载…',
  retry: '重试',
  close: '关闭',
  cancel: '取消',
  confirm: '确定',
  shell: {
    mainMenu: '主菜单', openMenu: '展开菜单', closeMenu: '收起菜单', toContent: '跳到正文', home: '首页',
    userMenu: '个人菜单：%{name}', organisation: '所属机构', role: '角色', signOut: '退出登录', lightTheme: '切换到浅色主题', darkTheme: '切换到深色主题',
    switchLanguage: login.switchLanguage, menuFailed: '菜单加载失败', goHome: '返回首页',
  },
  session: {
    expired: '登录状态已失效', expiredText: '您的登录状态或权限已发生变化，可以取消并留在此页面，或重新登录。', signInAgain: '重新登录',
    prompt: '系统提示', signedInElsewhere: '您的账号已在其他地方登录，您已退出。', siteClosed: '网站已关闭，您已退出。',
    idle: '由于长时间没有操作，请重新登录',
  },
  login,
  home: {
    greeting: '%{name}，您好', lead: '从这里开始今天的工作', shortcuts: '快捷入口', newPatients: '最近登记的患者', notices: '通知公告',
    noNotices: '暂无通知公告', noPatients: '还没有患者', all: '查看全部', create: '新建%{name}', noPages: '您的账号还没有可以打开的页面，请联系管理员分配角色', unread: '未读',
  },
  notFound: { title: '页面不存在', text: '您访问的页面不存在，或已被移走。' },
  denied: { title: '没有权限', text: '您没有访问此页面的权限。如果需要，请联系管理员。' },
  failure: { title: '页面出错了', text: '页面发生意外错误，请重试。如果问题仍然存在，请联系管理员。', report: '错误编号' },
  list: {
    search: '搜索', searchFields: '搜索%{fields}', filters: '筛选', addFilter: '添加筛选', clearFilters: '清除筛选', columns: '列', savedFilters: '已存筛选',
    actions: '操作', moreActions: '更多操作', rowActions: '%{name} 的操作', selectRow: '选择 %{name}', selectPage: '选择本页全部', open: '查看', edit: '编辑',
    moreThan: '第 %{from}-%{to} 条，共 %{total} 条以上', total: '共 %{total} 条', from: '起', to: '止', rangeFrom: '%{field}（起）', rangeTo: '%{field}（止）',
    anyValue: '不限', notDeleted: '未删除', onlyDeleted: '已删除', empty: '还没有数据', noMatch: '没有符合条件的记录', flat: '列表', tree: '树形', expand: '展开', collapse: '收起',
    refresh: '刷新', selected: '已选择 %{smart_count} 项', selectAllMatching: '选择全部 %{total} 项',
  },
  form: {
    save: '保存', saveAndStay: '保存并继续编辑', create: '新建', cancel: '取消', back: '返回', saved: '已保存', created: '已新建', deleted: '已删除', recovered: '已恢复',
    invalid: '有 %{smart_count} 项填写有误，请检查标出的项目', required: '必填', optional: '选填', leave: '有修改尚未保存，确定离开吗？', charactersLeft: '还可输入 %{smart_count} 个字符',
    addRow: '添加一行', removeRow: '删除第 %{row} 行', moveUp: '上移', moveDown: '下移', noOptions: '没有可选项', typeToSearch: '输入以搜索', showSecret: '显示', hideSecret: '隐藏',
    locked: '当前状态下不能编辑', yuan: '元', clear: '清空', chooseDate: '选择日期', brokenJson: '不是有效的 JSON', editor: '%{field}编辑器', otherSection: '其他', unchanged: '未修改',
  },
  editor: {
    bold: '加粗', italic: '斜体', underline: '下划线', strike: '删除线', heading: '标题', paragraph: '正文', bullets: '项目符号', numbers: '编号', quote: '引用', link: '链接',
    undo: '撤销', redo: '重做', clear: '清除格式', toolbar: '格式工具栏',
  },
  show: {
    stamps: '记录信息', none: '—', yes: '是', no: '否', edit: '编辑', list: '返回列表', delete: '删除', reveal: '查看完整信息', revealText: '查看隐藏的信息会留下记录。确定查看吗？',
    revealed: '已显示完整信息，本次查看已记录', hide: '重新隐藏', deletedBanner: '此记录已删除', covered: '已隐藏', details: '详情',
  },
  action: {
    run: '执行', done: '%{action}：已完成', doneMany: '%{action}：已完成 %{smart_count} 项', someDone: '%{action}：完成 %{done} 项，%{failed} 项未成功',
    confirmTitle: '%{action} %{name}', confirmMany: '对选中的 %{smart_count} 项执行“%{action}”', sure: '确定要%{action}吗？', unavailable: '当前不可用：%{reason}',
    reasonIs: '%{field}须为%{values}', reasonIsNot: '%{field}为%{values}时不可用', reasonAtLeast: '%{field}须不小于%{min}', reasonAtMost: '%{field}须不大于%{max}',
    reasonBetween: '%{field}须在%{min}与%{max}之间', empty: '空', or: '或', notAllowed: '没有权限', skipped: '%{smart_count} 项的当前状态不允许此操作，将被跳过', today: '今天', failedTitle: '未成功的记录',
  },
  export: {
    title: '导出', csv: '导出 CSV', xlsx: '导出 Excel', preparing: '正在准备导出…', progress: '已导出 %{smart_count} 行', progressOf: '已导出 %{smart_count} / %{total} 行', done: '导出完成，共 %{smart_count} 行',
    failed: '导出失败', cancel: '取消导出', cancelled: '已取消导出', scope: '将导出符合当前筛选条件的全部记录', size: '已下载 %{size}',
  },
  history: {
    title: '变更记录', empty: '还没有变更', who: '操作员', when: '时间', what: '操作', field: '字段', from: '原值', to: '新值', more: '加载更多', system: '系统', changed: '修改了 %{smart_count} 项', show: '查看变更记录', noFields: '没有字段变化',
  },
  conflict: {
    title: '记录已被他人修改', text: '在您编辑期间，此记录已被他人修改。请核对差异，再决定重新加载还是覆盖。', field: '字段', theirs: '当前值', mine: '您的值',
    reload: '重新加载', overwrite: '用我的修改覆盖', same: '您的修改与当前值相同',
  },
}
