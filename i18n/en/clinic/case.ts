import type { caseInfo } from '../../../resources/clinic/case.ts'
import type { Texts } from '../../../resources/core/index.ts'
import { clinicalTexts } from './clinicalFields.ts'

export default {
  name: 'Case |||| Cases',
  fields: {
    ...clinicalTexts.fields,
    number: 'Case number',
    patient: 'Patient',
    hospital: 'Organisation',
    records: 'Records',
    deleted: 'Deleted',
  },
  hints: {
    ...clinicalTexts.hints,
    number:
      'If left empty, it is made of the organisation code, the date and random digits. Unique across all organisations, deleted cases included',
    patient: 'A patient has one case; demo patients and those who registered by themselves have none',
  },
  sections: { ...clinicalTexts.sections, case: 'Case' },
  pairs: clinicalTexts.pairs,
  choices: clinicalTexts.choices,
  actions: { recover: 'Recover' },
  done: { recover: 'Recovered' },
  calls: { getEyeChart: 'Eye chart', selectEyeRecordChart: 'Part of the eye chart', checkNumber: 'Check case number' },
  inputs: {
    selectEyeRecordChart: {
      fields: { eyes: 'Eyes', from: 'From', to: 'To', measures: 'Vision' },
      choices: {
        eyes: { right: 'Right eye', left: 'Left eye' },
        measures: { naked: 'Uncorrected', corrected: 'Corrected' },
      },
    },
    checkNumber: { fields: { number: 'Case number' }, choices: {} },
  },
  confirms: {
    remove:
      'A deleted case leaves the list with its records; the filter “Deleted” finds it again to recover it. Delete?',
  },
} satisfies Texts<typeof caseInfo>
