/** What was typed, by field. */
export type DraftValues = Readonly<Record<string, unknown>>

/**
 * A save of a new record that was begun, and may have been done: where it is the same, it is done under the same key
 * and stored once.
 */
export interface Sent {
  readonly key: string
  /** What the draft held then, as text. */
  readonly of: string
  /** What was sent. */
  readonly values: DraftValues
}

/** What a form held when it was left, was closed, or lost its session. */
export interface Draft {
  /** Pathname of the page; after a #, what it asks beside its own form. */
  readonly path: string
  /** The page load that it was typed in. */
  readonly origin: string
  /** Milliseconds since 1970. */
  readonly savedAt: number
  readonly values: DraftValues
  readonly resource?: string
  readonly id?: string | number
  /** The version of the record that editing started from. */
  readonly version?: number
  /** What a new record's form was opened with, where it was opened with something. */
  readonly start?: string
  /** The last save that was begun with it. */
  readonly sent?: Sent
}

export type DraftPlace = Pick<Draft, 'path' | 'origin'>

/** What tells one draft from every other. */
export const placeOf = ({ path, origin }: DraftPlace): string => `${origin} ${path}`

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** A draft as it was read back, or undefined where it is none. */
export const toDraft = (read: unknown): Draft | undefined => {
  if (!isObject(read) || !isObject(read['values'])) return undefined
  const { path, origin, savedAt } = read
  return typeof path === 'string' && typeof origin === 'string' && typeof savedAt === 'number'
    ? (read as unknown as Draft)
    : undefined
}
