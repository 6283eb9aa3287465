/** What this capability adds to the browser: its overrides. */
import './card.ts'
import './cardBatch.ts'
