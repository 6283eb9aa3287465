import type { ColumnType, Generated } from 'kysely'
import type { Message } from '../../../resources/core/message.ts'
import type { SheetCell } from './read/Cell.ts'

type Json<V> = ColumnType<V, string | undefined, string>

export type ImportState = 'reading' | 'read' | 'checking' | 'checked' | 'storing' | 'stored' | 'failed'

/** How often a field is wrong for a reason. */
export interface ImportProblem {
  readonly field: string
  readonly message: Message
  readonly count: number
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    import_job: {
      id: Generated<number>
      resource: string
      operator: number
      /** The token by which a program imports for the operator. */
      api_token: number | null
      state: ImportState
      created_at: string
      sheet: string | null
      titles: Json<readonly string[]>
      columns: Json<readonly (string | null)[]>
      fixed: Json<Readonly<Record<string, unknown>>>
      rows: Generated<number>
      done: Generated<number>
      wrong: Generated<number>
      problems: Json<readonly ImportProblem[]>
      failure: string | null
      worker: string | null
      lease_until: string | null
    }
    import_row: {
      job: number
      number: number
      cells: Json<readonly SheetCell[]>
      errors: ColumnType<Readonly<Record<string, Message>> | null, string | null | undefined, string | null>
    }
    import_title: { operator: number; resource: string; title: string; field: string | null }
  }
}
