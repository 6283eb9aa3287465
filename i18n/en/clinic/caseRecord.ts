import type { caseRecord } from '../../../resources/clinic/caseRecord.ts'
import type { Texts } from '../../../resources/core/index.ts'
import { clinicalTexts } from './clinicalFields.ts'

export default {
  name: 'Case record |||| Case records',
  fields: {
    ...clinicalTexts.fields,
    number: 'Case number',
    case: 'Case',
    patient: 'Patient',
    hospital: 'Organisation',
    withdrawn: 'Withdrawn',
    deleted: 'Deleted',
  },
  hints: { ...clinicalTexts.hints, examinedOn: 'One record a case and date; it is corrected in the case' },
  sections: { ...clinicalTexts.sections, record: 'Examination' },
  pairs: clinicalTexts.pairs,
  choices: clinicalTexts.choices,
  actions: { withdraw: 'Withdraw' },
  done: { withdraw: 'Withdrawn' },
  inputs: { withdraw: { fields: { reason: 'Reason' } } },
  confirms: {
    withdraw:
      'For a record of a wrong date, for instance. It appears no longer, and the case shows the latest of the others; old values and reason stay in the history. It cannot be recovered.',
  },
} satisfies Texts<typeof caseRecord>
