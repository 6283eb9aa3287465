/** Texts of the trees of a role, of who holds what, and of who is signed in. */
export const ticks = {
  menus: '菜单',
  permissions: '权限',
  everything: '全部',
  of: '已选 %{count} / %{total}',
  search: '在“%{name}”中搜索',
  open: '全部展开',
  close: '全部收起',
  nothing: '没有匹配的内容',
  notHeld: '您没有此权限，不能授予或收回',
  notSeen: '您看不到此菜单，不能分配或收回',
  mayNotOpen: '该角色没有打开此页面的权限',
  noPage: '页面不存在',
  mayNot: '您没有修改此内容的权限，只能查看',
  asHolder: {
    open: '查看持有者看到的内容',
    title: '只持有“%{name}”的操作员看到的内容',
    lead: '按当前勾选显示，无论是否已保存。能看到哪些记录，由每位操作员的数据范围决定。',
    nothing: '只有首页：没有勾选可以打开的菜单。',
    home: '首页显示这些权限所对应的内容。',
    page: '可以打开此页面。',
    looksOnly: '只能查看。',
    may: '可以',
    mayNot: '不可以',
    hidden: '看不到的字段',
    fixed: '看得到但不能修改的字段',
    covered: '部分隐藏的字段',
    revealed: '部分隐藏、可以显示全部内容的字段',
  },
}

export const holders = {
  lead: '系统中可以授予的全部权限，以及哪些角色、多少操作员拥有它们。在角色页面中授予或收回。',
  searchIn: '权限、代码或角色',
  permission: '可以做什么',
  roles: '拥有的角色',
  held: '操作员',
  operators: '%{smart_count} 人',
  nobody: '没有角色拥有',
  byWildcard: '通过 %{wildcard} 拥有，包括以后新增的权限',
}

export const online = {
  sessions: '登录会话',
}
