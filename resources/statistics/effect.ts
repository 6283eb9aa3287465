import { ageGroups } from '../../domain/age.ts'
import { acuity, choice, date, dictionary, inOrder, integer, ref, resource, text } from '../core/index.ts'

/**
 * What treatment did for a patient, from the best to what cannot be said. Source: specification §9, product decisions
 * §4.
 */
export const effectClasses = [
  'cure',
  'improved',
  'invalid',
  'notAmblyopicAtFirst',
  'notYetComparable',
  'notComparable',
] as const

const levels = ['none', 'mild', 'moderate', 'severe', 'notComparable'] as const

/**
 * Patients by their first and their last examination within a range. What is said of a patient is said of the decisive
 * eye: the one that was worse at first, and on a tie the one that is worse at last.
 */
export const effect = resource({
  name: 'effect',
  label: 'number',
  scopedBy: 'hospital',
  staff: ['patient'],
  visibility: { staff: 'doctor', rest: ['statistics:everyone'] },
  rows: 'query',
  fields: {
    /** Of the case. */
    number: text({ max: 25, personal: true }),
    patient: ref('patient', { required: true }),
    case: ref('case', { required: true }),
    hospital: ref('hospital', { required: true }),
    doctor: ref('doctor'),
    gender: choice(['male', 'female'], { required: true }),
    /** On the day of the first examination. */
    ageBand: choice(ageGroups),
    amblyopiaType: dictionary('amblyopiaType'),
    examinations: integer({ required: true }),
    firstOn: date({ required: true }),
    lastOn: date({ required: true }),
    days: integer({ required: true }),
    /** Days on which the patient trained, from the first examination to the last. */
    trainedDays: integer({ required: true }),
    rightFirst: acuity({ required: true }),
    rightLast: acuity({ required: true }),
    leftFirst: acuity({ required: true }),
    leftLast: acuity({ required: true }),
    eye: choice(['right', 'left']),
    /** Of the decisive eye at first. */
    level: choice(levels, { tones: { mild: 'neutral', moderate: 'warning', severe: 'critical', none: 'positive' } }),
    effect: choice(effectClasses, {
      required: true,
      tones: { cure: 'positive', improved: 'positive', invalid: 'warning' },
    }),
    /** How many lines of the chart the decisive eye gained, where there are two examinations that can be compared. */
    gainLines: integer(),
    /** The same in hundredths of the decimal. */
    gain: integer(),
  },
  list: {
    columns: [
      'patient',
      'hospital',
      'doctor',
      'ageBand',
      'firstOn',
      'lastOn',
      'rightFirst',
      'rightLast',
      'leftFirst',
      'leftLast',
      'level',
      'effect',
      'gainLines',
      'gain',
      'trainedDays',
      'amblyopiaType',
      'gender',
      'eye',
      'examinations',
      'days',
      'case',
    ],
    spare: [
      'ageBand',
      'gain',
      'amblyopiaType',
      'gender',
      'eye',
      'examinations',
      'days',
      'case',
      'doctor',
      'hospital',
      'firstOn',
    ],
    card: ['patient', 'firstOn', 'lastOn', 'effect', 'gainLines'],
    filters: [
      'effect',
      'level',
      'hospital',
      'doctor',
      'patient',
      'ageBand',
      'gender',
      'amblyopiaType',
      'eye',
      'gainLines',
      'gain',
      'trainedDays',
      'firstOn',
      'lastOn',
    ],
    search: ['patient'],
    sort: ['lastOn', 'DESC'],
  },
  actions: { list: { call: 'GET api/effect', input: { from: date(), to: date() }, rules: [inOrder('from', 'to')] } },
})
