import type { Generated } from 'kysely'

declare module '../platform/database/tables.ts' {
  interface Tables {
    /** Until when each operator has seen what is new. */
    update_seen: { operator: number; seen_at: string }
    /**
     * To whom a letter goes, once each: an operator, a patient or a mailbox. What is neither delivered nor left out
     * waits.
     */
    mail_recipient: {
      id: Generated<number>
      mail: number
      operator: number | null
      patient: number | null
      /** A mailbox of somebody who has no account. */
      address: string | null
      delivered_at: Generated<string | null>
      read_at: Generated<string | null>
      left_out: Generated<boolean>
      /** The mail that was written to an operator besides. */
      message: Generated<number | null>
    }
    /** The case that a story of success was made from: nobody is told of it. */
    case_success_source: { case_success: number; case: number }
  }
}
