import { isSame } from './changes.ts'

type Values = Readonly<Record<string, unknown>>

/** A save that met a record which is another meanwhile. */
export interface Late {
  /** The record as the form began with it. */
  readonly started: Values
  /** What the form changes in it. */
  readonly changes: Values
  /** The record as it is stored now. */
  readonly theirs: Values
  /** Fields of the form. */
  readonly names: readonly string[]
  /** Fields of which the record does not tell the value: whether they were changed cannot be seen. */
  readonly hidden: readonly string[]
  /**
   * A field that says what the others are about, as the date of an examination does: what is about something else is
   * not merged.
   */
  readonly within?: string | undefined
}

/** What of both is to stand. */
export interface Merge {
  /** My changes that nobody else made otherwise. */
  readonly changes: Values
  /** Fields to be decided: both changed them, or nobody can tell. */
  readonly clashes: readonly string[]
  /** Fields that were changed meanwhile and that I left alone. */
  readonly kept: readonly string[]
  /** Both are about something else, so that one of them stands as a whole. */
  readonly isWhole: boolean
}

const valueOf = ({ started, changes }: Late, name: string): unknown =>
  Object.hasOwn(changes, name) ? changes[name] : started[name]

/** Merges what two people changed in one record, field by field; lists and rows of items are one field each. */
export const mergeOf = (late: Late): Merge => {
  const { started, changes, theirs, names, hidden, within } = late
  const differs = (name: string): boolean => !isSame(valueOf(late, name), theirs[name])
  if (within !== undefined && (Object.hasOwn(changes, within) || !isSame(started[within], theirs[within]))) {
    return { changes: {}, clashes: names.filter(differs), kept: [], isWhole: true }
  }
  const isOther = (name: string): boolean =>
    !isSame(started[name], theirs[name]) || (hidden.includes(name) && (theirs[name] ?? null) !== null)
  const mine = Object.keys(changes).filter(differs)
  const clashes = mine.filter(isOther)
  return {
    changes: Object.fromEntries(mine.filter(name => !clashes.includes(name)).map(name => [name, changes[name]])),
    clashes,
    kept: names.filter(name => !Object.hasOwn(changes, name) && !isSame(started[name], theirs[name])),
    isWhole: false,
  }
}
