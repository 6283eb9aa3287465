import type { attendance } from '../../../resources/statistics/attendance.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: '训练出勤',
  fields: {
    name: '姓名',
    patient: '患者',
    hospital: '所属机构',
    doctor: '医生',
    nurse: '护士',
    trainer: '训练师',
    times: '剩余次数',
    lastOn: '最近训练日',
    absent: '未训练天数',
    trained: '训练天数',
    planned: '计划天数',
    followedAt: '最近随访',
    result: '随访结果',
    nextOn: '下次随访日期',
    followedUp: '停训后已随访',
  },
  hints: {
    absent: '距最近训练日的天数；从未训练的，从登记日算起',
    trained: '统计期内有训练记录的天数',
    planned: '统计期内有治疗方案的天数',
    followedUp: '最近训练日当天或之后有随访记录',
  },
  sections: {},
  choices: {},
  actions: {},
  inputs: { list: { fields: { days: '统计最近天数' } } },
} satisfies Texts<typeof attendance>
