import type { Generated } from 'kysely'

/** How a session ended. Only the first is told to the one who was signed in. */
export type EndedBy = 'signedInElsewhere' | 'logout' | 'reset' | 'passwordChanged' | 'deactivated' | 'removed' | 'kicked'

interface Credential {
  password_hash: string
  must_change: Generated<boolean>
  changed_at: string
}

declare module '../database/tables.ts' {
  interface Tables {
    /** `draft_key`: 32 random bytes, hexadecimal; the database makes them. */
    credential: Credential & { operator: number; draft_key: Generated<string> }
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
      user_agent: string
      ended_at: Generated<string | null>
      ended_by: Generated<EndedBy | null>
    }
    throttle: { key: string; tries: number; last_at: string; blocked_until: Generated<string | null> }
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
    notice_read: { operator: number; notice: number; read_at: Generated<string> }
    seeded: { kind: string; name: string; record: Generated<number | null>; seeded_at: Generated<string> }
  }
}
