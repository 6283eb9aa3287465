import { anyRow, deletable, deletion, items, longText, refs, resource, text } from '../core/index.ts'
import { mostItems, planItem } from './project.ts'

/** A plan to begin from. It is offered to the named organisations, or to all where none is named. */
export const planTemplate = resource({
  name: 'planTemplate',
  label: 'name',
  scopedBy: 'nothing',
  visibility: { when: { deleted: false }, within: 'hospitals', rest: ['author', 'unlimited'] },
  fields: {
    name: text({ required: true, max: 25 }),
    hospitals: refs('hospital', { noneIsAll: true, on: { remove: 'keep' } }),
    items: items(planItem, { max: mostItems }),
    remark: longText({ max: 5000 }),
    ...deletable,
  },
  list: {
    columns: ['name', 'hospitals', 'items', 'remark', 'updatedAt'],
    spare: ['updatedAt'],
    filters: ['hospitals', 'createdAt', 'deleted'],
    search: ['name'],
  },
  form: [
    { section: 'template', fields: ['name', 'hospitals', 'remark'] },
    { section: 'plan', fields: ['items'] },
  ],
  rules: [anyRow('items', 'minutes', 'emptyPlan')],
  actions: {
    list: {},
    get: {},
    create: { duplicate: true },
    update: { when: { deleted: false } },
    ...deletion({ bulk: true }),
  },
})
