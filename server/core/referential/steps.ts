import type { Context } from '../contract.ts'
import type { PartialEffect } from '../preview.ts'

/** Ids of two records of which one stays. */
export interface Merged {
  readonly survivor: number
  readonly other: number
}

/** A record that is about to be deleted, and what it is called. */
export interface Removed {
  readonly id: number
  readonly label: string
}

/** Code around the move of rows from one record to another. */
export interface MergeSteps {
  /** What is told of it beside the number of records that move. */
  preview?(merged: Merged, context: Context): Promise<readonly PartialEffect[]>
  /** Holds what others hold before they hold one of the two. */
  hold?(merged: Merged, context: Context): Promise<void>
  /** Before any record moves; what tables say comes first. */
  before?(merged: Merged, context: Context): Promise<void>
  /** Once all records have moved; likewise. */
  after?(merged: Merged, context: Context): Promise<void>
}

/** What is told before the record referred to is deleted. */
export interface RemoveSteps {
  preview(record: Removed, context: Context): Promise<readonly PartialEffect[]>
}

/** What code does about the records that refer by a field, where that says `handler`. */
export interface ReferenceSteps {
  readonly merge?: MergeSteps
  readonly remove?: RemoveSteps
}

/**
 * What becomes of the rows of a table that no descriptor knows. `to` is the resource referred to, null where a row may
 * refer to records of any. A transfer leaves them as they are.
 */
export interface TableReference {
  readonly to: string | null
  readonly on: {
    readonly merge?: 'keep' | MergeSteps
    readonly remove?: 'keep' | RemoveSteps
    /**
     * When somebody to whom it leads is erased: the row is removed, stays as it tells nothing of anybody, or loses what
     * such a column of JSON says.
     */
    readonly erase?: 'remove' | 'keep' | { readonly empties: string }
  }
}

/** By table and column: `session.operator`. */
export type TableReferences = Readonly<Record<string, TableReference>>

/** Of a row that stays as it is whatever becomes of an operator or an organisation. */
export const keptOf = (to: string): TableReference => ({ to, on: { remove: 'keep' } })
