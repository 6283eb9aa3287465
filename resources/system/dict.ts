import { flag, integer, ref, resource, text } from '../core/index.ts'

const entry = {
  value: text({ required: true }),
  label: text({ required: true }),
  labelEn: text({ required: true }),
  enabled: flag(),
}

/** An option of a dictionary group. Records store its value; a value in use is disabled, not deleted. */
export const dict = resource({
  name: 'dict',
  label: 'label',
  scopedBy: 'nothing',
  fields: {
    group: ref('dictGroup', { required: true, where: { fixed: false }, otherwise: 'fixedGroup' }),
    value: text({ required: true, max: 50, match: 'code', unique: { within: ['group'] } }),
    label: text({ required: true, max: 25 }),
    labelEn: text({ required: true, max: 50 }),
    sort: integer({ default: 999, min: 0, max: 9999 }),
    enabled: flag({ default: true }),
  },
  list: {
    columns: ['group', 'value', 'label', 'labelEn', 'sort', 'enabled'],
    card: ['group', 'value', 'sort', 'enabled'],
    filters: ['group', 'enabled'],
    search: ['value', 'label', 'labelEn'],
    sort: ['group', 'ASC', 'sort'],
  },
  form: [{ section: 'entry', fields: ['group', 'value', 'label', 'labelEn', 'sort', 'enabled'] }],
  actions: {
    list: { call: 'GET api/sysDict' },
    get: { call: 'GET api/sysDict/{id}' },
    create: { call: 'POST api/sysDict' },
    update: { call: 'PUT api/sysDict' },
    remove: { call: 'DELETE api/sysDict/{id}', when: { 'group.fixed': false }, tone: 'critical', confirm: true },
  },
  calls: {
    byGroup: {
      call: 'GET api/sysDictByGroup',
      permission: 'signedIn',
      many: true,
      input: { group: text({ required: true }) },
      output: entry,
    },
    byGroupId: {
      call: 'GET api/sysDictByGroupId/{id}',
      permission: 'signedIn',
      many: true,
      input: { id: integer({ required: true }) },
      output: entry,
    },
  },
})
