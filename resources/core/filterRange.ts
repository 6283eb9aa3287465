/** Two bounds of a filter, of which one may be open. */
export interface FilterRange {
  readonly from?: unknown
  readonly to?: unknown
}

/** Whether a filter says bounds rather than a value, a list of them or something else. */
export const isFilterRange = (value: unknown): value is FilterRange =>
  value !== null &&
  typeof value === 'object' &&
  !Array.isArray(value) &&
  !(value instanceof Date) &&
  Object.keys(value).every(key => key === 'from' || key === 'to')
