import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The tags of `If-None-Match`, without what says that they are weak; `*` is none that anybody was given. */
const tagsIn = (header: string | undefined): readonly string[] => (header ?? '').split(',').map(tag => tag.trim().replace(/^W\//, ''))

/**
 * Sends an answer with an entity tag (RFC 9110), or 304 without a body to whoever has it already. The caller keeps it and asks anew each time, so
 * that what is gone is gone at once. Weak, as the bytes differ by their compression.
 */
export const sendTagged = (request: FastifyRequest, reply: FastifyReply, body: unknown): FastifyReply => {
  const text = String(reply.serialize(body))
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
  reply.headers({ 'cache-control': 'private, no-cache', etag: `W/${tag}`, vary: 'Authorization, Language' })
  if (tagsIn(request.headers['if-none-match']).includes(tag)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(text)
}
