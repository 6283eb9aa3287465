import { datetime, flag, integer, items, text } from '../core/index.ts'

/** Which letters of a reader are asked for. */
export const paged = { page: integer({ min: 0, max: 10_000 }), size: integer({ min: 1, max: 100 }) }
const letter = {
  id: integer({ required: true }), title: text({ required: true }), content: text({ required: true }), files: items({ name: text({ required: true }), url: text({ required: true }) }, { required: true }),
  publishedAt: datetime({ required: true }), isNew: flag({ required: true }),
}

/** Letters as their reader is told of them, the latest first. */
export const letters = { content: items(letter, { required: true }), totalElements: integer({ required: true }) }
/** How many were not opened yet. */
export const unread = { unread: integer({ required: true }) }
