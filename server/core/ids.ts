/** The largest id: columns are 32 bits wide. */
export const largestId = 2_147_483_647

/** The id that a text or number spells; undefined where it can be none. */
export const asId = (value: unknown): number | undefined => {
  if (typeof value === 'number') return Number.isInteger(value) && value > 0 && value <= largestId ? value : undefined
  return typeof value === 'string' && /^[1-9]\d{0,9}$/.test(value) && Number(value) <= largestId ? Number(value) : undefined
}
