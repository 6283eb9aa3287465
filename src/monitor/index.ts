/** What this capability adds to the browser. */
import './log.ts'

export const pages = {}
