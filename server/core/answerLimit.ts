import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from './errors/problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds until the answers of this route must be out, where that is not the usual time. */
    readonly answerLimit?: number
  }
  interface FastifyRequest {
    /** Why nobody waits for the answer any more, and who is to be told of it. */
    answerLimit: { reason?: Error; stop?: AbortController } | null
  }
}

const end = (request: FastifyRequest, reason: Error): void => {
  request.answerLimit!.reason = reason
  request.answerLimit!.stop?.abort(reason)
}

const tookTooLong = (request: FastifyRequest, reply: FastifyReply): void => {
  if (reply.sent) return
  const problem = new Problem(503, 'tookTooLong')
  end(request, problem)
  // What has begun to be answered cannot become another answer.
  if (reply.raw.headersSent) reply.raw.destroy(problem)
  else void reply.send(problem)
}

/**
 * Answers 503 where an answer is not out after so many milliseconds, or `config.answerLimit` of its route. Fastify's
 * own `handlerTimeout` ends as soon as the body of a request has been read (fastify/fastify#6725), so that calls with
 * one would have no end.
 */
export const limitAnswers = (app: FastifyInstance, usual: number): void => {
  app.decorateRequest('answerLimit', null)
  app.addHook('onRequest', (request, reply, done) => {
    request.answerLimit = {}
    const timer = setTimeout(tookTooLong, request.routeOptions.config?.answerLimit ?? usual, request, reply)
    // A host that stops does not wait for the time of connections that were handed over, such as live ones.
    timer.unref()
    let isOut = false
    reply.raw.once('finish', () => {
      isOut = true
    })
    reply.raw.once('close', () => {
      clearTimeout(timer)
      if (!isOut && request.answerLimit!.reason === undefined)
        end(request, new DOMException('The caller has gone', 'AbortError'))
    })
    done()
  })
}

/** Is aborted when the caller has gone, or has been told that it took too long: for work that can be left off. */
export const untilLeft = ({ answerLimit }: FastifyRequest): AbortSignal => {
  const state = answerLimit!
  state.stop ??= new AbortController()
  if (state.reason !== undefined) state.stop.abort(state.reason)
  return state.stop.signal
}
