import { choice, date, integer, resource, term } from '../core/index.ts'
import { logKinds } from './log.ts'

/**
 * What is left of the log after its time: how often what was done in a month, and no longer by whom. `month` is its
 * first day in the business time zone.
 */
export const logCount = resource({
  name: 'logCount',
  label: 'operation',
  scopedBy: 'nothing',
  rows: 'query',
  fields: {
    month: date({ required: true }),
    kind: choice(logKinds, { required: true }),
    resource: term('resource'),
    operation: term('operation'),
    count: integer({ required: true }),
  },
  list: {
    columns: ['month', 'kind', 'operation', 'resource', 'count'],
    filters: ['month', 'kind', 'operation', 'resource'],
    sort: ['month', 'DESC'],
  },
  actions: { list: {} },
})
