import type zh from '../../zh/clinic/clinical.ts'
import type { Same } from '../../Same.ts'

export default {
  eye: { right: 'Right eye', left: 'Left eye' },
  column: { right: 'Right eye (OD)', left: 'Left eye (OS)' },
  measure: { naked: 'Uncorrected', corrected: 'Corrected' },
  level: {
    none: 'No amblyopia',
    mild: 'Mild',
    moderate: 'Moderate',
    severe: 'Severe',
    notMeasured: 'Not measured',
    notComparable: 'Could not be measured',
  },
  effect: {
    cure: 'Cured',
    improved: 'Improved',
    invalid: 'No effect',
    notAmblyopicAtFirst: 'Not amblyopic at first visit',
    notYetComparable: 'One examination, not comparable yet',
    notMeasured: 'Not measured',
    notComparable: 'Not comparable',
  },
  recommendation: {
    rightOnly: 'Train the right eye only',
    leftOnly: 'Train the left eye only',
    bothAtOnce: 'Train both eyes at once',
    rightThenLeft: 'Train the right eye first, then the left',
    notMeasured: 'Not measured',
    notComparable: 'Not comparable',
  },
  neitherAmblyopic: 'Neither eye is amblyopic; this follows from their vision alone',
  code: {
    CF: 'Counting fingers',
    HM: 'Hand movement',
    LP: 'Light perception',
    NLP: 'No light perception',
    UC: 'Did not cooperate',
  },
} satisfies Same<typeof zh>
