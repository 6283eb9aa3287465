import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import { liveCodes } from '../../../resources/live.ts'
import type { LiveLimits } from './limits.ts'

interface Pulse {
  answered: boolean
  messages: number
  bytes: number
}

/** Whether connections still answer and read, and whether they talk too much. */
export interface Pulses {
  readonly sockets: ReadonlyMap<WebSocket, unknown>
  /** Watches a connection, and what comes over it, until it is closed. */
  add(socket: WebSocket, line: Duplex): void
  /** Counts a message; false where it was one too many, and then the connection is closed. */
  count(socket: WebSocket): boolean
  /** Cuts connections that did not answer since the last beat or do not read, and asks the others. */
  beat(): void
}

export const createPulses = (limits: LiveLimits): Pulses => {
  const pulses = new Map<WebSocket, Pulse>()
  const most = limits.messages * limits.message

  const count: Pulses['count'] = socket => {
    const pulse = pulses.get(socket)
    if (!pulse) return false
    pulse.messages += 1
    if (pulse.messages > limits.messages) socket.close(liveCodes.refused)
    return pulse.messages <= limits.messages
  }

  return {
    sockets: pulses,
    add(socket, line) {
      const pulse: Pulse = { answered: true, messages: 0, bytes: 0 }
      pulses.set(socket, pulse)
      socket.on('ping', () => count(socket))
      socket.on('pong', () => {
        pulse.answered = true
      })
      socket.on('close', () => pulses.delete(socket))
      // Parts of a message that never ends, and answers that nobody asked for, are no messages.
      line.on('data', (chunk: Buffer) => {
        pulse.bytes += chunk.byteLength
        if (pulse.bytes > most) socket.terminate()
      })
    },
    count,
    beat() {
      for (const [socket, pulse] of pulses) {
        if (!pulse.answered || socket.bufferedAmount > limits.unread) {
          socket.terminate()
          continue
        }
        Object.assign(pulse, { answered: false, messages: 0, bytes: 0 })
        socket.ping()
      }
    },
  }
}
