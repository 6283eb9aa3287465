import { keptOf } from '../core/referential/steps.ts'
import type { TableReferences } from '../core/referential/steps.ts'

export const monitorTables: TableReferences = {
  // What came to nothing is told under the number of that time.
  'failed_call.record': { to: null, on: { merge: 'keep', remove: 'keep', erase: 'keep' } },
  'failed_call.operator': keptOf('operator'),
}
