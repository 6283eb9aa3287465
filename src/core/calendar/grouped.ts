import type { RaRecord } from 'react-admin'

/** Records that are of one person or organisation. */
export interface Group {
  readonly key: string
  /** One of them, which says whose they are; undefined where they are nobody's. */
  readonly first: RaRecord | undefined
  readonly records: readonly RaRecord[]
}

/** Records by whom a ref names, in the order in which they first come; those of nobody last. */
export const grouped = (records: readonly RaRecord[], by: string | undefined): Group[] => {
  if (by === undefined) return [{ key: 'all', first: undefined, records }]
  const found = new Map<string, RaRecord[]>()
  for (const record of records) {
    const key = String(record[by] ?? '')
    const others = found.get(key)
    if (others) others.push(record)
    else found.set(key, [record])
  }
  return [...found]
    .map(([key, of]): Group => ({ key, first: key === '' ? undefined : of[0], records: of }))
    .sort((one, other) => Number(one.key === '') - Number(other.key === ''))
}
