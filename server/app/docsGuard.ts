import type { FastifyRequest } from 'fastify'
import { forbidden, unauthenticated } from '../errors/problem.ts'
import type { DocsGuard } from '../openapi/registerDocs.ts'
import type { Sessions } from '../session/sessions.ts'

/** The page's token: a browser that opens the document sends cookies alone. Reading changes nothing, so that they may do. */
const authorization = ({ headers }: FastifyRequest): string | undefined => {
  const cookie = /(?:^|;\s*)Admin-Token=([^;]+)/.exec(headers.cookie ?? '')?.[1]
  return headers.authorization ?? (cookie === undefined ? undefined : `Bearer ${cookie}`)
}

/** Lets everybody read the API document where it is open, else operators who may do everything. */
export const docsGuard = (sessions: Sessions, isOpen: boolean): DocsGuard => async request => {
  if (isOpen) return
  const operator = await sessions.authenticate({ headers: { authorization: authorization(request) } })
  if (!operator) throw unauthenticated()
  if (!operator.permissions.has('*')) throw forbidden('*')
}
