import type { WebSocket } from 'ws'
import type { LiveLimits } from './limits.ts'

/** Connections that have not said yet who they are. */
export interface Strangers {
  /** Counts one more until it is removed; false where there is no room for it, here or for its address. */
  add(socket: WebSocket, address: string): boolean
  remove(socket: WebSocket): void
}

export const createStrangers = (limits: Pick<LiveLimits, 'strangers' | 'strangersOfAddress'>): Strangers => {
  const addresses = new Map<WebSocket, string>()
  const counts = new Map<string, number>()
  return {
    add(socket, address) {
      const others = counts.get(address) ?? 0
      if (addresses.size >= limits.strangers || others >= limits.strangersOfAddress) return false
      addresses.set(socket, address)
      counts.set(address, others + 1)
      return true
    },
    remove(socket) {
      const address = addresses.get(socket)
      if (address === undefined) return
      addresses.delete(socket)
      const left = (counts.get(address) ?? 1) - 1
      if (left > 0) counts.set(address, left)
      else counts.delete(address)
    },
  }
}
