/** The own entries of a record whose names are known: what is unknown, and what every object inherits, goes no further. */
export const onlyKnown = (record: Readonly<Record<string, unknown>>, known: object): [string, unknown][] =>
  Object.entries(record).filter(([name]) => Object.hasOwn(known, name))

/** Whether a value is an object with names, as records and child rows are. */
export const isRecord = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object' && !Array.isArray(value)
