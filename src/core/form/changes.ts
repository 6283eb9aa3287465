import type { RaRecord } from 'react-admin'
import { setKey } from '../../../resources/core/fields.ts'

type Values = Readonly<Record<string, unknown>>

/** Whether two values are the same to the server: nothing and null are. */
export const isSame = (one: unknown, other: unknown): boolean =>
  (one ?? null) === (other ?? null) || JSON.stringify(one) === JSON.stringify(other)

/** Masked fields in which nobody typed: they still hold the mask, or the value that was revealed. */
export const untouchedMasks = (
  masked: readonly string[],
  record: Values | undefined,
  clear: Values | undefined,
  values: Values,
): string[] =>
  record
    ? masked.filter(
        name => isSame(values[name], record[name]) || (clear !== undefined && isSame(values[name], clear[name])),
      )
    : []

/** Secrets that are stored and stay as they are: nobody typed another, or clears them. */
export const untouchedSecrets = (secrets: readonly string[], record: Values | undefined, values: Values): string[] =>
  secrets.filter(
    name => record?.[setKey(name)] === true && values[setKey(name)] !== false && (values[name] ?? '') === '',
  )

/** What the form changes in the record. */
export const changesTo = (record: Values, values: Values): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, record[name])))

/** One field that differs between what I entered and what stands on the server. */
export interface Difference {
  readonly name: string
  readonly mine: unknown
  readonly theirs: unknown
}

/** What I changed and what was changed meanwhile, by field: mine where I touched it, else what I started from. */
export const differences = (
  names: readonly string[],
  started: RaRecord,
  mine: Values,
  theirs: RaRecord,
): Difference[] =>
  names
    .map(name => ({ name, mine: Object.hasOwn(mine, name) ? mine[name] : started[name], theirs: theirs[name] }))
    .filter(one => !isSame(one.mine, one.theirs))
