import type { effect } from '../../../resources/statistics/effect.ts'
import type { Texts } from '../../../resources/core/index.ts'
import { ageBands } from '../core/ageBands.ts'
import { clinicalTexts } from '../clinic/clinicalFields.ts'

export default {
  name: 'Effect of treatment |||| Effects of treatment',
  fields: {
    number: 'Case number',
    patient: 'Patient',
    case: 'Case',
    hospital: 'Organisation',
    doctor: 'Doctor',
    gender: 'Gender',
    ageBand: 'Age at first exam',
    amblyopiaType: 'Amblyopia type',
    examinations: 'Examinations',
    firstOn: 'First examination',
    lastOn: 'Last examination',
    days: 'Days between',
    trainedDays: 'Training days',
    rightFirst: 'Right eye, first corrected acuity',
    rightLast: 'Right eye, last corrected acuity',
    leftFirst: 'Left eye, first corrected acuity',
    leftLast: 'Left eye, last corrected acuity',
    eye: 'Decisive eye',
    level: 'Level at first',
    effect: 'Effect',
    gainLines: 'Lines gained',
    gain: 'Gain in hundredths',
  },
  hints: {
    eye: 'The eye that was worse at the first examination; where both were alike, the one that is worse at the last',
    level: 'That of the decisive eye at the first examination',
    effect: 'From the corrected visual acuity of the decisive eye at the first and at the last examination',
    gainLines: 'Lines of the chart that the decisive eye gained; negative where it lost some',
    gain: 'Hundredths of corrected visual acuity that the decisive eye gained: from 0.6 to 0.8 is 20',
    trainedDays: 'Days with training from the first examination to the last',
    amblyopiaType: 'That of the decisive eye',
    ageBand: 'On the day of the first examination',
  },
  sections: {},
  choices: {
    gender: { male: 'Male', female: 'Female' },
    ageBand: ageBands,
    eye: { right: 'Right eye', left: 'Left eye' },
    level: clinicalTexts.choices.level,
    effect: {
      cure: 'Cured',
      improved: 'Improved',
      invalid: 'No effect',
      notAmblyopicAtFirst: 'Not amblyopic at first',
      notYetComparable: 'One examination only',
      notComparable: 'Not comparable',
    },
  },
  actions: {},
  inputs: { list: { fields: { from: 'Examined from', to: 'Examined until' } } },
} satisfies Texts<typeof effect>
