import type { ColumnType, Generated } from 'kysely'

/** Old and new value of each field that a write changed. */
export type Changes = Readonly<Record<string, readonly [from: unknown, to: unknown]>>

export type ReadKind = 'open' | 'export' | 'contact'

declare module '../platform/database/tables.ts' {
  interface Tables {
    change_log: {
      id: Generated<number>
      resource: string
      record: number | null
      action: string
      operator: number | null
      /** The job that did it, where no operator called. */
      job: Generated<string | null>
      at: string
      request_id: string
      ip: Generated<string | null>
      browser: Generated<string | null>
      milliseconds: Generated<number | null>
      /** The token by which a program did it for the operator. */
      api_token: Generated<number | null>
      changes: ColumnType<Changes, string, string>
    }
    read_log: {
      id: Generated<number>
      resource: string
      record: number | null
      kind: ReadKind
      operator: number | null
      at: string
      request_id: string
      ip: Generated<string | null>
      browser: Generated<string | null>
      milliseconds: Generated<number | null>
      api_token: Generated<number | null>
    }
    idempotency: {
      operator: number
      key: string
      call: string
      body_hash: string
      status: number | null
      response: ColumnType<unknown, string | null, string | null>
      created: string
    }
  }
}
