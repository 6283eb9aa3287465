import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import { livePath, liveTopics } from '../../../resources/live.ts'
import type { Operator } from '../../core/contract.ts'
import { Problem } from '../../core/errors/problem.ts'
import type { Sessions } from '../session/sessions.ts'
import { isLoopback } from '../../settings.ts'
import { liveChannel, readAnnouncement } from './announcement.ts'
import { createHub } from './hub.ts'
import { usualLimits } from './limits.ts'
import type { LiveLimits } from './limits.ts'
import type { News } from './news.ts'
import { liveUpgrades } from './upgrades.ts'

export interface LiveOptions {
  readonly news: Pick<News, 'listen'>
  readonly sessions: Pick<Sessions, 'watch'>
  /** Where the pages come from. */
  readonly publicUrl: string
  /**
   * Whose token it is; throws a Problem where it is nobody's, or where the site is closed to its owner. Must not count
   * as a use of the session.
   */
  readonly identify: (token: string) => Promise<Operator>
  readonly limits?: Partial<LiveLimits>
}

/**
 * Whether the page that opens the connection is one of this installation; programs that are no pages name none. What is
 * reached by this machine alone is reached under several names and, through tunnels, ports.
 */
const isOwnPage = (origin: string | undefined, publicUrl: string): boolean =>
  origin === undefined ||
  origin === publicUrl ||
  [origin, publicUrl].every(url => URL.canParse(url) && isLoopback(new URL(url).hostname))

/** Ids that are remembered: those of some seconds, by whichever way they come. */
const mostIds = 1000

const onceEach = (): ((id: string | undefined) => boolean) => {
  const heard = new Set<string>()
  return id => {
    if (id === undefined) return true
    if (heard.has(id)) return false
    heard.add(id)
    for (const oldest of heard) {
      if (heard.size <= mostIds) break
      heard.delete(oldest)
    }
    return true
  }
}

/**
 * `GET api/ws`: a websocket that tells signed-in pages what may have changed, on this host or another. Nothing about anybody goes
 * over it, and who is meant is said by its first message, `{ "token": "…" }`.
 */
export const registerLive = async (
  app: FastifyInstance,
  { news, sessions, publicUrl, identify, limits: given }: LiveOptions,
): Promise<void> => {
  const limits = { ...usualLimits, ...given }
  const hub = createHub({ identify, limits, log: app.log })
  const options = { maxPayload: limits.message, closeTimeout: limits.leaveWithin, server: liveUpgrades(app.server) }
  await app.register(websocket, {
    options,
    // A message that is too large or no message at all; the connection is closed already.
    errorHandler: (_error, socket) => socket.terminate(),
    // The hub says goodbye, below.
    preClose: done => done(),
  })
  app.route({
    method: 'GET',
    url: `/${livePath}`,
    async onRequest(request) {
      if (request.ws && !isOwnPage(request.headers.origin, publicUrl)) throw new Problem(403, 'foreignPage')
    },
    handler: (_request, reply) => {
      reply.callNotFound()
    },
    wsHandler: (socket, request) => hub.accept(socket, request.raw.socket, request.ip),
  })
  const stopWatching = sessions.watch(operator => hub.lookAgain(operator))
  const isNew = onceEach()
  const stopListening = await news.listen(
    liveChannel,
    payload => {
      const announcement = readAnnouncement(payload)
      if (announcement && isNew(announcement.id)) hub.deliver(announcement)
    },
    () => {
      for (const topic of liveTopics) hub.deliver({ topic })
    },
  )
  app.addHook('preClose', async () => {
    stopWatching()
    await stopListening()
    await hub.close()
  })
}
