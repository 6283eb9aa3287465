import type { CustomPageKey } from '../../../resources/pages.ts'

/** Titles of the pages that are written by hand. */
export default {
  newCase: '新建病例',
  mergePatients: '重复患者',
  gameConfig: '游戏配置',
  topUp: '患者充值',
  callList: '逐个随访',
  reexaminationReminder: '复查提醒',
  dayEnd: '收银日结',
  globalSetting: '全局设置',
  'nested/menu1/menu1-1': '菜单 1-1',
  'nested/menu1/menu1-2/menu1-2-1': '菜单 1-2-1',
  'nested/menu1/menu1-2/menu1-2-2': '菜单 1-2-2（不缓存）',
  'nested/menu1/menu1-3': '菜单 1-3',
  'nested/menu2': '菜单 2',
  'user/center': '个人中心',
  'user/hospital': '机构信息',
  permission: '权限',
  caseCompare: '检查记录对比',
  eyeChart: '视力曲线',
  hospitalStatement: '机构对账单',
  'user/updatePass': '修改密码',
  'user/secondFactor': '两步验证',
} satisfies { readonly [K in CustomPageKey]: string }
