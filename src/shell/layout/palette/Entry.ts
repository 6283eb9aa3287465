/** Something that the palette offers: a place to go to, or something to do. */
export interface Entry {
  readonly key: string
  readonly text: string
  /** What tells entries of one name apart. */
  readonly detail?: string
  readonly to?: string
  readonly run?: () => void
  /** It leads on from the record that it stands below. */
  readonly isWay?: true
}

/** What stands between the parts of a detail. */
export const detailBetween = ' · '

export interface EntryGroup {
  readonly key: string
  readonly title: string
  readonly entries: readonly Entry[]
}

/** Whether all words of a query stand in an entry's text, or in its key, which is the same in every language. */
export const matches = ({ text, key }: Entry, query: string): boolean => {
  const whole = `${text} ${key}`.toLowerCase()
  return query
    .toLowerCase()
    .split(/\s+/)
    .every(word => whole.includes(word))
}
