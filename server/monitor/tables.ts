import type { Generated } from 'kysely'

declare module '../platform/database/tables.ts' {
  interface Tables {
    log_count: { id: Generated<number>; month: string; kind: string; operation: string; count: number }
    failed_call: {
      id: Generated<number>
      at: string
      operator: number | null
      device: number | null
      call: string
      operation: string | null
      resource: string | null
      record: number | null
      status: number
      code: string
      ip: string | null
      browser: string | null
      milliseconds: number | null
      request_id: string
      api_token: Generated<number | null>
    }
    /** What is wrong and was told: `job` with the name of its handler, or `messages`. */
    trouble_told: { subject: string; told_at: string }
  }
}
