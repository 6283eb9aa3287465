import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { Problem } from '../core/errors/problem.ts'

/**
 * Refuses requests of an address, as a proxy in front names it, that has so many under way already: those whose bodies
 * drip in among them.
 */
export const limitInProgress = (app: FastifyInstance, most: number): void => {
  const addresses = new Map<string, number>()
  app.addHook('onRequest', (request, reply, done) => {
    // Live connections stay; the hub counts them.
    if (request.ws) return done()
    const address = normalizeIP(request.ip)
    const open = addresses.get(address) ?? 0
    if (open >= most) {
      reply.header('Connection', 'close')
      return done(new Problem(429, 'tooManyRequests'))
    }
    addresses.set(address, open + 1)
    // Also where the caller has gone before the answer.
    reply.raw.once('close', () => {
      const left = (addresses.get(address) ?? 1) - 1
      if (left > 0) addresses.set(address, left)
      else addresses.delete(address)
    })
    done()
  })
}
