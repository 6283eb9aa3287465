import { integer, resource, text } from '../core/index.ts'

/** How large the tables of the database are; `records` as PostgreSQL last estimated them. */
export const tableSize = resource({
  name: 'tableSize',
  label: 'name',
  scopedBy: 'nothing',
  rows: 'query',
  fields: {
    name: text({ required: true, max: 100 }),
    records: integer({ required: true }),
    kilobytes: integer({ required: true }),
    indexes: integer({ required: true }),
  },
  list: {
    columns: ['name', 'records', 'kilobytes', 'indexes'],
    filters: ['name', 'kilobytes'],
    sort: ['kilobytes', 'DESC'],
  },
  actions: { list: {} },
})
