/** What this capability adds to the browser: its overrides. */
import './cardBatch.ts'
