import { ownPart } from '../core/home.ts'
import type { HomeParts } from '../core/home.ts'

/** What was announced. */
export const home = {
  notices: ownPart({ permission: 'signedIn', height: 240 }),
} as const satisfies HomeParts
