import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { standstillPlace, words } from './place.ts'

async function hear(socket: Socket, word: string): Promise<void> {
  const [data] = (await once(socket, 'data')) as [Buffer]
  if (String(data) !== word) throw new Error('The host did not stand still')
}

/**
 * Has the host that runs on a folder stand still, and does the work meanwhile. Answers false where there is none that
 * would; throws where it went on before the work was done.
 */
export async function duringStandstill(dataDir: string, work: () => Promise<void>): Promise<boolean> {
  const socket = connect(standstillPlace(dataDir))
  const gone = new AbortController()
  try {
    await once(socket, 'connect')
  } catch {
    return false
  }
  socket.once('close', () => gone.abort(new Error('The host went on before everything was copied: try again')))
  const orGone = <T>(waited: Promise<T>): Promise<T> =>
    Promise.race([
      waited,
      new Promise<never>((_resolve, reject) => gone.signal.addEventListener('abort', () => reject(gone.signal.reason))),
    ])
  try {
    await orGone(hear(socket, words.still))
    await orGone(work())
    const kept = hear(socket, words.kept)
    socket.write(words.done)
    await orGone(kept)
    return true
  } finally {
    socket.destroy()
  }
}
