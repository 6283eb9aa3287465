import { chartEyes, chartMeasures } from '../../domain/eyes.ts'
import { choices, count, date, deletable, deletion, inOrder, ref, resource, text, takenAnswer } from '../core/index.ts'
import { clinicalFields, clinicalRules, clinicalSections } from './clinicalFields.ts'
import { eyeChart } from './examinations.ts'

/**
 * The case of a patient, one at a time: what the latest examination found. Each examination is kept as a `caseRecord`.
 */
export const caseInfo = resource({
  name: 'case',
  label: 'number',
  about: 'patient',
  scopedBy: 'hospital',
  comments: true,
  staff: ['patient'],
  erasure: { seal: 'examinedOn' },
  fields: {
    number: text({ max: 25, match: 'code', unique: 'ever', caseInsensitive: true, personal: true }),
    patient: ref('patient', {
      required: true,
      unique: true,
      once: true,
      where: { type: { not: 'demo' }, origin: { not: 'selfService' } },
      on: { merge: 'ask', transfer: 'follow', remove: 'keep' },
    }),
    hospital: ref('hospital', { required: true, follows: 'patient', on: { remove: 'keep' } }),
    ...clinicalFields,
    records: count('caseRecord', 'case'),
    ...deletable,
  },
  list: {
    columns: [
      'number',
      'patient',
      'hospital',
      'examinedOn',
      'correctedRight',
      'correctedLeft',
      'level',
      'doctor',
      'records',
      'reexamineOn',
    ],
    card: ['patient', 'hospital', 'examinedOn', 'correctedRight', 'correctedLeft', 'doctor'],
    spare: ['records', 'reexamineOn'],
    filters: [
      'hospital',
      'patient',
      'doctor',
      'nurse',
      'trainer',
      'level',
      'amblyopiaTypeRight',
      'amblyopiaTypeLeft',
      'examinedOn',
      'reexamineOn',
      'createdAt',
      'deleted',
    ],
    search: ['number', 'patient'],
    sort: ['examinedOn', 'DESC'],
  },
  form: [{ section: 'case', fields: ['patient', 'number', 'examinedOn'] }, ...clinicalSections],
  rules: clinicalRules,
  invalidates: ['caseRecord', 'patient'],
  actions: {
    list: { call: 'GET api/caseInfo' },
    get: { call: 'GET api/caseInfo/{id}' },
    options: { output: { number: text(), patientLabel: text() } },
    create: { call: 'POST api/caseInfo' },
    update: {
      call: 'PUT api/caseInfo',
      when: { deleted: false, 'patient.deleted': false, 'patient.type': { not: 'demo' } },
    },
    ...deletion({
      remove: 'DELETE api/caseInfo/{id}',
      recover: 'GET api/caseInfo/recover/{id}',
      recoverable: { 'patient.deleted': false, 'patient.type': { not: 'demo' } },
    }),
  },
  calls: {
    getEyeChart: { call: 'GET api/caseInfo/getEyeChart/{id}', on: 'row', permission: 'case:get', output: eyeChart },
    selectEyeRecordChart: {
      call: {
        path: 'POST api/caseInfo/selectEyeRecordChart',
        send: { caseId: 'id', eyes: 'eyes', from: 'from', to: 'to', measures: 'measures' },
      },
      on: 'row',
      permission: 'case:get',
      reads: true,
      input: { eyes: choices(chartEyes), from: date(), to: date(), measures: choices(chartMeasures) },
      rules: [inOrder('from', 'to')],
      output: eyeChart,
    },
    checkNumber: {
      call: 'GET api/checkCaseId/{number}',
      permission: 'case:create',
      input: { number: text({ required: true, max: 25, personal: true }) },
      output: takenAnswer,
    },
  },
})
