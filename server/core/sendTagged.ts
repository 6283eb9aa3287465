import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The tags of `If-None-Match`, without what says that they are weak; `*` is none that anybody was given. */
const tagsIn = (header: string | undefined): readonly string[] =>
  (header ?? '').split(',').map(tag => tag.trim().replace(/^W\//, ''))

interface Tagged {
  readonly text: string
  readonly tag: string
}

/** Replies that are kept are the same object each time, which need not be written and hashed again. */
const tagged = new WeakMap<object, Tagged>()

const taggedOf = (reply: FastifyReply, body: object): Tagged => {
  const known = tagged.get(body)
  if (known) return known
  const text = String(reply.serialize(body))
  const made = { text, tag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"` }
  tagged.set(body, made)
  return made
}

/**
 * Sends an answer with an entity tag (RFC 9110), or 304 without a body to whoever has it already. The caller keeps it
 * and asks anew each time, so that what is gone is gone at once. Weak, as the bytes differ by their compression.
 */
export const sendTagged = (request: FastifyRequest, reply: FastifyReply, body: object): FastifyReply => {
  const { text, tag } = taggedOf(reply, body)
  reply.headers({ 'cache-control': 'private, no-cache', etag: `W/${tag}`, vary: 'Authorization, Language' })
  if (tagsIn(request.headers['if-none-match']).includes(tag)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(text)
}
