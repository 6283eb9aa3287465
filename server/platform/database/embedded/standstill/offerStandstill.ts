import { once } from 'node:events'
import { chmodSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import type { DatabaseLog } from '../../Database.ts'
import { standstillPlace, words } from './place.ts'

export interface StandstillOptions {
  dataDir: string
  /** Runs the work while nobody writes and everything is in the files. */
  standStill(work: () => Promise<void>): Promise<void>
  /** Milliseconds that others wait for a caller at most. */
  limit: number
  log: DatabaseLog | undefined
}

/**
 * Stands still for callers of this machine while they copy the database's files, so that a running one can be backed
 * up. The result ends that. Where the folder's path is too long for a socket it is not offered.
 */
export async function offerStandstill({
  dataDir,
  standStill,
  limit,
  log,
}: StandstillOptions): Promise<() => Promise<void>> {
  const place = standstillPlace(dataDir)
  const sockets = new Set<Socket>()
  const serve = async (socket: Socket): Promise<void> => {
    socket.write(words.still)
    const said = await Promise.race([
      once(socket, 'data', { signal: AbortSignal.timeout(limit) }).then(([data]) => String(data)),
      once(socket, 'close').then(() => ''),
    ]).catch(() => '')
    if (said === words.done) socket.end(words.kept)
    else socket.destroy()
  }
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.once('close', () => sockets.delete(socket))
    standStill(() => serve(socket)).catch(() => socket.destroy())
  })
  const close = async (): Promise<void> => {
    for (const socket of sockets) socket.destroy()
    if (server.listening) await new Promise(resolve => server.close(resolve))
  }
  if (process.platform !== 'win32') rmSync(place, { force: true }) // left by a host that was killed; the folder is locked by now
  try {
    server.listen(place)
    await once(server, 'listening')
    if (process.platform !== 'win32') chmodSync(place, 0o600)
  } catch (error) {
    log?.warn({ err: error }, 'a backup will need the host to be stopped: no socket could be made in DATA_DIR')
  }
  return close
}
