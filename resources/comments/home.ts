import { ownPart } from '../core/home.ts'
import type { HomeParts } from '../core/home.ts'

/** What others ask of the reader, and what the reader asked of others, until it is done. */
export const home = {
  openComments: ownPart({ permission: 'comment:list', height: 240 }),
} as const satisfies HomeParts
