import { choice, count, deletable, deletion, integer, longText, resource, text, takenAnswer } from '../core/index.ts'

/** A group of training projects; a plan shows its projects by it. One with projects is not deleted. */
export const projectType = resource({
  name: 'projectType',
  label: 'name',
  scopedBy: 'nothing',
  order: 'sort',
  fields: {
    name: text({ required: true, max: 25, unique: true }),
    nameEn: text({ required: true, max: 50 }),
    /** What a day takes whose first record is of such a project. */
    consumes: choice(['ordinary', 'naked3d'], { default: 'ordinary' }),
    sort: integer({ default: 999, min: 0, max: 9999 }),
    remark: longText({ max: 5000 }),
    projects: count('project', 'type'),
    ...deletable,
  },
  list: {
    columns: ['name', 'nameEn', 'consumes', 'projects', 'sort', 'remark'],
    filters: ['deleted'],
    search: ['name', 'nameEn'],
    sort: ['sort', 'ASC'],
  },
  form: [{ section: 'type', fields: ['name', 'nameEn', 'consumes', 'sort', 'remark'] }],
  invalidates: ['project'],
  actions: {
    list: { call: 'GET api/projectType' },
    get: { call: 'GET api/projectType/{id}' },
    options: {},
    create: { call: 'POST api/projectType' },
    update: { call: 'PUT api/projectType', when: { deleted: false } },
    sort: { permission: 'projectType:update', when: { deleted: false } },
    ...deletion({
      remove: 'DELETE api/projectType/{id}',
      recover: 'PUT api/projectType/recover/{id}',
      removable: { projects: 0 },
    }),
  },
  calls: {
    checkName: {
      permission: 'projectType:create',
      reads: true,
      input: { id: integer(), name: text({ required: true }) },
      output: takenAnswer,
    },
  },
})
