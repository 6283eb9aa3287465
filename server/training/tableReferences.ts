import type { TableReferences } from '../core/referential/steps.ts'

export const trainingTables: TableReferences = {
  // A training client knows the patient by the number of that time.
  'training_sign_in.patient': { to: 'patient', on: { merge: 'keep', remove: 'keep', erase: 'remove' } },
}
