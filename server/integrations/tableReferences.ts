import type { TableReferences } from '../core/referential/steps.ts'

export const integrationTables: TableReferences = {
  // What was told of a record is told under the number of that time; what it said is kept nowhere.
  'webhook_delivery.record': { to: null, on: { merge: 'keep', remove: 'keep', erase: 'keep' } },
}
