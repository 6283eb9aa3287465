const entriesOf = (value: object): [string, unknown][] => Object.entries(value).filter(([, one]) => one !== undefined)

/** Whether two pieces of plain data say the same. */
export const sameData = (one: unknown, other: unknown): boolean => {
  if (one === null || other === null || typeof one !== 'object' || typeof other !== 'object') return one === other
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [mine, theirs] = [entriesOf(one), entriesOf(other)]
  return (
    mine.length === theirs.length &&
    mine.every(
      ([key, value]) => Object.hasOwn(other, key) && sameData(value, (other as Readonly<Record<string, unknown>>)[key]),
    )
  )
}
