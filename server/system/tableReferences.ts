import { keptOf } from '../core/referential/steps.ts'
import type { TableReferences } from '../core/referential/steps.ts'

export const systemTables: TableReferences = {
  'saved_view_default.operator': keptOf('operator'),
}
