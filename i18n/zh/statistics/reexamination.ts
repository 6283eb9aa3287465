import type { reexamination } from '../../../resources/statistics/reexamination.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: '复查跟踪',
  fields: {
    name: '姓名',
    patient: '患者',
    case: '病例',
    hospital: '所属机构',
    hospitalPhone: '机构电话',
    doctor: '医生',
    nurse: '护士',
    trainer: '训练师',
    examinedOn: '检查日期',
    dueOn: '应复查日期',
    doneOn: '实际复查日期',
    state: '复查状态',
    delay: '逾期天数',
    followedAt: '最近随访',
    result: '随访结果',
    followedUp: '已随访',
  },
  hints: {
    state: '7 天内应复查的为到期；实际复查晚于应复查日期的为逾期完成',
    delay: '应复查日期之后的天数，到实际复查日或今天为止',
    followedUp: '应复查日期前 7 天起、复查之前有随访记录',
  },
  sections: {},
  choices: { state: { planned: '未到期', due: '到期', overdue: '逾期未查', inTime: '按期完成', late: '逾期完成' } },
  actions: {},
  inputs: {},
} satisfies Texts<typeof reexamination>
