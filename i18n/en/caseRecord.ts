import type { caseRecord } from '../../resources/business/caseRecord.ts'
import type { Texts } from '../../resources/schema/index.ts'
import { clinicalTexts } from './clinicalFields.ts'

export default {
  name: 'Case record |||| Case records',
  fields: { ...clinicalTexts.fields, number: 'Case number', case: 'Case', patient: 'Patient', hospital: 'Organisation', deleted: 'Deleted' },
  hints: { ...clinicalTexts.hints, examinedOn: 'One record a case and date; it is corrected in the case' },
  sections: { ...clinicalTexts.sections, record: 'Examination' },
  pairs: clinicalTexts.pairs,
  choices: clinicalTexts.choices,
  actions: {},
  asks: {},
  empty: 'No records yet. The first examination is recorded with a new case',
} satisfies Texts<typeof caseRecord>
