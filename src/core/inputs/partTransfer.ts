import type { DetailedError, UploadOptions } from 'tus-js-client'

/** What a host answered who was asked how far a file has come. */
export class NotTold extends Error {
  readonly status: number
  constructor(status: number) {
    super(`The host does not tell how far the file has come (${status})`)
    this.status = status
  }
}

const statusOf = (error: DetailedError | Error): number => {
  const { originalResponse, causingError } = error as Partial<DetailedError>
  return causingError instanceof NotTold ? causingError.status : (originalResponse?.getStatus() ?? 0)
}

/** Of a file that was begun: it is there, it is gone, another request is writing it. */
const isTold = (status: number): boolean => status < 400 || status === 404 || status === 410 || status === 423

/**
 * How files go by parts: what is tried again when the server does not answer, for as long as a host takes to start and
 * the part's lock to fall; what it refuses it refuses again.
 */
export const partTransfer = {
  chunkSize: 8 * 1_048_576,
  retryDelays: [0, 1000, 3000, 5000, 10_000, 20_000, 30_000],
  onShouldRetry: error => {
    const status = statusOf(error)
    return status === 0 || status === 409 || status === 423 || status === 429 || status >= 500
  },
  // The library begins the file anew whatever a host answers here that is not well, a proxy's 502 among it, and
  // gigabytes would be sent twice.
  onAfterResponse: (request, response) => {
    if (request.getMethod() === 'HEAD' && !isTold(response.getStatus())) throw new NotTold(response.getStatus())
  },
} satisfies Partial<UploadOptions>
