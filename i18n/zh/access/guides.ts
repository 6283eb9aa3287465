import type { Guides } from '../../Guides.ts'

/** What the pages of this capability are for, and how the first entry of a list comes about. */
export default {
  operator: {
    purpose: '可以登录后台的人，以及各自的机构、角色和数据范围。',
    first: '为每位同事新建一个账号。',
  },
  role: {
    purpose: '角色决定持有人可以做什么、看到哪些菜单。',
    first: '预置的角色不够用时，新建自己的角色。',
  },
  menu: {
    purpose: '侧边栏的菜单：名称、图标、顺序，以及打开的页面。',
    first: '新建一个菜单，选择它打开的页面。',
  },
  online: {
    purpose: '现在登录着的账号和设备；必要时可以让其退出。',
    first: '有人登录后自动出现。',
  },
  permission: { purpose: '产品中的全部权限，以及各权限由哪些角色持有。' },
  'user/center': { purpose: '您的资料、登录方式、已登录的设备和操作记录。' },
  'user/secondFactor': { purpose: '用手机上的验证器为登录再加一道验证。' },
  'user/updatePass': { purpose: '更换登录密码。更换后其他设备上的登录会失效。' },
  'nested/menu1/menu1-1': { purpose: '演示多级菜单的页面。' },
  'nested/menu1/menu1-2/menu1-2-1': { purpose: '演示多级菜单的页面。' },
  'nested/menu1/menu1-3': { purpose: '演示多级菜单的页面。' },
  'nested/menu2': { purpose: '演示多级菜单的页面。' },
  'nested/menu1/menu1-2/menu1-2-2': { purpose: '演示多级菜单的页面。离开后不保留填写的内容。' },
} satisfies Guides<'access'>
