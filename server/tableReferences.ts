import { contentTables } from './content/tableReferences.ts'
import { coreTables } from './core/tableReferences.ts'
import type { TableReferences } from './core/referential/steps.ts'
import { integrationTables } from './integrations/tableReferences.ts'
import { monitorTables } from './monitor/tableReferences.ts'
import { patientTables } from './patients/tableReferences.ts'
import { platformTables } from './platform/tableReferences.ts'
import { systemTables } from './system/tableReferences.ts'
import { timesTables } from './times/tableReferences.ts'
import { trainingTables } from './training/tableReferences.ts'

/**
 * What refers to patients, operators and organisations from tables that no descriptor knows, and what becomes of it.
 * Times come first: their locks do.
 */
export const tableReferences: TableReferences = {
  ...timesTables,
  ...patientTables,
  ...trainingTables,
  ...contentTables,
  ...systemTables,
  ...monitorTables,
  ...integrationTables,
  ...platformTables,
  ...coreTables,
}
