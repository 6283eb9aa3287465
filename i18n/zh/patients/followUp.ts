import type { followUp } from '../../../resources/patients/followUp.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: '随访',
  fields: {
    number: '随访编号',
    patient: '患者',
    hospital: '所属机构',
    at: '随访时间',
    channel: '随访方式',
    content: '随访内容',
    result: '随访结果',
    nextOn: '下次随访日期',
    outstanding: '待再次随访',
    deleted: '已删除',
  },
  sections: { followUp: '随访信息' },
  choices: {
    channel: { phone: '电话', sms: '短信', wechat: '微信', visit: '到院', other: '其他' },
  },
  actions: { recover: '恢复' },
  done: { recover: '已恢复' },
  inputs: {},
} satisfies Texts<typeof followUp>
