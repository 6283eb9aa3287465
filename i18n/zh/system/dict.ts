import type { Texts } from '../../../resources/core/index.ts'
import type { dict } from '../../../resources/system/dict.ts'

export default {
  name: '字典',
  fields: { group: '字典分组', value: '值', label: '中文名称', labelEn: '英文名称', sort: '排序', enabled: '启用' },
  hints: {
    value: '记录中保存的是这个值，同一分组内不能重复',
    sort: '数字越小越靠前',
    enabled: '停用后不能再选，已有记录照常显示',
  },
  sections: { entry: '字典选项' },
  choices: {},
  actions: {},
  calls: { byGroup: '按分组标识查询', byGroupId: '按分组编号查询' },
  inputs: { byGroup: { fields: { group: '分组标识' } }, byGroupId: { fields: { id: '分组编号' } } },
  confirms: { remove: '正在使用的选项不能删除，只能停用。确定删除吗？' },
} satisfies Texts<typeof dict>
