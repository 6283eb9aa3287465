import { countOf, ownPart } from '../core/home.ts'
import type { HomeParts } from '../core/home.ts'
import { message } from './message.ts'
import { timing } from './timing.ts'

/** What the operator left unsaved, and what did not go as it should. */
export const home = {
  failedJobs: countOf(timing, { when: { lastState: ['attention', 'failed', 'lost'] } }),
  undelivered: countOf(message, { when: { state: 'failed' } }),
  ownDrafts: ownPart({ permission: 'signedIn', height: 130 }),
} as const satisfies HomeParts
