import { countOf } from '../core/home.ts'
import type { HomeParts } from '../core/home.ts'
import { errorLog } from './errorLog.ts'

/** Failures that nobody has looked after yet. */
export const home = {
  openErrors: countOf(errorLog, { when: { state: 'open' }, may: 'errorLog:resolve' }),
} as const satisfies HomeParts
