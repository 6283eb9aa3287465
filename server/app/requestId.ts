import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

const header = 'x-request-id'

/**
 * The caller's id of a request where it is a sane one, so that one id goes through proxies and logs; else a new one.
 */
export const requestIdOf = (request: Pick<IncomingMessage, 'headers'>): string => {
  const given = request.headers[header]
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID()
}

/** Answers every request with its id. */
export const answerRequestIds = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(header, request.id)
    done()
  })
}
