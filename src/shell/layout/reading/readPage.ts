/** Something to read: an announcement, or an entry of the help. */
export interface ReadingEntry {
  readonly id: number
  readonly title: string
  /** HTML, cleaned by the server. */
  readonly content: string
  /** ISO 8601; where the moment matters. */
  readonly at?: string | undefined
  readonly isNew?: boolean
}

export interface ReadingPage {
  readonly entries: readonly ReadingEntry[]
  readonly total: number
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const toEntry = (given: { readonly [key: string]: unknown }): ReadingEntry => ({
  id: Number(given['id']), title: textOf(given['title']) || textOf(given['name']), content: textOf(given['content']),
  at: textOf(given['publishedAt']) || undefined, isNew: given['isNew'] === true,
})

/** Reads the answer of `sysNotice` or `sysHelp`. What is no list is an empty one. */
export const readPage = (reply: unknown): ReadingPage => {
  const { content, totalElements } = (reply !== null && typeof reply === 'object' ? reply : {}) as { content?: unknown; totalElements?: unknown }
  const rows = Array.isArray(content) ? content.filter((one): one is { [key: string]: unknown } => one !== null && typeof one === 'object') : []
  return { entries: rows.map(toEntry), total: typeof totalElements === 'number' ? totalElements : rows.length }
}
