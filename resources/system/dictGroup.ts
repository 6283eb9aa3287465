import { count, flag, longText, resource, text } from '../core/index.ts'

/**
 * A named list of options; fields of kind `dictionary` refer to it by name. Of a fixed one the product itself relies on
 * the values: they are only relabelled and put in order.
 */
export const dictGroup = resource({
  name: 'dictGroup',
  label: 'label',
  scopedBy: 'nothing',
  fields: {
    name: text({ required: true, max: 50, match: 'code', unique: true }),
    label: text({ required: true, max: 25 }),
    labelEn: text({ required: true, max: 50 }),
    fixed: flag({ readOnly: true }),
    remark: longText(),
    entries: count('dict', 'group'),
  },
  list: {
    columns: ['name', 'label', 'labelEn', 'entries', 'fixed', 'remark'],
    filters: ['fixed'],
    search: ['name', 'label', 'labelEn'],
    sort: ['name', 'ASC'],
  },
  form: [{ section: 'group', fields: ['name', 'label', 'labelEn', 'remark'] }],
  actions: {
    list: { call: 'GET api/sysDictGroup' },
    get: { call: 'GET api/sysDictGroup/{id}' },
    options: { call: 'GET api/sysDictGroupNotByPage', output: { name: text(), label: text(), labelEn: text() } },
    create: { call: 'POST api/sysDictGroup' },
    update: { call: 'PUT api/sysDictGroup' },
    remove: {
      call: 'DELETE api/sysDictGroup/{id}',
      when: { entries: 0, fixed: false },
      tone: 'critical',
      confirm: true,
    },
  },
})
