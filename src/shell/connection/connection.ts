import { apiHost } from '../auth/apiHost.ts'
import { createConnection } from './createConnection.ts'

/** Milliseconds that a sign of life may take. */
const patience = 5_000

/** The back-office's connection to its server. */
export const connection = createConnection({
  probe: () =>
    window.fetch(`${apiHost}/health`, { cache: 'no-store', signal: AbortSignal.timeout(patience) }).then(
      ({ ok }) => ok,
      () => false,
    ),
})
