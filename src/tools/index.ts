/** What this capability adds to the browser: its overrides, and the library that forms choose pictures from. */
import './picture/index.ts'
import './storage/index.ts'
