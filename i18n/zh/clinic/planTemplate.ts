import type { planTemplate } from '../../../resources/clinic/planTemplate.ts'
import type { Texts } from '../../../resources/core/index.ts'
import { planItemTexts } from './planItem.ts'

export default {
  name: '方案模板',
  fields: { name: '模板名称', hospitals: '适用机构', items: '训练项目', remark: '备注', deleted: '已删除' },
  hints: { hospitals: '不选则适用于所有机构' },
  sections: { template: '模板信息', plan: '训练项目' },
  choices: {},
  items: { items: planItemTexts },
  actions: { recover: '恢复' },
  done: { recover: '已恢复' },
  inputs: {},
  confirms: { remove: '删除后不能再用它制定方案，可以恢复。确定删除吗？' },
} satisfies Texts<typeof planTemplate>
