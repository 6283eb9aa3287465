import { planEyes } from '../../domain/eyes.ts'
import {
  choice,
  choices,
  deletable,
  deletion,
  flag,
  integer,
  longText,
  ref,
  resource,
  text,
  takenAnswer,
} from '../core/index.ts'

/** Most minutes a day that one project may be set for. */
export const mostMinutes = 240

/** A training project that plans are made of. One that a current plan has is not deleted; former plans keep theirs. */
export const project = resource({
  name: 'project',
  label: 'name',
  scopedBy: 'nothing',
  order: 'sort',
  unavailableReasons: true,
  fields: {
    name: text({ required: true, max: 25, unique: true }),
    nameEn: text({ required: true, max: 50 }),
    type: ref('projectType', { required: true }),
    eyes: choices(planEyes, { required: true }),
    sort: integer({ default: 999, min: 0, max: 9999 }),
    remark: longText({ max: 5000 }),
    ...deletable,
  },
  list: {
    columns: ['name', 'nameEn', 'type', 'eyes', 'sort', 'remark'],
    filters: ['type', 'eyes', 'deleted'],
    search: ['name', 'nameEn'],
    sort: ['sort', 'ASC'],
  },
  form: [{ section: 'project', fields: ['name', 'nameEn', 'type', 'eyes', 'sort', 'remark'] }],
  invalidates: ['projectType'],
  actions: {
    list: { call: 'GET api/project' },
    get: { call: 'GET api/project/{id}' },
    options: {
      call: 'GET api/projectOptionSort',
      output: { name: text(), nameEn: text(), type: integer(), typeLabel: text(), eyes: text(), deleted: flag() },
    },
    create: { call: 'POST api/project' },
    update: { call: 'PUT api/project', when: { deleted: false } },
    sort: { permission: 'project:update', when: { deleted: false } },
    ...deletion({ remove: 'DELETE api/project/{id}', recover: 'PUT api/project/recover/{id}' }),
  },
  calls: {
    checkName: {
      call: 'POST api/project/checkProjectName',
      permission: 'project:create',
      reads: true,
      input: { id: integer(), name: text({ required: true }) },
      output: takenAnswer,
    },
    forPatient: {
      call: 'GET api/projectExpByUser/{id}',
      permission: 'treatmentPlan:list',
      many: true,
      input: { id: integer({ required: true }) },
      output: {
        id: integer({ required: true }),
        name: text({ required: true }),
        nameEn: text({ required: true }),
        type: integer({ required: true }),
        typeLabel: text(),
        eyes: text({ required: true }),
        deleted: flag(),
        right: integer({ required: true }),
        left: integer({ required: true }),
        both: integer({ required: true }),
        turn: integer({ required: true }),
      },
    },
  },
})

/** What a plan is made of: minutes a day of a project for the eyes that it trains; 0 is not set. */
export const planItem = {
  project: ref('project', { required: true }),
  eye: choice(planEyes, { required: true }),
  minutes: integer({ required: true, min: 0, max: mostMinutes }),
}

/** Most rows of one plan. */
export const mostItems = 200
