import type { clinicalFields } from '../../resources/clinic/clinicalFields.ts'
import { trainingRecommendation } from '../../domain/amblyopia.ts'
import { addDays } from '../../domain/calendar.ts'
import { hundredths } from '../../domain/visualAcuity.ts'
import { levelsOf } from '../clinic/clinical.ts'
import type { CaseRow } from './cases.ts'
import { eyes, nextLine, visionAt } from './eyes.ts'
import type { Eyes } from './eyes.ts'
import type { Patient } from './patients.ts'
import { weighted } from './random.ts'
import type { Random } from './random.ts'

/** What one visit finds. */
export type Visit = Pick<CaseRow, keyof typeof clinicalFields>

const names: Readonly<Record<string, string>> = {
  anisometropic: '屈光参差性弱视',
  ametropic: '屈光不正性弱视',
  strabismic: '斜视性弱视',
  meridional: '子午线性弱视',
  mixed: '斜视合并屈光参差性弱视',
  deprivation: '形觉剥夺性弱视',
}
const advice: Readonly<Record<string, string>> = {
  rightOnly: '单独训练右眼',
  leftOnly: '单独训练左眼',
  bothAtOnce: '双眼同时训练',
  rightThenLeft: '先训练右眼，再训练左眼',
}
const histories = [
  '足月顺产，无家族史',
  '早产，曾吸氧治疗',
  '父亲高度近视',
  '母亲幼时患弱视',
  '外院验光后转诊',
  '入园体检发现视力异常',
]
const frequencies = weighted([
  ['onceDaily', 55],
  ['twiceDaily', 25],
  ['fiveWeekly', 14],
  ['threeWeekly', 6],
])
const amounts = [20, 30, 30, 60, 90]

/** Functions of both eyes together come with the vision of the poorer one, in hundredths. */
const together = (
  poorer: number,
): Pick<
  Visit,
  | 'simultaneousVision'
  | 'fourPointLamp'
  | 'fusion'
  | 'synoptophore'
  | 'randomDotFusion'
  | 'divergence'
  | 'convergence'
  | 'stereopsis'
  | 'lineStereopsis'
  | 'staticRandomDots'
> => {
  if (poorer >= 80) {
    return {
      simultaneousVision: 'present',
      fourPointLamp: 'four',
      fusion: 'normal',
      synoptophore: 'gradeThree',
      randomDotFusion: 'present',
      divergence: 'normal',
      convergence: 'normal',
      stereopsis: poorer >= 100 ? '40' : '60',
      lineStereopsis: '60',
      staticRandomDots: '60',
    }
  }
  if (poorer >= 50) {
    return {
      simultaneousVision: 'present',
      fourPointLamp: 'four',
      fusion: 'reduced',
      synoptophore: 'gradeTwo',
      randomDotFusion: 'doubtful',
      divergence: 'normal',
      convergence: 'insufficient',
      stereopsis: poorer >= 60 ? '100' : '200',
      lineStereopsis: '200',
      staticRandomDots: '200',
    }
  }
  return {
    simultaneousVision: 'alternating',
    fourPointLamp: 'alternating',
    fusion: 'absent',
    synoptophore: 'gradeOne',
    randomDotFusion: 'absent',
    divergence: 'insufficient',
    convergence: 'insufficient',
    stereopsis: poorer >= 30 ? '800' : 'none',
    lineStereopsis: poorer >= 30 ? '800' : 'none',
    staticRandomDots: 'none',
  }
}

const diagnosisOf = ({ right, left }: Eyes): string => {
  const type = names[right.type === 'none' ? left.type : right.type]!
  const side = right.type === 'none' ? '左眼' : left.type === 'none' ? '右眼' : '双眼'
  return `${side}${type}`
}

/** Glasses alone do some of it; some twenty days of training between two visits are what eyes need. */
const paceAfter = (trained: number): number => Math.min(1.5, 0.65 + trained / 25)

/**
 * What the visits of a child find, one a day in their order: vision improves as eyes that are trained do. `trained`
 * says on how many days between two of them.
 */
export const examinations = (
  random: Random,
  days: readonly string[],
  { doctor, nurse, trainer }: Pick<Patient, 'doctor' | 'nurse' | 'trainer'>,
  trained: (from: string, until: string) => number,
): Visit[] => {
  const both = eyes(random)
  const [frequency, count, history] = [
    frequencies(random),
    random.pick(amounts),
    random.chance(0.5) ? random.pick(histories) : null,
  ]
  let lines = { right: both.right.first, left: both.left.first }
  return days.map((day, at) => {
    if (at > 0) {
      const pace = paceAfter(trained(days[at - 1]!, day))
      lines = {
        right: nextLine(random, both.right, lines.right, pace),
        left: nextLine(random, both.left, lines.left, pace),
      }
    }
    const [right, left] = [visionAt(both.right, lines.right), visionAt(both.left, lines.left)]
    const [r, l] = [hundredths(right.corrected)!, hundredths(left.corrected)!]
    const recommended = trainingRecommendation({ right: right.corrected, left: left.corrected })
    const covered = r === l ? null : r > l ? '右眼' : '左眼'
    const corrected = { correctedRight: right.corrected, correctedLeft: left.corrected }
    // Long-sightedness goes back a little with the years.
    const lens = (sphere: number): number => Math.max(0.25, sphere - Math.floor(at / 4) * 0.25)
    return {
      examinedOn: day,
      nakedRight: right.naked,
      nakedLeft: left.naked,
      ...corrected,
      amblyopiaTypeRight: both.right.type,
      amblyopiaTypeLeft: both.left.type,
      ...levelsOf(corrected),
      sphereRight: lens(both.right.sphere),
      sphereLeft: lens(both.left.sphere),
      cylinderRight: both.right.cylinder,
      cylinderLeft: both.left.cylinder,
      axisRight: both.right.axis,
      axisLeft: both.left.axis,
      fixationRight: both.right.fixation,
      fixationLeft: both.left.fixation,
      dominantEye: r === l ? 'alternating' : r > l ? 'right' : 'left',
      ...together(Math.min(r, l)),
      doctor,
      nurse,
      trainer,
      diagnosis: diagnosisOf(both),
      treatment: at === 0 ? '全天戴镜，配合弱视训练，定期复查' : '继续戴镜与训练，按期复查',
      medicalHistory: history,
      recommendation: advice[recommended] ?? null,
      trainingFrequency: frequency,
      prescriptionCount: count,
      glasses: '全天戴镜',
      occlusion: covered !== null && Math.abs(r - l) >= 20 ? `遮盖${covered}，每天 ${r + l < 100 ? 4 : 2} 小时` : null,
      reexamineOn: addDays(day, 90),
    }
  })
}
