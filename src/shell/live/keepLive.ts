import { browserWorld } from './browserWorld.ts'
import { keepConnected } from './connection.ts'
import { live } from './index.ts'

/**
 * Opens the one live connection of this browser page. `ended` is called where the server ends it with the session. The
 * result closes it.
 */
export const keepLive = (ended: () => void): (() => void) => keepConnected(browserWorld, { tell: live.tell, ended })
