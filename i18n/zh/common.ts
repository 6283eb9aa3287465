import type { StandardAction } from '../../resources/schema/action.ts'
import type { Stamp } from '../../resources/schema/stamps.ts'

/** What every stored record carries beside its own fields. */
export const fields = {
  id: '编号', createdAt: '创建时间', createdBy: '创建人', updatedAt: '更新时间', updatedBy: '更新人', version: '版本',
} satisfies Record<Stamp | 'id' | 'version', string>

/** Actions that every resource may have. */
export const actions = {
  list: '查看列表', get: '查看详情', create: '新建', update: '编辑', remove: '删除', options: '选择列表',
  export: '导出', history: '变更记录', contact: '查看隐藏信息', kick: '强制下线', sort: '调整顺序',
} satisfies Record<StandardAction | 'export' | 'history' | 'contact' | 'kick', string>

/** What actions ask for on every resource that has them. */
export const asks = { sort: { rows: '移动的记录，以及各自的新上级和新顺序' } }

/** Permissions that are not named after an action. */
export const permissions = {
  'site:enter': '网站关闭时进入',
  'message:body': '查看消息正文',
}
