/**
 * A database schema as plain data: what descriptors ask for, what the snapshot holds, what a dev database is found to
 * be.
 */
export interface Schema {
  readonly tables: { readonly [table: string]: Table }
}

export interface Table {
  /** Former name, from `was` of the resource; not part of the comparison. */
  readonly was?: string | undefined
  readonly columns: { readonly [column: string]: Column }
  readonly indexes: { readonly [name: string]: Index }
  readonly references: { readonly [name: string]: Reference }
  /** What the triggers of this table keep totals of. */
  readonly totals: Totals | null
  /** Columns that triggers keep equal to a column of what the row refers to; left out where there are none. */
  readonly follows?: { readonly [column: string]: Follow } | undefined
  /**
   * What other triggers of this table sum up for statistics, by the name of the facts; left out where there is nothing.
   */
  readonly rollUps?: { readonly [facts: string]: RollUp } | undefined
}

/** Where the value of a column comes from: the column of the same name of the row that `by` refers to. */
export interface Follow {
  readonly by: string
  readonly from: string
}

export interface Column {
  /** In PostgreSQL's own long spelling, as `format_type` gives it. */
  readonly type: string
  readonly required: boolean
  /** SQL expression. */
  readonly default?: string | undefined
  /** Former name, from `was` of the field; not part of the comparison. */
  readonly was?: string | undefined
}

export interface Index {
  readonly columns: readonly string[]
  readonly method: 'btree' | 'gin'
  readonly unique: boolean
  /** Only rows that are not deleted. */
  readonly live: boolean
  /** The last column is compared without its case; left out where it is compared as it is. */
  readonly caseInsensitive?: true | undefined
}

/**
 * The type of what is worked out of other columns: compared byte by byte on every database, and nothing is lost where
 * it goes.
 */
export const keptType = 'text collate "C"'

/** A foreign key from one column to the id of another table. */
export interface Reference {
  readonly column: string
  readonly to: string
}

export interface Totals {
  /** Name of the resource, as it stands in `total`. */
  readonly resource: string
  /** Column with the id of the organisation; null where there is none. */
  readonly scope: string | null
  /** Whether rows are deleted logically. */
  readonly deleted: boolean
  /** Columns by the name of their field. */
  readonly fields: { readonly [field: string]: string }
}

/** An expression over a row of the alias `t`, and the type of the column that keeps it. */
export interface Kept {
  readonly type: string
  readonly sql: string
}

/**
 * What is kept of the rows of some facts. Deltas are told apart by all keys; tables of sums by the day or month, and
 * some of the keys.
 */
export interface RollUp {
  readonly facts: string
  /** Which rows count. */
  readonly where: string
  readonly day: string
  /** Days and keys follow from moments, and so from the business time zone. */
  readonly zoned?: true | undefined
  readonly keys: { readonly [column: string]: Kept }
  readonly sums: { readonly [column: string]: Kept }
  readonly into: { readonly [table: string]: { readonly per: 'day' | 'month'; readonly keys: readonly string[] } }
}
