import { acuity, anyOfAs, choice, date, decimal, dictionary, inOrder, integer, longText, text } from '../core/index.ts'
import { staffFields, staffRefs } from '../organisations/staff.ts'

const levels = ['none', 'mild', 'moderate', 'severe', 'notComparable'] as const
const tones = { mild: 'neutral', moderate: 'warning', severe: 'critical', none: 'positive' } as const

/**
 * What one examination finds and decides: a case shows that of its latest date, each record that of its own. Spheres
 * and cylinders are in dioptres, axes in degrees.
 */
export const clinicalFields = {
  examinedOn: date({ required: true, max: 'today' }),
  nakedRight: acuity({ required: true }),
  nakedLeft: acuity({ required: true }),
  correctedRight: acuity({ required: true }),
  correctedLeft: acuity({ required: true }),
  amblyopiaTypeRight: dictionary('amblyopiaType', { required: true }),
  amblyopiaTypeLeft: dictionary('amblyopiaType', { required: true }),
  /**
   * By the rule of domain/amblyopia.ts, kept so that lists can be filtered by them; `level` is that of the worse eye.
   */
  levelRight: choice(levels, { readOnly: true, tones }),
  levelLeft: choice(levels, { readOnly: true, tones }),
  level: choice(levels, { readOnly: true, tones }),
  sphereRight: decimal({ min: -30, max: 30, step: 0.25, signed: true }),
  sphereLeft: decimal({ min: -30, max: 30, step: 0.25, signed: true }),
  cylinderRight: decimal({ min: -10, max: 10, step: 0.25, signed: true }),
  cylinderLeft: decimal({ min: -10, max: 10, step: 0.25, signed: true }),
  axisRight: integer({ min: 0, max: 180, requiredWhen: { cylinderRight: { not: [0, null] } } }),
  axisLeft: integer({ min: 0, max: 180, requiredWhen: { cylinderLeft: { not: [0, null] } } }),
  fixationRight: dictionary('fixation'),
  fixationLeft: dictionary('fixation'),
  dominantEye: dictionary('dominantEye'),
  simultaneousVision: dictionary('simultaneousVision'),
  fourPointLamp: dictionary('fourPointLamp'),
  fusion: dictionary('fusion'),
  synoptophore: dictionary('synoptophore'),
  randomDotFusion: dictionary('randomDotFusion'),
  divergence: dictionary('divergence'),
  convergence: dictionary('convergence'),
  stereopsis: dictionary('stereopsis'),
  lineStereopsis: dictionary('lineStereopsis'),
  staticRandomDots: dictionary('staticRandomDots'),
  ...staffRefs,
  diagnosis: longText({ max: 5000 }),
  treatment: longText({ max: 5000 }),
  medicalHistory: longText({ max: 5000 }),
  recommendation: longText({ max: 5000 }),
  trainingFrequency: dictionary('trainingFrequency'),
  prescriptionCount: integer({ min: 1, max: 1000 }),
  glasses: text({ max: 50 }),
  occlusion: text({ max: 50 }),
  reexamineOn: date(),
}

/**
 * The parts of an examination as forms and pages show them; what a case and a record have beside them stands before.
 */
export const clinicalSections = [
  {
    section: 'vision',
    fields: ['nakedRight', 'nakedLeft', 'correctedRight', 'correctedLeft', 'amblyopiaTypeRight', 'amblyopiaTypeLeft'],
    pairs: true,
  },
  {
    section: 'refraction',
    fields: ['sphereRight', 'sphereLeft', 'cylinderRight', 'cylinderLeft', 'axisRight', 'axisLeft'],
    pairs: true,
  },
  {
    section: 'binocular',
    fields: [
      'fixationRight',
      'fixationLeft',
      'dominantEye',
      'simultaneousVision',
      'fourPointLamp',
      'fusion',
      'synoptophore',
      'randomDotFusion',
      'divergence',
      'convergence',
      'stereopsis',
      'lineStereopsis',
      'staticRandomDots',
    ],
    pairs: true,
  },
  { section: 'staff', fields: ['doctor', 'nurse', 'trainer'] },
  { section: 'diagnosis', fields: ['diagnosis', 'treatment', 'medicalHistory', 'recommendation'] },
  { section: 'training', fields: ['trainingFrequency', 'prescriptionCount', 'glasses', 'occlusion', 'reexamineOn'] },
] as const

/** Somebody is in charge of each examination, and the next one is not before it. */
export const clinicalRules = [anyOfAs('anyStaff', ...staffFields), inOrder('examinedOn', 'reexamineOn')] as const
