import { choice, choices, flag, integer, longText, ref, refs } from '../core/index.ts'

const toOperators = { to: 'operators' } as const
const toPatients = { to: 'patients' } as const
const toAddresses = { to: 'addresses' } as const

/**
 * Whom a letter is for: operators, patients with their guardians, or anybody who has a mailbox. Where nothing more is
 * said, all of them.
 */
export const recipients = {
  /** Whose letter it is. */
  hospital: ref('hospital', { readOnly: true, on: { remove: 'keep' } }),
  to: choice(['operators', 'patients', 'addresses'], { required: true, default: 'operators' }),
  hospitals: refs('hospital', { showWhen: { to: { not: 'addresses' } }, on: { remove: 'keep' } }),
  roles: refs('role', { showWhen: toOperators }),
  operators: refs('operator', { showWhen: toOperators, on: { remove: 'keep' } }),
  /** Goes to the mailboxes of those operators as well, as far as they have shown that they read them. */
  byMail: flag({ showWhen: toOperators }),
  /** Mailboxes of people who have no account, one a line or with commas between them. */
  addresses: longText({ max: 20_000, showWhen: toAddresses, requiredWhen: toAddresses, personal: true }),
  patientTypes: choices(['ordinary', 'lifetime', 'naked3d', 'trial'], { showWhen: toPatients }),
  ageFrom: integer({ min: 0, max: 120, showWhen: toPatients }),
  ageUntil: integer({ min: 0, max: 120, showWhen: toPatients }),
  timesUpTo: integer({ min: 0, max: 100_000, showWhen: toPatients }),
}
