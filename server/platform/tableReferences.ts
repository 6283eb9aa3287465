import { keptOf } from '../core/referential/steps.ts'
import type { TableReferences } from '../core/referential/steps.ts'

/** Accounts are deleted logically: nothing of them is lost, and they are found again when they are recovered. */
export const platformTables: TableReferences = {
  'credential.operator': keptOf('operator'),
  'session.operator': keptOf('operator'),
  'sign_in_ticket.operator': keptOf('operator'),
  'second_factor.operator': keptOf('operator'),
  'second_factor_setup.operator': keptOf('operator'),
  'recovery_code.operator': keptOf('operator'),
  'notice_read.operator': keptOf('operator'),
  'operator_notice.operator': keptOf('operator'),
  'confirmed_mailbox.operator': keptOf('operator'),
  'operator_language.operator': keptOf('operator'),
  'upload.operator': keptOf('operator'),
  'upload_part.operator': keptOf('operator'),
  'total.scope': keptOf('hospital'),
  'total_delta.scope': keptOf('hospital'),
  'seeded.record': { to: null, on: { merge: 'keep', remove: 'keep', erase: 'keep' } },
}
