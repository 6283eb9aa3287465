import type { effect } from '../../../resources/statistics/effect.ts'
import type { Texts } from '../../../resources/core/index.ts'
import { ageBands } from '../core/ageBands.ts'
import { clinicalTexts } from '../clinic/clinicalFields.ts'

export default {
  name: '疗效',
  fields: {
    number: '病例号',
    patient: '患者',
    case: '病例',
    hospital: '所属机构',
    doctor: '主治医生',
    gender: '性别',
    ageBand: '首次检查时年龄段',
    amblyopiaType: '弱视类型',
    examinations: '检查次数',
    firstOn: '首次检查',
    lastOn: '末次检查',
    days: '间隔天数',
    trainedDays: '训练天数',
    rightFirst: '右眼首次矫正视力',
    rightLast: '右眼末次矫正视力',
    leftFirst: '左眼首次矫正视力',
    leftLast: '左眼末次矫正视力',
    eye: '判定眼',
    level: '首次弱视程度',
    effect: '疗效',
    gainLines: '提高行数',
    gain: '提高值（百分之一）',
  },
  hints: {
    eye: '首次检查较差的一眼；两眼相同时取末次较差的一眼',
    level: '判定眼首次检查时的程度',
    effect: '按判定眼首次与末次矫正视力得出',
    gainLines: '判定眼在视力表上提高的行数，降低为负',
    gain: '判定眼矫正视力提高的百分之一数，如 0.6 到 0.8 为 20',
    trainedDays: '首次检查到末次检查之间有训练的天数',
    amblyopiaType: '判定眼的弱视类型',
    ageBand: '首次检查当日的年龄',
  },
  sections: {},
  choices: {
    gender: { male: '男', female: '女' },
    ageBand: ageBands,
    eye: { right: '右眼', left: '左眼' },
    level: clinicalTexts.choices.level,
    effect: {
      cure: '治愈',
      improved: '进步',
      invalid: '无效',
      notAmblyopicAtFirst: '首次检查时无弱视',
      notYetComparable: '只有一次检查',
      notComparable: '无法比较',
    },
  },
  actions: {},
  inputs: { list: { fields: { from: '检查日期从', to: '检查日期至' } } },
} satisfies Texts<typeof effect>
