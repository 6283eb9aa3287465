import { items, json, resource, text } from '../core/index.ts'
import { configField } from './configField.ts'

/**
 * What training clients go by where a game or a plan says nothing else. `schema` declares the fields, `values` has a
 * value for each.
 */
export const gameConfig = resource({
  name: 'gameConfig',
  label: 'remark',
  scopedBy: 'nothing',
  singleton: true,
  fields: {
    values: json(),
    remark: text({ max: 50 }),
    schema: items(configField, { max: 100, permission: { write: 'gameConfig:design' } }),
  },
  form: [
    { section: 'values', fields: ['values', 'remark'] },
    { section: 'schema', fields: ['schema'] },
  ],
  actions: { get: {}, update: {} },
})
