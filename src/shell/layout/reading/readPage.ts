import { filesIn } from '../../../core/types/filesIn.ts'

/** Something to read: an announcement, a letter, or an entry of the help. */
export interface ReadingEntry {
  readonly id: number
  readonly title: string
  /** HTML, cleaned by the server. */
  readonly content: string
  /** ISO 8601; where the moment matters. */
  readonly at?: string | undefined
  readonly isNew?: boolean
  /** The files that came with it. */
  readonly files: ReturnType<typeof filesIn>
  /** The record that it leads to, or the part of its page; the list where there is no id. */
  readonly link?: { readonly resource: string; readonly id: number | null; readonly part?: string } | undefined
}

export interface ReadingPage {
  readonly entries: readonly ReadingEntry[]
  readonly total: number
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const linkOf = (value: unknown): ReadingEntry['link'] => {
  if (value === null || typeof value !== 'object' || !('resource' in value) || typeof value.resource !== 'string')
    return undefined
  return {
    resource: value.resource,
    id: 'id' in value && typeof value.id === 'number' ? value.id : null,
    ...('part' in value && typeof value.part === 'string' ? { part: value.part } : {}),
  }
}

const toEntry = (given: { readonly [key: string]: unknown }): ReadingEntry => ({
  id: Number(given['id']),
  title: textOf(given['title']) || textOf(given['name']),
  content: textOf(given['content']),
  at: textOf(given['publishedAt']) || undefined,
  files: filesIn(given['files']),
  isNew: given['isNew'] === true,
  link: linkOf(given['link']),
})

/** Reads the answer of `sysNotice`, `mailbox` or `sysHelp`. What is no list is an empty one. */
export const readPage = (reply: unknown): ReadingPage => {
  const { content, totalElements } = (reply !== null && typeof reply === 'object' ? reply : {}) as {
    content?: unknown
    totalElements?: unknown
  }
  const rows = Array.isArray(content)
    ? content.filter((one): one is { [key: string]: unknown } => one !== null && typeof one === 'object')
    : []
  return { entries: rows.map(toEntry), total: typeof totalElements === 'number' ? totalElements : rows.length }
}
