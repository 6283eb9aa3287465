import { setTimeout as wait } from 'node:timers/promises'
import { DatabaseLockedError } from '../DatabaseLockedError.ts'
import { toDatabaseError } from './toDatabaseError.ts'

export interface Waiting {
  /** Milliseconds after which it gives up. */
  limit: number
  /** Told each time that the server has no connection free. */
  onFull?(): void
}

/**
 * Makes a connection, and makes it again while the server says that it has none free (53300): as many as it has may be
 * those of other hosts, which give some back. Throws `DatabaseError`, and `DatabaseLockedError` as it is.
 */
export async function whenFree<T>(connect: () => Promise<T>, { limit, onFull }: Waiting): Promise<T> {
  const deadline = Date.now() + limit
  for (;;) {
    try {
      return await connect()
    } catch (failure) {
      if (failure instanceof DatabaseLockedError) throw failure
      const error = toDatabaseError(failure)
      if (error.code !== '53300' || Date.now() > deadline) throw error
      onFull?.()
      await wait(100 + Math.random() * 200)
    }
  }
}
