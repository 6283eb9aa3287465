/** What this capability adds to the browser. */
import './log.ts'
import './server.ts'

export const pages = {}
