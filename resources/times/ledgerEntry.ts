import { choice, date, datetime, integer, text } from '../core/index.ts'

/** Why times moved from or to a patient's account. */
export const patientMovements = ['topUp', 'refund', 'consume', 'settle', 'merge'] as const

/** A movement as the account of a patient has it: what was added or taken, and what was there afterwards. */
export const ledgerEntry = {
  id: integer({ required: true }),
  kind: choice(patientMovements, { required: true }),
  at: datetime({ required: true }),
  times: integer({ required: true }),
  giveTimes: integer({ required: true }),
  amount: integer({ required: true }),
  /** What the patient had then, of whoever's top-ups; null where the patient has gone to another organisation. */
  balance: integer(),
  day: date(),
  operatorLabel: text(),
}
