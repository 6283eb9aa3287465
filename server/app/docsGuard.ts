import { forbidden, unauthenticated } from '../core/errors/problem.ts'
import type { DocsGuard } from '../core/openapi/registerDocs.ts'
import { pageToken } from '../platform/session/pageToken.ts'
import type { Sessions } from '../platform/session/sessions.ts'

/** Lets everybody read the API document where it is open, else operators who may do everything. */
export const docsGuard =
  (sessions: Sessions, isOpen: boolean): DocsGuard =>
  async ({ headers }) => {
    if (isOpen) return
    const operator = await sessions.authenticate({ headers: { authorization: pageToken(headers) ?? undefined } })
    if (!operator) throw unauthenticated()
    if (!operator.permissions.has('*')) throw forbidden('*')
  }
