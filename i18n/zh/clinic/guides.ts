import type { Guides } from '../../Guides.ts'

/** What the pages of this capability are for, and how the first entry of a list comes about. */
export default {
  case: {
    purpose: '患者的一段完整诊疗：首诊的视力、屈光和诊断，以及之后的每次复查。',
    first: '患者首诊时新建病例。',
  },
  caseRecord: {
    purpose: '每次检查的结果：视力、屈光、双眼视功能等。疗效由这些记录得出。',
    first: '新建病例时记录第一次检查，之后在病例页面添加。',
  },
  treatmentPlan: {
    purpose: '患者训练哪些项目、每项多少分钟。每次保存都是新的一版，旧版保留备查。',
    first: '为患者新建方案，可以一键套用方案模板。',
  },
  planTemplate: {
    purpose: '常用的训练安排，制定方案时一键套用。',
    first: '把经常开的训练安排新建为模板。',
  },
  project: {
    purpose: '治疗方案可以安排的训练项目。',
    first: '先有项目类型，再在这里新建项目。',
  },
  projectType: {
    purpose: '训练项目的分类。',
    first: '新建第一个类型，然后为它添加训练项目。',
  },
  newCase: { purpose: '为首诊患者记录病史、检查结果和诊断，一次保存为病例和第一份检查记录。' },
  caseCompare: { purpose: '把几次检查并排对照，看各项指标的变化。' },
  eyeChart: { purpose: '患者历次检查的视力，以曲线或表格显示。' },
} satisfies Guides<'clinic'>
