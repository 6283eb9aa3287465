/** What this capability adds to the browser: its overrides. */
import { apiToken } from '../../resources/integrations/apiToken.ts'
import { present } from '../core/index.ts'

const days = 90

present(apiToken, {
  // Long enough for a program that somebody looks after, and not forgotten for a year.
  begins: () => ({ expiresAt: new Date(Date.now() + days * 86_400_000).toISOString() }),
})
