import { vi } from 'vitest'
import { waitLimit } from './waitLimit.ts'

/** Waits until a check passes, and answers what it answers. */
export const eventually = <T>(check: () => T | Promise<T>, timeout = waitLimit): Promise<T> =>
  vi.waitFor(check, { timeout, interval: 20 })
