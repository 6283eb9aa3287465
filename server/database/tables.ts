import type { Generated } from 'kysely'

/** The database's tables, for typed queries. Modules with tables of their own add to it by `declare module`. */
export interface Tables {
  schema_migration: { name: string; checksum: string; applied_at: Generated<string> }
}
