import type { caseInfo } from '../../../resources/clinic/case.ts'
import type { Texts } from '../../../resources/core/index.ts'
import { clinicalTexts } from './clinicalFields.ts'

export default {
  name: '病例',
  fields: {
    ...clinicalTexts.fields,
    number: '病例号',
    patient: '患者',
    hospital: '所属机构',
    records: '检查记录数',
    deleted: '已删除',
  },
  hints: {
    ...clinicalTexts.hints,
    number: '留空时自动生成：机构编码、日期与随机数字。所有机构中不能重复，包括已删除的病例',
    patient: '每位患者只能有一份病例；演示患者和自助注册的患者不能建病例',
  },
  sections: { ...clinicalTexts.sections, case: '病例' },
  pairs: clinicalTexts.pairs,
  choices: clinicalTexts.choices,
  actions: { recover: '恢复' },
  done: { recover: '已恢复' },
  calls: { getEyeChart: '视力曲线', selectEyeRecordChart: '按条件查看视力曲线', checkNumber: '检查病例号' },
  inputs: {
    selectEyeRecordChart: {
      fields: { eyes: '眼别', from: '开始日期', to: '结束日期', measures: '视力类型' },
      choices: { eyes: { right: '右眼', left: '左眼' }, measures: { naked: '裸眼视力', corrected: '矫正视力' } },
    },
    checkNumber: { fields: { number: '病例号' }, choices: {} },
  },
  confirms: { remove: '删除后病例及其检查记录不再出现在列表中，可以通过“已删除”筛选找到并恢复。确定删除吗？' },
} satisfies Texts<typeof caseInfo>
