import type { Guides } from '../../Guides.ts'

/** What the pages of this capability are for, and how the first entry of a list comes about. */
export default {
  attendance: {
    purpose: '患者最近一次训练是哪一天，谁很久没来，方便逐个联系。',
    first: '有可以训练的患者后自动出现。',
  },
  reexamination: {
    purpose: '约定的复查：谁已到期，谁已经来过。',
    first: '检查时填写下次复查日期后自动出现。',
  },
  effect: {
    purpose: '患者在所选日期内第一次与最后一次检查之间的疗效。',
    first: '有检查记录后自动得出。这里为空时，请看看所选日期。',
  },
  reportSubscription: {
    purpose: '定期发送到邮箱的报表。',
    first: '在任一报表页点“订阅”。',
  },
  callList: { purpose: '按顺序逐个联系患者：拨打电话，记下结果，到下一位。' },
  reexaminationReminder: { purpose: '为到期的患者打印复查提醒单。' },
  overview: { purpose: '患者、收入、诊疗和疗效的总体情况。' },
  rechargeAnalysis: { purpose: '充值按日期、渠道、类型和机构的情况：应收、实收和欠款。' },
  doctorBilling: { purpose: '各医生每月开出的套餐。' },
  doctorRecharge: { purpose: '各医生售出、赠送和退回的次数与金额。' },
  gameAnalysis: { purpose: '患者训练了什么、训练了多久、在什么时段训练。' },
  gifts: { purpose: '各机构、各医生赠送的次数，及其占全部次数的比例。' },
  monthAnalysis: { purpose: '一年内各月的主要指标和累计数，最高与最低的月份。' },
  yearAnalysis: { purpose: '历年的主要指标和累计数。' },
  growth: { purpose: '各项主要指标与上期、上年同期的比较。' },
  comparison: { purpose: '选择 2 至 5 个机构或医生，按相同指标并排比较；也可比较一个机构或医生的两个时段。' },
  ageAnalysis: { purpose: '各年龄段的训练、充值和疗效，区分性别。' },
  effectAnalysis: { purpose: '疗效按机构、医生、年龄、弱视类型与程度、训练天数的分布。' },
  effectDifference: { purpose: '视力提升了几行，与训练天数有什么关系。' },
} satisfies Guides<'statistics'>
