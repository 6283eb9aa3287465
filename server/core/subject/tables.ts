import type { Generated } from 'kysely'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /**
     * What a law has kept of somebody who was erased, sealed, until it is removed. `request` is the number under which
     * it was erased.
     */
    sealed_record: {
      id: Generated<number>
      request: string
      resource: string
      records: number
      until: string
      sealed_at: string
      content: string
    }
  }
}
