import { date, flag, ref, resource, text } from '../core/index.ts'
import { clinicalFields, clinicalSections } from './clinicalFields.ts'

/**
 * One examination of a case: one row a date. It is written with its case alone. One that was recorded under a wrong
 * date is withdrawn: it is deleted for good, and the case shows the latest of those that remain.
 */
export const caseRecord = resource({
  name: 'caseRecord',
  label: 'number',
  about: 'patient',
  scopedBy: 'hospital',
  staff: ['patient'],
  unavailableReasons: true,
  erasure: { seal: 'examinedOn' },
  fields: {
    number: text({ max: 25, readOnly: true, personal: true }),
    case: ref('case', { required: true, readOnly: true }),
    patient: ref('patient', {
      required: true,
      readOnly: true,
      on: { merge: 'move', transfer: 'follow', remove: 'keep' },
    }),
    hospital: ref('hospital', { required: true, follows: 'patient', on: { remove: 'keep' } }),
    ...clinicalFields,
    examinedOn: date({ required: true, max: 'today', unique: { within: ['case'] } }),
    /** Deleted by itself; a case that is recovered does not bring it back. */
    withdrawn: flag({ readOnly: true }),
    deleted: flag({ readOnly: true }),
  },
  list: {
    columns: [
      'number',
      'patient',
      'examinedOn',
      'nakedRight',
      'nakedLeft',
      'correctedRight',
      'correctedLeft',
      'level',
      'doctor',
      'updatedAt',
    ],
    card: ['patient', 'examinedOn', 'correctedRight', 'correctedLeft', 'doctor'],
    spare: ['updatedAt', 'doctor'],
    filters: ['patient', 'case', 'examinedOn', 'hospital', 'level', 'withdrawn', 'deleted'],
    search: ['number', 'patient'],
    sort: ['examinedOn', 'DESC'],
  },
  form: [
    { section: 'record', fields: ['number', 'case', 'patient', 'hospital', 'examinedOn', 'withdrawn'] },
    ...clinicalSections,
  ],
  invalidates: ['case', 'patient'],
  actions: {
    list: {},
    get: {},
    withdraw: {
      permission: 'case:update',
      when: { deleted: false, 'patient.deleted': false, 'patient.type': { not: 'demo' } },
      input: { reason: text({ required: true, max: 50 }) },
      audit: ['reason'],
      tone: 'critical',
      confirm: true,
    },
  },
})
