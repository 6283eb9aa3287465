import { livePath } from '../../../resources/live.ts'
import { apiHost } from '../auth/apiHost.ts'
import { ownToken } from '../auth/token.ts'
import type { LiveSocket, LiveWorld } from './connection.ts'
import { createPresence } from './presence.ts'

/** The address of the connection at the API host. */
const address = (): string => `${(apiHost || window.location.origin).replace(/^http/, 'ws')}/${livePath}`

/** This browser page, its session, and the API host. */
export const browserWorld: LiveWorld = {
  connect: () => new WebSocket(address()) as LiveSocket,
  token: ownToken,
  age: () => Math.round(performance.now()),
  presence: createPresence(),
  random: Math.random,
  after(milliseconds, task) {
    const timer = setTimeout(task, milliseconds)
    return () => clearTimeout(timer)
  },
}
