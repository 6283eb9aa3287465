import type { Reports } from '../../../resources/index.ts'
import type { AllReportTexts } from '../../../resources/core/statistics/index.ts'

/** Titles of the parts of reports. */
export default {
  overview: {
    parts: {
      today: '今天',
      month: '本月',
      people: '患者与诊疗',
      money: '金额',
      times: '次数',
      effect: '疗效',
      training: '训练与余额',
      sold: '充值金额走势',
      trained: '训练天数走势',
      patients: '新增患者走势',
      ranking: '各机构排名',
    },
  },
  rechargeAnalysis: {
    parts: {
      sums: '充值概况',
      byDay: '金额与实收',
      byChannel: '各渠道实收',
      byType: '各类型售出次数',
      table: '各机构充值、实收与退款',
      types: '各机构充值（按类型）',
    },
  },
  doctorBilling: { parts: { sums: '开单概况', byMonth: '各月开单（按套餐）', byDoctor: '各医生开单' } },
  doctorRecharge: { parts: { sums: '充值概况', byDoctor: '各医生次数与赠送', table: '各医生充值明细' } },
  gameAnalysis: {
    parts: {
      sums: '训练概况',
      course: '训练分钟走势',
      hours: '训练时段（小时与星期）',
      byProject: '各项目训练分钟（按年龄段）',
      score: '平均得分走势',
      level: '平均关卡走势',
      projects: '各项目训练',
      byGame: '各游戏训练',
      unplayed: '无人训练的已发布游戏',
      byAge: '各年龄段训练（按性别）',
    },
  },
  gifts: {
    parts: {
      sums: '赠送概况',
      byMonth: '各月赠送',
      byHospital: '各机构赠送占比',
      table: '各机构与医生的赠送',
      largest: '最大的赠送',
    },
  },
  monthAnalysis: { parts: { sums: '年度概况', byMonth: '各月金额', running: '累计金额', table: '各月主要指标' } },
  yearAnalysis: { parts: { sums: '历年概况', byYear: '各年金额与次数', running: '累计金额', table: '各年主要指标' } },
  growth: { parts: { sums: '增长概况', table: '各指标同比与环比', course: '金额走势' } },
  comparison: {
    parts: {
      sums: '对比概况',
      organisations: '各机构对比',
      courses: '各机构金额走势',
      patients: '各机构新增患者走势',
      doctors: '各医生对比',
      doctorCourses: '各医生金额走势',
      doctorPatients: '各医生新增患者走势',
    },
  },
  ageAnalysis: {
    parts: {
      sums: '概况',
      pyramid: '全部患者的年龄（按性别，今天的年龄）',
      active: '各年龄段训练患者（按性别）',
      trained: '各年龄段训练天数（按性别）',
      bills: '各年龄段充值（按性别）',
      effect: '各年龄段疗效',
      table: '各年龄段主要指标',
    },
  },
  effectAnalysis: {
    parts: {
      sums: '疗效概况',
      classes: '疗效分布',
      byTraining: '疗效与训练天数',
      byLevel: '疗效与弱视程度',
      byDoctor: '各医生疗效',
      byHospital: '各机构疗效',
      byAge: '各年龄段疗效',
      byType: '各弱视类型疗效',
      ofLevels: '各程度疗效明细',
      ofTraining: '各训练天数疗效明细',
    },
  },
  reexaminations: { parts: { sums: '复查概况', byHospital: '各机构复查', byDoctor: '各医生复查' } },
  effectDifference: {
    parts: {
      sums: '提升概况',
      lines: '提升行数分布',
      training: '训练天数与提升行数（按医生）',
      byTraining: '提升行数中位数（按训练天数）',
      table: '各年龄段提升',
      byHospital: '各机构提升',
      byDoctor: '各医生提升',
      byType: '各弱视类型提升',
      byLevel: '各程度提升',
      ofTraining: '各训练天数提升',
    },
  },
} satisfies AllReportTexts<Reports>
