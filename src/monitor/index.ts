/** What this capability adds to the browser. */
import './cache.ts'
import './log.ts'
import './server.ts'

export const pages = {}
