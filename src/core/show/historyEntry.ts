import type { RaRecord } from 'react-admin'
import { isNoteKey, labelKey, noteName } from '../../../resources/core/fields.ts'

/** One change of a field; either side stands in a record of its own, so that the field's cell can show it. */
export interface Change {
  readonly name: string
  readonly from: RaRecord
  readonly to: RaRecord
}

export interface Entry {
  readonly id: string | number
  readonly at: string
  readonly action: string
  readonly who: string | undefined
  readonly changes: readonly Change[]
  /** Answers that the history keeps, by the names under which they were asked for. */
  readonly notes: readonly { readonly name: string; readonly text: string }[]
}

type Values = Readonly<Record<string, unknown>>
type Sides = readonly [from: unknown, to: unknown]

/** A side of a change with the labels of what it refers to. */
export const labelled = (
  name: string,
  side: RaRecord,
  labelOf: (name: string, id: unknown) => string | undefined,
): RaRecord => {
  const value: unknown = side[name]
  const label = Array.isArray(value) ? value.map(id => labelOf(name, id) ?? `#${String(id)}`) : labelOf(name, value)
  return label === undefined ? side : { ...side, [labelKey(name)]: label }
}

const sides = (value: unknown): Sides | undefined =>
  Array.isArray(value) && value.length === 2 ? [value[0], value[1]] : undefined

/** Reads an entry of the log of changes: `changes` holds `[from, to]` by field, labels of references beside them. */
export const toEntry = (row: Values): Entry => {
  const logged = (row['changes'] ?? {}) as Values
  const changes = Object.entries(logged).flatMap(([name, value]) => {
    const both = sides(value)
    if (!both) return []
    const labels = sides(logged[labelKey(name)]) ?? []
    const side = (at: 0 | 1): RaRecord => ({ id: 0, [name]: both[at], [labelKey(name)]: labels[at] })
    return [{ name, from: side(0), to: side(1) }]
  })
  const notes = Object.entries(logged).flatMap(([key, value]) => {
    const text = sides(value)?.[1]
    return isNoteKey(key) && text !== null && text !== undefined ? [{ name: noteName(key), text: String(text) }] : []
  })
  const who = row['operatorLabel']
  return {
    id: row['id'] as number,
    at: String(row['at']),
    action: String(row['action']),
    who: typeof who === 'string' ? who : undefined,
    changes,
    notes,
  }
}
