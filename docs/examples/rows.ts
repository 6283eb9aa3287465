import { date, inOrder, integer, ref, resource, text } from '../../resources/core/index.ts'
import { implement } from '../../server/core/contract.ts'

// example: rows
/** Who lent most between two days: no table holds that, a query works it out. */
export const lender = resource({
  name: 'lender',
  label: 'name',
  scopedBy: 'hospital',
  rows: 'query',
  fields: {
    name: text({ required: true }),
    patient: ref('patient', { required: true }),
    hospital: ref('hospital', { required: true }),
    times: integer({ required: true }),
    last: date(),
  },
  list: {
    columns: ['name', 'hospital', 'times', 'last'],
    filters: ['hospital', 'times', 'last'],
    search: ['patient'],
    sort: ['times', 'DESC'],
    countedTo: 1000,
  },
  actions: { list: { input: { from: date(), to: date() }, rules: [inOrder('from', 'to')] } },
})

/**
 * `id` and a column for each field; scope, filters, search, order, pages, masks, labels and exports are the engine's.
 */
export const lenderImplementation = implement(lender, {
  rows: ({ from, to }, { statement, filtered }) => `
    select p.id, p.name, p.id as patient, e.hospital, count(*) as times, max(e.bought) as last from equipment e join patient p on p.id = e.lent_to
    where ${
      [
        ...filtered({ id: 'p.id', hospital: 'e.hospital' }),
        ...(from === null ? [] : [`e.bought >= ${statement.bind(from)}`]),
        ...(to === null ? [] : [`e.bought <= ${statement.bind(to)}`]),
      ].join(' and ') || 'true'
    }
    group by p.id, e.hospital`,
})

/** Rows that come from somewhere else: a handler answers all of them, at most 10 000. */
export const station = resource({
  name: 'station',
  label: 'name',
  scopedBy: 'nothing',
  rows: 'handler',
  fields: { name: text({ required: true }), queued: integer({ required: true }) },
  list: { columns: ['name', 'queued'], filters: ['queued'], search: ['name'] },
  actions: { list: {} },
})

export const stationImplementation = implement(station, { rows: async () => [{ id: 1, name: 'North', queued: 3 }] })
// /example
