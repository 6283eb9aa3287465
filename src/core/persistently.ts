import { connection } from '../shell/connection/connection.ts'
import { isMissingPart } from './outdated.ts'

const longest = 60_000

const listeners = new Set<() => void>()

/** Parts of the application that were asked for and cannot be had. */
export const missingParts = {
  tell: (): void => listeners.forEach(listener => listener()),
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

/**
 * Asks for a part of the application until it comes: where the server cannot be reached, again as soon as it can be. A
 * part of a page that failed would take the page with it, and what was typed there. Rejects with what the part itself
 * throws. `isAskedFor` has it told that the part does not come.
 */
export const persistently = async <T>(load: () => Promise<T>, isAskedFor: boolean): Promise<T> => {
  for (let tries = 0; ; tries += 1) {
    try {
      return await load()
    } catch (error) {
      if (!isMissingPart(error)) throw error
      if (isAskedFor && tries === 0) missingParts.tell()
      connection.heard(0)
      await connection.restored()
      await new Promise(resolve => {
        setTimeout(resolve, Math.min(1_000 * 2 ** tries, longest))
      })
    }
  }
}
