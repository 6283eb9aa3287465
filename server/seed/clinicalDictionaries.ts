import type { SeededDictionary } from './dictionaries.ts'

type Entries = SeededDictionary['entries']

/** Thresholds in seconds of arc as tests of stereopsis print them, and that none was found. */
const secondsOfArc = (...values: number[]): Entries => [
  ...values.map(value => [String(value), `${value} 角秒`, `${value} arcsec`] as const),
  ['none', '无立体视', 'No stereopsis'],
]

const thereOrNot: Entries = [
  ['present', '有', 'Present'],
  ['doubtful', '可疑', 'Doubtful'],
  ['absent', '无', 'Absent'],
]

/**
 * The values that clinicians write down for an examination of amblyopia. Fixation: degrees from the fovea as a
 * visuscope shows them; lamp: what is seen with the red glass before the right eye; divergence and convergence:
 * fusional amplitudes on the synoptophore. All of them can be edited on the dictionary page.
 */
export const clinicalDictionaries: readonly SeededDictionary[] = [
  {
    name: 'amblyopiaType',
    label: '弱视类型',
    labelEn: 'Amblyopia type',
    entries: [
      ['none', '非弱视', 'Not amblyopic'],
      ['anisometropic', '屈光参差性弱视', 'Anisometropic'],
      ['strabismic', '斜视性弱视', 'Strabismic'],
      ['ametropic', '屈光不正性弱视', 'Ametropic'],
      ['deprivation', '形觉剥夺性弱视', 'Deprivation'],
      ['meridional', '子午线性弱视', 'Meridional'],
      ['mixed', '斜视合并屈光参差性弱视', 'Strabismic and anisometropic'],
    ],
  },
  {
    name: 'fixation',
    label: '注视性质',
    labelEn: 'Fixation',
    entries: [
      ['central', '中心凹注视（0°～1°）', 'Central (foveal, 0–1°)'],
      ['paracentral', '旁中心凹注视（1°～3°）', 'Paracentral (1–3°)'],
      ['macular', '黄斑注视（3°～5°）', 'Macular (3–5°)'],
      ['peripheral', '周边注视（大于 5°）', 'Peripheral (over 5°)'],
      ['wandering', '游走性注视', 'Wandering'],
      ['uncooperative', '检查不配合', 'Cannot cooperate'],
    ],
  },
  {
    name: 'simultaneousVision',
    label: '同时视',
    labelEn: 'Simultaneous vision',
    entries: [
      ['present', '有', 'Present'],
      ['rightSuppression', '右眼抑制', 'Right eye suppressed'],
      ['leftSuppression', '左眼抑制', 'Left eye suppressed'],
      ['alternating', '交替抑制', 'Alternating suppression'],
      ['absent', '无', 'Absent'],
    ],
  },
  {
    name: 'fourPointLamp',
    label: 'Worth 四点灯',
    labelEn: 'Worth four-dot lamp',
    entries: [
      ['four', '四点（融合）', 'Four dots (fusion)'],
      ['threeGreen', '三点绿（右眼抑制）', 'Three green (right suppressed)'],
      ['twoRed', '两点红（左眼抑制）', 'Two red (left suppressed)'],
      ['alternating', '两点与三点交替（交替抑制）', 'Two and three in turn (alternating)'],
      ['five', '五点（复视）', 'Five dots (diplopia)'],
    ],
  },
  {
    name: 'dominantEye',
    label: '主导眼',
    labelEn: 'Dominant eye',
    entries: [
      ['right', '右眼', 'Right'],
      ['left', '左眼', 'Left'],
      ['alternating', '交替', 'Alternating'],
      ['unclear', '不明确', 'Not clear'],
    ],
  },
  {
    name: 'fusion',
    label: '融合功能',
    labelEn: 'Fusion',
    entries: [
      ['normal', '正常', 'Normal'],
      ['reduced', '融合范围缩小', 'Reduced range'],
      ['absent', '无', 'Absent'],
    ],
  },
  {
    name: 'synoptophore',
    label: '同视机',
    labelEn: 'Synoptophore',
    entries: [
      ['gradeThree', '三级功能（立体视）', 'Grade III (stereopsis)'],
      ['gradeTwo', '二级功能（融合）', 'Grade II (fusion)'],
      ['gradeOne', '一级功能（同时视）', 'Grade I (simultaneous)'],
      ['none', '无双眼单视功能', 'No binocular single vision'],
    ],
  },
  { name: 'randomDotFusion', label: '随机点融合', labelEn: 'Random-dot fusion', entries: thereOrNot },
  {
    name: 'divergence',
    label: '散开功能',
    labelEn: 'Divergence',
    entries: [
      ['normal', '正常（-4°～-6°）', 'Normal (-4 to -6°)'],
      ['insufficient', '不足', 'Insufficient'],
      ['excessive', '过强', 'Excessive'],
      ['absent', '无', 'Absent'],
    ],
  },
  {
    name: 'convergence',
    label: '集合功能',
    labelEn: 'Convergence',
    entries: [
      ['normal', '正常（25°～30°）', 'Normal (25–30°)'],
      ['insufficient', '不足', 'Insufficient'],
      ['excessive', '过强', 'Excessive'],
      ['absent', '无', 'Absent'],
    ],
  },
  {
    name: 'stereopsis',
    label: '立体视锐度',
    labelEn: 'Stereopsis',
    entries: secondsOfArc(40, 50, 60, 80, 100, 140, 200, 400, 800, 3000),
  },
  {
    name: 'lineStereopsis',
    label: '线条立体视',
    labelEn: 'Line stereopsis',
    entries: secondsOfArc(60, 100, 200, 400, 800),
  },
  {
    name: 'staticRandomDots',
    label: '静态随机点立体视',
    labelEn: 'Static random dots',
    entries: secondsOfArc(40, 60, 100, 200, 400, 800),
  },
  {
    name: 'trainingFrequency',
    label: '训练频次',
    labelEn: 'Training frequency',
    entries: [
      ['onceDaily', '每日 1 次', 'Once a day'],
      ['twiceDaily', '每日 2 次', 'Twice a day'],
      ['threeDaily', '每日 3 次', 'Three times a day'],
      ['fiveWeekly', '每周 5 次', 'Five times a week'],
      ['threeWeekly', '每周 3 次', 'Three times a week'],
      ['twiceWeekly', '每周 2 次', 'Twice a week'],
      ['onceWeekly', '每周 1 次', 'Once a week'],
    ],
  },
]
