import { createServer } from 'node:http'
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { livePath } from '../../../resources/live.ts'

/** Whether a request may become a live connection; it brings no body, which nobody would wait for. */
const isLive = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'GET' && url.split('?')[0] === `/${livePath}`

/**
 * Gives a server that never listens and only hears of upgrades to live connections. Whatever else asks to be upgraded
 * is refused at once: from there on nothing would watch over its connection.
 */
export const liveUpgrades = (server: Server): Server => {
  const upgrades = createServer()
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (isLive(request)) return upgrades.emit('upgrade', request, socket, head)
    socket.once('error', () => socket.destroy())
    return socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', () =>
      socket.destroy(),
    )
  })
  return upgrades
}
