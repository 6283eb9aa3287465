import { onlineManager, QueryClient } from '@tanstack/react-query'
import type { QueryKey, SetDataOptions } from '@tanstack/react-query'
import { connection } from '../connection/connection.ts'

const statusOf = (error: unknown): number =>
  error !== null && typeof error === 'object' && 'status' in error && typeof error.status === 'number'
    ? error.status
    : 0

/** What the server refused it refuses again; only what it could not answer is asked once more. */
export const worthRetrying = (failures: number, error: unknown): boolean => {
  const status = statusOf(error)
  return failures < 1 && (status === 0 || status >= 500)
}

// Reads wait for the connection and are made good when it is back.
onlineManager.setEventListener(setOnline => connection.subscribe(() => setOnline(!connection.isLost())))

/**
 * react-admin keeps a record that was read before where a list brings it again (`old => old ?? row`), and the cache
 * takes that for a record that was just read: its page would show it as it was then, and not ask. What leaves a value
 * as it is says nothing new of it.
 */
class Queries extends QueryClient {
  override setQueryData: QueryClient['setQueryData'] = (
    key: QueryKey,
    update: unknown,
    options?: SetDataOptions,
  ): never => {
    const known: unknown = this.getQueryData(key)
    const next: unknown = typeof update === 'function' ? update(known) : update
    return (next !== undefined && next === known ? known : super.setQueryData(key, next, options)) as never
  }
}

/**
 * A write is tried at once and says that it failed: one that waits for the connection would come when nobody expects it
 * any more.
 */
export const createQueryClient = (): QueryClient =>
  new Queries({
    defaultOptions: {
      queries: { retry: worthRetrying, staleTime: 2_000 },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
