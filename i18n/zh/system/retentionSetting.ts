import type { Texts } from '../../../resources/core/index.ts'
import type { retentionSetting } from '../../../resources/system/retentionSetting.ts'

export default {
  name: '保存期限',
  fields: {
    medicalYears: '患者档案保存年数',
    changeYears: '修改记录保存年数',
    messageDays: '消息记录保存天数',
    logDays: '日志保存天数',
    securityLogDays: '安全日志保存天数',
    noticeDays: '提前预告天数',
    tellTo: '清理预告接收人',
    remark: '说明',
  },
  hints: {
    medicalYears:
      '从患者最后一次就诊或任何登记起计算；到期后整份档案按“删除”处理。《医疗机构病历管理规定》第二十九条：门诊病历不少于 15 年',
    changeYears: '谁在何时改了什么，是病历的一部分，不少于 15 年；到期后只保留每月次数',
    messageDays: '短信和邮件发给了谁、是否送达，以及患者曾用的手机号；内容在送达后立即清除',
    logDays:
      '查看、导出、登录和失败记录，以及异常；到期后只保留每月次数。《网络安全法》第二十一条：网络日志不少于六个月',
    securityLogDays: '《网络安全法》第二十一条：不少于六个月',
    noticeDays: '每次清理之前这么多天，在“到期清理”中写明清理什么、何时清理、多少条',
    tellTo: '每次预告时在通知中告知',
    remark: '例如为什么保存得比法律要求的更久',
  },
  sections: { children: '患者资料', logs: '日志', announcement: '预告' },
  choices: {},
  actions: {},
  inputs: {},
} satisfies Texts<typeof retentionSetting>
