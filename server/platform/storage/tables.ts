import type { Generated } from 'kysely'

declare module '../database/tables.ts' {
  interface Tables {
    /** `shared` are those that everybody may put into records and texts. */
    upload: { key: string; operator: number; size: number; created_at: string; shared: Generated<boolean> }
    installation_secret: { name: string; secret: string }
  }
}

