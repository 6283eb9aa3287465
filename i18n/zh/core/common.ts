import type { StandardAction } from '../../../resources/core/action.ts'
import type { ImportCall } from '../../../resources/core/importing.ts'
import type { Stamp } from '../../../resources/core/stamps.ts'

/** What every stored record carries beside its own fields. */
export const fields = {
  id: '编号',
  createdAt: '创建时间',
  createdBy: '创建人',
  updatedAt: '更新时间',
  updatedBy: '更新人',
  version: '版本',
} satisfies Record<Stamp | 'id' | 'version', string>

/** Actions that every resource may have, or that change records of others along with their own. */
export const actions = {
  openSealed: '依法调取封存病历',
  list: '查看列表',
  get: '查看详情',
  create: '新建',
  update: '编辑',
  remove: '删除',
  options: '选择列表',
  export: '导出',
  history: '变更记录',
  contact: '查看隐藏信息',
  changeOwn: '修改个人资料',
  kick: '强制下线',
  sort: '调整顺序',
  merge: '合并',
  withdraw: '撤销检查记录',
  import: '批量导入',
  importState: '查看导入进度',
  importCheck: '检查导入内容',
  importRows: '查看导入的行',
  importMend: '更正导入的单元格',
  importStore: '确认导入',
  importCancel: '取消导入',
  importErrors: '下载导入错误',
  importTemplate: '下载导入模板',
} satisfies Record<
  | StandardAction
  | ImportCall
  | 'export'
  | 'history'
  | 'contact'
  | 'kick'
  | 'changeOwn'
  | 'merge'
  | 'withdraw'
  | 'openSealed',
  string
>

/** What actions ask for on every resource that has them. */
const job = '导入编号'
const format = '文件格式：csv 或 xlsx'
export const inputs = {
  sort: { rows: '移动的记录，以及各自的新上级和新顺序' },
  import: { file: '要导入的 CSV 或 Excel（.xlsx）文件' },
  importCheck: { job, columns: '每一列填入的字段，按列的顺序；不导入的列为 null', fixed: '所有行共用的值，按字段' },
  importRows: { job, page: '页码，从 0 开始', size: '每页行数', wrong: '只看有错误的行' },
  importMend: { job, cells: '要更正的单元格：行号、列（从 0 开始）和新内容；更正后重新检查所有行' },
  importStore: { job, leaveOut: '是否略过有错误的行，只导入正确的行' },
  importCancel: { job },
  importErrors: { job, format, title: '%{name}-导入错误', wrong: '错误说明' },
  importTemplate: { format, title: '%{name}-导入模板' },
}

/** Permissions that are not named after an action. */
export const permissions = {
  'notice:unpublish': '撤回',
  'caseSuccess:consent': '查看监护人同意书',
  'site:enter': '网站关闭时进入',
  'savedView:share': '共享视图',
  'statistics:everyone': '查看所有人的统计数据（否则仅限本人）',
  'generator:design': '使用代码生成器',
  'gameConfig:design': '修改配置项',
}
