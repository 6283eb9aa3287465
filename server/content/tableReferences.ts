import { keptOf } from '../core/referential/steps.ts'
import type { TableReferences } from '../core/referential/steps.ts'

/** What refers to operators from the tables of content that no descriptor knows. */
export const contentTables: TableReferences = { 'update_seen.operator': keptOf('operator') }
