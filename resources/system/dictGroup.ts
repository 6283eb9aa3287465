import { count, longText, resource, text } from '../schema/index.ts'

/** A named list of options; fields of kind `dictionary` refer to it by name. */
export const dictGroup = resource({
  name: 'dictGroup',
  label: 'label',
  scopedBy: 'nothing',
  fields: {
    name: text({ required: true, max: 50, match: 'code', unique: true }),
    label: text({ required: true, max: 25 }),
    labelEn: text({ required: true, max: 50 }),
    remark: longText(),
    entries: count('dict', 'group'),
  },
  list: { columns: ['name', 'label', 'labelEn', 'entries', 'remark'], search: ['name', 'label', 'labelEn'], sort: ['name', 'ASC'] },
  form: [{ section: 'group', fields: ['name', 'label', 'labelEn', 'remark'] }],
  actions: {
    list: { call: 'GET api/sysDictGroup' },
    get: { call: 'GET api/sysDictGroup/{id}' },
    options: { call: 'GET api/sysDictGroupNotByPage', gives: { name: text(), label: text(), labelEn: text() } },
    create: { call: 'POST api/sysDictGroup' },
    update: { call: 'PUT api/sysDictGroup' },
    remove: { call: 'DELETE api/sysDictGroup/{id}', when: { entries: 0 }, tone: 'critical', confirm: true },
  },
})
