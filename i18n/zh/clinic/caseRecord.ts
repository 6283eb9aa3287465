import type { caseRecord } from '../../../resources/clinic/caseRecord.ts'
import type { Texts } from '../../../resources/core/index.ts'
import { clinicalTexts } from './clinicalFields.ts'

export default {
  name: '检查记录',
  fields: {
    ...clinicalTexts.fields,
    number: '病例号',
    case: '病例',
    patient: '患者',
    hospital: '所属机构',
    withdrawn: '已撤销',
    deleted: '已删除',
  },
  hints: { ...clinicalTexts.hints, examinedOn: '每份病例每个日期一条记录，在病例中更正' },
  sections: { ...clinicalTexts.sections, record: '检查记录' },
  pairs: clinicalTexts.pairs,
  choices: clinicalTexts.choices,
  actions: { withdraw: '撤销' },
  done: { withdraw: '已撤销' },
  inputs: { withdraw: { fields: { reason: '原因' } } },
  confirms: {
    withdraw:
      '用于日期记错等情况。撤销后该记录不再出现，病例改为显示其余记录中最近的一次；原值和原因保留在变更记录中，不能恢复。',
  },
} satisfies Texts<typeof caseRecord>
