import { keptOf } from './referential/steps.ts'
import type { TableReferences } from './referential/steps.ts'

/** A history tells what was done to a record under its number of that time. */
const history = { to: null, on: { merge: 'keep', remove: 'keep', erase: { empties: 'changes' } } } as const
/** Who looked when is kept; it says nothing of what was seen. */
const looks = { to: null, on: { merge: 'keep', remove: 'keep', erase: 'keep' } } as const

export const coreTables: TableReferences = {
  'change_log.record': history,
  'change_log.operator': keptOf('operator'),
  'read_log.record': looks,
  'read_log.operator': keptOf('operator'),
  'idempotency.operator': keptOf('operator'),
  'import_job.operator': keptOf('operator'),
  'import_title.operator': keptOf('operator'),
}
