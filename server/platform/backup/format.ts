/*
 * A backup is a gzip'd text. Line 1 is the head; then, for each table, a line with its name and columns, its rows in
 * the text format of COPY, and a line `\.`; the last line is the foot, with the SHA-256 of everything before it.
 */

export interface Head {
  format: 1
  createdAt: string
  /** What had been applied, so that a restore can build the same schema. */
  migrations: { name: string; checksum: string }[]
  /** Where each sequence stood; null: never used. */
  sequences: { name: string; last: number | null }[]
}

export interface TableHead {
  table: string
  columns: string[]
}

export interface Foot {
  rows: { [table: string]: number }
  sha256: string
}

/** Ends the rows of a table. */
export const endOfRows = '\\.'

/** The file is no backup, or is not whole. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}
