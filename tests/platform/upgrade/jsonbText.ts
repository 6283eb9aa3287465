const inOrder = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  Buffer.byteLength(one) - Buffer.byteLength(other) || Buffer.compare(Buffer.from(one), Buffer.from(other))

/** A document as the database spells it: shorter keys come first. */
export const jsonbText = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(jsonbText).join(', ')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  return `{${Object.entries(value)
    .sort(inOrder)
    .map(([key, one]) => `${JSON.stringify(key)}: ${jsonbText(one)}`)
    .join(', ')}}`
}
