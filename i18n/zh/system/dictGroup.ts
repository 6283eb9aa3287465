import type { Texts } from '../../../resources/core/index.ts'
import type { dictGroup } from '../../../resources/system/dictGroup.ts'

export default {
  name: '字典分组',
  fields: { name: '标识', label: '中文名称', labelEn: '英文名称', remark: '备注', entries: '选项数', fixed: '固定' },
  hints: {
    name: '只能使用字母、数字、下划线和短横线',
    entries: '有选项的分组不能删除',
    fixed: '由系统使用：选项只能改名称和顺序，不能新增、删除或停用',
  },
  sections: { group: '字典分组' },
  choices: {},
  actions: {},
  inputs: {},
  confirms: { remove: '字典分组删除后不能恢复。确定删除吗？' },
} satisfies Texts<typeof dictGroup>
