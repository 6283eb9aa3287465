import type { Generated } from 'kysely'
import type { Language } from '../../core/contract.ts'
import type { sessionEnds } from '../../../resources/access/profile.ts'

/** How a session ended. Only the first is told to the one who was signed in. */
export type EndedBy = (typeof sessionEnds)[number]

interface Credential {
  password_hash: string
  must_change: Generated<boolean>
  changed_at: string
}

declare module '../database/tables.ts' {
  interface Tables {
    /**
     * `draft_key`: 32 random bytes, hexadecimal; the database makes them. `mailed_to`: where a one-time password went
     * by mail.
     */
    credential: Credential & { operator: number; draft_key: Generated<string>; mailed_to: Generated<string | null> }
    client_credential: Credential & { patient: number }
    session: {
      id: Generated<number>
      operator: number
      token_hash: string
      remember: boolean
      created_at: string
      last_used_at: string
      expires_at: string
      ip: string
      browser: string | null
      ended_at: Generated<string | null>
      ended_by: Generated<EndedBy | null>
    }
    /** A token that acts for an operator, as its SHA-256: what it is stands nowhere. */
    api_token_key: { hash: string; api_token: number }
    verification_code: {
      purpose: string
      channel: string
      target: string
      code_hash: string
      tries: Generated<number>
      sent_at: string
      expires_at: string
      used_at: Generated<string | null>
    }
    /** `secret`: sealed by the installation's cipher; `last_step`: the step of time whose code was taken last. */
    second_factor: { operator: number; secret: string; last_step: number; since: string }
    second_factor_setup: { operator: number; secret: string; expires_at: string }
    recovery_code: { operator: number; code_hash: string }
    sign_in_ticket: {
      token_hash: string
      operator: number
      remember: boolean
      tries: Generated<number>
      expires_at: string
    }
    notice_read: { operator: number; notice: number; read_at: Generated<string> }
    /** `parameters` and `link` are documents: those of `OperatorNotice`, the link by the name of its resource. */
    operator_notice: {
      id: Generated<number>
      operator: number
      key: string
      parameters: string
      link: string | null
      created_at: string
      read_at: Generated<string | null>
    }
    confirmed_mailbox: { operator: number; email: string; confirmed_at: string }
    operator_language: { operator: number; language: Language }
    seeded: { kind: string; name: string; record: Generated<number | null>; seeded_at: Generated<string> }
  }
}
