import { onlineManager, QueryClient } from '@tanstack/react-query'
import { connection } from '../connection/connection.ts'

const statusOf = (error: unknown): number =>
  (error !== null && typeof error === 'object' && 'status' in error && typeof error.status === 'number' ? error.status : 0)

/** What the server refused it refuses again; only what it could not answer is asked once more. */
export const worthRetrying = (failures: number, error: unknown): boolean => {
  const status = statusOf(error)
  return failures < 1 && (status === 0 || status >= 500)
}

// Reads wait for the connection and are made good when it is back.
onlineManager.setEventListener(setOnline => connection.subscribe(() => setOnline(!connection.isLost())))

/** A write is tried at once and says that it failed: one that waits for the connection would come when nobody expects it any more. */
export const createQueryClient = (): QueryClient => new QueryClient({
  defaultOptions: { queries: { retry: worthRetrying, staleTime: 2_000 }, mutations: { retry: false, networkMode: 'always' } },
})
