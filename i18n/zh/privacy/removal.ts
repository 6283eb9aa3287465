import type { removal } from '../../../resources/privacy/removal.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: '到期清理',
  fields: {
    kind: '资料',
    state: '状态',
    before: '清理此日之前的',
    removeOn: '清理日期',
    expected: '预计条数',
    removed: '已清理条数',
    startedAt: '开始时间',
    endedAt: '完成时间',
  },
  hints: { expected: '预告时的条数；保存期限在预告后延长的，不再清理' },
  sections: { announcement: '预告', result: '结果' },
  choices: {
    kind: {
      patient: '患者档案',
      message: '消息记录',
      webhookDelivery: '推送记录',
      formerMobile: '曾用手机号',
      securityEvent: '安全日志',
      errorLog: '异常记录',
      change: '修改记录',
      look: '查看与导出记录',
      signIn: '登录记录',
      failedCall: '失败记录',
      sealedRecord: '封存的病历',
    },
    state: { announced: '已预告', running: '清理中', done: '已完成' },
  },
  actions: {},
  inputs: {},
} satisfies Texts<typeof removal>
