import type { Texts } from '../../../resources/core/index.ts'
import type { menu } from '../../../resources/access/menu.ts'

export default {
  name: '菜单',
  fields: {
    title: '中文标题',
    titleEn: '英文标题',
    superior: '上级菜单',
    path: '路径',
    component: '页面',
    icon: '图标',
    sort: '排序',
    hidden: '隐藏',
    alwaysShow: '总是显示',
    noCache: '不缓存',
  },
  hints: {
    component: '点击后打开的页面；分组不打开页面，外部链接在新窗口打开',
    path: '字母、数字等，用 / 分隔；外部链接填写完整网址',
    noCache: '离开页面后不保留输入的内容',
    hidden: '不在侧边栏显示，但仍可以打开',
    sort: '数字越小越靠前',
    alwaysShow: '只有一个子菜单时也显示分组',
  },
  sections: { node: '菜单项', display: '显示方式' },
  choices: {},
  actions: {},
  calls: { build: '当前菜单', tree: '菜单树' },
  inputs: {},
  confirms: { remove: '菜单删除后不能恢复。确定删除吗？' },
} satisfies Texts<typeof menu>
