import { ownPart } from '../core/home.ts'
import type { HomeParts } from '../core/home.ts'

/**
 * What was announced, what is new in the back-office, and its banners; the latter take no room where there are none.
 */
export const home = {
  notices: ownPart({ permission: 'signedIn', height: 240 }),
  whatsNew: ownPart({ permission: 'signedIn', height: 1, above: true }),
  banners: ownPart({ permission: 'signedIn', height: 1 }),
} as const satisfies HomeParts
