import {
  choice,
  deletable,
  deletion,
  dictionary,
  integer,
  longText,
  ref,
  resource,
  text,
  takenAnswer,
} from '../core/index.ts'

/** A member of the clinical staff; with an operator's account it may be the "own patients" of that operator's scope. */
export const doctor = resource({
  name: 'doctor',
  label: 'name',
  retention: 'untilDeleted',
  scopedBy: 'hospital',
  order: 'sort',
  fields: {
    name: text({ required: true, max: 25, unique: { within: ['hospital'] }, personal: true }),
    occupation: choice(['doctor', 'nurse', 'trainer'], { required: true, tones: { doctor: 'positive' } }),
    hospital: ref('hospital', { required: true, on: { remove: 'ask' } }),
    title: dictionary('doctorTitle'),
    position: dictionary('doctorPosition'),
    speciality: text({ max: 50 }),
    blurb: longText({ max: 5000 }),
    operator: ref('operator', { unique: true, on: { remove: 'keep' } }),
    sort: integer({ default: 999, min: 0, max: 9999 }),
    ...deletable,
  },
  list: {
    columns: ['name', 'occupation', 'hospital', 'title', 'position', 'speciality', 'operator'],
    filters: ['occupation', 'hospital', 'title', 'position', 'deleted'],
    search: ['name'],
    sort: ['sort', 'ASC'],
  },
  form: [
    { section: 'person', fields: ['name', 'occupation', 'hospital', 'operator', 'sort'] },
    { section: 'profile', fields: ['title', 'position', 'speciality', 'blurb'] },
  ],
  actions: {
    list: { call: 'GET api/doctor' },
    get: { call: 'GET api/doctor/{id}' },
    options: {
      call: 'GET api/doctorOption',
      output: { name: text(), occupation: choice(['doctor', 'nurse', 'trainer']) },
    },
    create: { call: 'POST api/doctor' },
    update: { call: 'PUT api/doctor', when: { deleted: false } },
    sort: { permission: 'doctor:update', when: { deleted: false } },
    ...deletion({ remove: 'DELETE api/doctor/{id}', recover: 'PUT api/doctor/recover/{id}', bulk: true }),
  },
  calls: {
    checkName: {
      permission: 'doctor:create',
      reads: true,
      input: { id: integer(), name: text({ required: true }), hospital: ref('hospital', { required: true }) },
      output: takenAnswer,
    },
  },
})
