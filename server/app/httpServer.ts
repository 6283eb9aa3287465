import { createServer } from 'node:http'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'
import type { RequestLimits } from './requestLimits.ts'

/** Connections by address, each address's in the order in which they fell silent. */
class Silent {
  readonly #most: number
  readonly #sockets = new Map<string, Set<Socket>>()
  /** A connection that is closed tells its address no more. */
  readonly #addresses = new WeakMap<Socket, string>()

  constructor(most: number) {
    this.#most = most
  }

  /**
   * Notes that nothing is to be done for this connection. Where its address has too many, the one that was silent
   * longest is cut.
   */
  add(socket: Socket): void {
    if (socket.destroyed || socket.remoteAddress === undefined) return
    const address = this.#addresses.get(socket) ?? normalizeIP(socket.remoteAddress)
    this.#addresses.set(socket, address)
    const others = this.#sockets.get(address) ?? new Set()
    this.#sockets.set(address, others)
    if (others.size >= this.#most)
      for (const longest of others) {
        this.remove(longest)
        longest.destroy()
        break
      }
    others.add(socket)
  }

  remove(socket: Socket): void {
    const address = this.#addresses.get(socket)
    const others = address === undefined ? undefined : this.#sockets.get(address)
    others?.delete(socket)
    if (address !== undefined && others?.size === 0) this.#sockets.delete(address)
  }
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Watches which connections a whole request has come on; the others are silent, or let it drip. */
const watch = (server: Server, silent: Silent): void => {
  server.on('connection', (socket: Socket) => {
    silent.add(socket)
    socket.once('close', () => silent.remove(socket))
  })
  server.on('upgrade', (_request: IncomingMessage, socket: Socket) => silent.remove(socket))
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const isWhole = (): void => silent.remove(socket)
    if (hasBody(request)) request.once('end', isWhole)
    else isWhole()
    response.once('close', () => {
      request.off('end', isWhole)
      silent.add(socket)
    })
  })
}

/** Node takes a connection that has not said anything yet, as browsers open them in advance, for one that is busy. */
const countUnspokenAsIdle = (server: Server): void => {
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const closeIdle = server.closeIdleConnections.bind(server)
  server.closeIdleConnections = () => {
    closeIdle()
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  }
}

/**
 * Makes HTTP servers whose requests have an end in time. Where no proxy is in front, connections that are silent or let
 * their request drip are limited per address; a proxy's are all of one address, and it waits for heads itself.
 */
export const serverFactory = (
  { head, request, kept, look, unread, perAddress }: RequestLimits,
  { trustProxy }: { readonly trustProxy: boolean },
) => {
  const silent = new Silent(perAddress)
  return (handler: RequestListener): Server => {
    const server = createServer(
      { headersTimeout: head, requestTimeout: request, keepAliveTimeout: kept, connectionsCheckingInterval: look },
      handler,
    )
    const served = new WeakSet<Socket>()
    server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
      served.add(socket)
      response.once('close', () => served.delete(socket))
    })
    // Nothing went over the connection for a while. Where its answer is being made, that has a limit of its own.
    server.setTimeout(unread, socket => {
      if (!served.has(socket) || socket.writableLength > 0) socket.destroy()
    })
    countUnspokenAsIdle(server)
    if (!trustProxy) watch(server, silent)
    return server
  }
}
