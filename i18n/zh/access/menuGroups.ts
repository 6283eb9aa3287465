import type { MenuGroupName } from '../../../resources/menuGroups.ts'

/** Titles of the groups of the navigation. */
export default {
  business: '业务管理',
  statistics: '统计分析',
  content: '内容管理',
  privacy: '隐私保护',
  system: '系统管理',
  monitor: '运行监控',
  tools: '工具',
  nested: '多级菜单',
  nestedMenu1: '菜单 1',
  nestedMenu12: '菜单 1-2',
} satisfies { readonly [G in MenuGroupName]: string }
