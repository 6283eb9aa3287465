import { vi } from 'vitest'

/** Milliseconds that any test waits for what is to come: a machine on which much else runs takes ten times as long, and a test that waits in vain has failed anyway. */
export const waitLimit = 30_000

/** Waits until a check passes, and answers what it answers. */
export const eventually = <T>(check: () => T | Promise<T>, timeout = waitLimit): Promise<T> => vi.waitFor(check, { timeout, interval: 20 })
