import { logCount } from '../../resources/monitor/logCount.ts'
import { implement } from '../core/contract.ts'

export const logCountImplementation = implement(logCount, {
  rows: (_input, { filtered }) =>
    `select c.id, c.month, c.kind, nullif(c.operation, '') as operation, nullif(split_part(c.operation, '.', 1), '') as resource, c.count from log_count c where ${['true', ...filtered({ id: 'c.id' })].join(' and ')}`,
})
