import { QueryClient } from '@tanstack/react-query'

const statusOf = (error: unknown): number =>
  (error !== null && typeof error === 'object' && 'status' in error && typeof error.status === 'number' ? error.status : 0)

/** What the server refused it refuses again; only what it could not answer is asked once more. */
export const worthRetrying = (failures: number, error: unknown): boolean => {
  const status = statusOf(error)
  return failures < 1 && (status === 0 || status >= 500)
}

export const createQueryClient = (): QueryClient => new QueryClient({
  defaultOptions: { queries: { retry: worthRetrying, staleTime: 2_000 }, mutations: { retry: false } },
})
