import type { DetailedError } from 'tus-js-client'

/** How files go by parts: what is tried again when the server does not answer, for as long as a host takes to start and the part's lock to fall; what it refuses it refuses again. */
export const partTransfer = {
  chunkSize: 8 * 1_048_576,
  retryDelays: [0, 1000, 3000, 5000, 10_000, 20_000, 30_000],
  onShouldRetry: (error: DetailedError | Error): boolean => {
    const status = 'originalResponse' in error ? error.originalResponse?.getStatus() ?? 0 : 0
    return status === 0 || status === 409 || status === 423 || status >= 500
  },
}
