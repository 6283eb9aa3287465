import { date, flag, ref, resource, text } from '../schema/index.ts'
import { clinicalFields, clinicalSections } from './clinicalFields.ts'

/** One examination of a case: one row a date. It is written with its case alone. */
export const caseRecord = resource({
  name: 'caseRecord',
  label: 'number',
  scopedBy: 'hospital',
  staff: ['patient'],
  fields: {
    number: text({ max: 25, readOnly: true }),
    case: ref('case', { required: true, readOnly: true }),
    patient: ref('patient', { required: true, readOnly: true }),
    hospital: ref('hospital', { required: true, follows: 'patient' }),
    ...clinicalFields,
    examinedOn: date({ required: true, max: 'today', unique: { within: ['case'] } }),
    deleted: flag({ readOnly: true }),
  },
  list: {
    columns: ['number', 'patient', 'examinedOn', 'nakedRight', 'nakedLeft', 'correctedRight', 'correctedLeft', 'level', 'doctor', 'updatedAt'],
    filters: ['patient', 'case', 'examinedOn', 'hospital', 'level', 'deleted'],
    search: ['number', 'patient'],
    sort: ['examinedOn', 'DESC'],
  },
  form: [{ section: 'record', fields: ['number', 'case', 'patient', 'hospital', 'examinedOn'] }, ...clinicalSections],
  actions: { list: {}, get: {} },
})
