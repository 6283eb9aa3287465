import type { treatmentPlan } from '../../../resources/clinic/treatmentPlan.ts'
import type { Texts } from '../../../resources/core/index.ts'
import { planItemTexts } from './planItem.ts'

export default {
  name: '治疗方案',
  fields: {
    number: '方案编号',
    patient: '患者',
    hospital: '所属机构',
    edition: '版次',
    startsOn: '开始日期',
    endedOn: '结束日期',
    current: '当前方案',
    items: '训练项目',
    minutes: '每天分钟数',
    replaces: '替换的方案',
    remark: '备注',
  },
  hints: { startsOn: '保存后，上一版方案到这一天为止' },
  sections: { plan: '方案信息', grid: '训练项目' },
  choices: {},
  items: { items: planItemTexts },
  actions: {},
  inputs: {},
} satisfies Texts<typeof treatmentPlan>
