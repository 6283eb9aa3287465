/** An announcement as its readers get it. */
export interface Notice {
  readonly id: number
  readonly title: string
  /** HTML, cleaned by the server. */
  readonly content: string
  readonly isNew: boolean
}

/** Reads the answer of `sysNotice`. */
export const readNotices = (reply: unknown): Notice[] => {
  const content = reply !== null && typeof reply === 'object' && 'content' in reply ? reply.content : []
  return (Array.isArray(content) ? content as { [key: string]: unknown }[] : []).map(one => ({
    id: Number(one['id']), title: String(one['title'] ?? ''), content: String(one['content'] ?? ''), isNew: one['isNew'] === true,
  }))
}
