import { server } from '../../resources/monitor/server.ts'
import { tableSize } from '../../resources/monitor/tableSize.ts'
import { implement } from '../core/contract.ts'
import { later } from '../core/lifetime.ts'
import { beatEvery } from './beat.ts'

export const serverImplementation = implement(server, {
  rows: (_input, { statement, now, filtered }) => `
    select h.id, h.host, h.process, case when h.heard_at > ${statement.bind(later(now, -3 * beatEvery))}::timestamptz then 'up' else 'gone' end as state, h.build, h.node, h.started_at, h.heard_at, h.memory, h.delay, h.rate, h.slow, h.failed from host_beat h where ${['true', ...filtered({ id: 'h.id' })].join(' and ')}`,
})

const tableId = '(c.oid::bigint % 2147483647)::integer'

/** Ids of tables are unsigned; a database has too few of them for two to become one. */
export const tableSizeImplementation = implement(tableSize, {
  rows: (_input, { filtered }) => `
    select ${tableId} as id, c.relname::text as name, greatest(c.reltuples, 0)::integer as records, (pg_table_size(c.oid) / 1024)::integer as kilobytes, (pg_indexes_size(c.oid) / 1024)::integer as indexes
    from pg_class c where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace${filtered({ id: tableId })
      .map(condition => ` and ${condition}`)
      .join('')}`,
})
