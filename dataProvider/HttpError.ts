/** What a failed call carries beside its status: the server's reply, or what stands for it. */
export interface ErrorBody {
  /** The server's `code`, or `network`, `timeout`, `unreadable`, `refused`, `partial`. */
  readonly code?: string
  readonly message?: string
  /** Texts by field path; `root.serverError` is the text of the whole. */
  readonly errors?: { readonly [field: string]: string | { readonly serverError: string } }
  /** For calls over several ids: those that failed with why, and those that went through. */
  readonly failed?: readonly FailedId[]
  readonly done?: readonly Id[]
  readonly [more: string]: unknown
}

export type Id = string | number
export interface FailedId {
  readonly id: Id
  readonly status: number
  readonly code: string
  readonly message: string
  /** Texts by field path, where fields are to blame. */
  readonly errors?: ErrorBody['errors']
}

/**
 * A failed call, in the shape that react-admin reads (`message`, `status`, `body.errors`). `status` is 0 where no reply
 * came.
 * `message` is the server's text, or a key of the catalogues (`errors.network`, `errors.timeout`, `errors.unreadable`).
 */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  readonly body: ErrorBody
  readonly code: string

  constructor(message: string, status: number, body: ErrorBody = {}) {
    super(message)
    this.status = status
    this.body = body
    this.code = body.code ?? ''
  }
}

/** An error that no reply of the server names. */
export const localError = (code: 'network' | 'timeout' | 'unreadable', status = 0): HttpError =>
  new HttpError(`errors.${code}`, status, { code })

/** Whether it is unknown what became of the call: no reply came, or a gateway gave it up. */
export const isUnanswered = (error: unknown): boolean =>
  (error instanceof HttpError && [0, 502, 503, 504].includes(error.status)) ||
  (error instanceof Error && error.name === 'AbortError')

/**
 * Whether the session is over with this answer: nobody is signed in, somebody else signed in with the account, or the
 * site was closed. A dialog tells of it, whichever call it was.
 */
export const endsSession = (error: unknown): boolean =>
  error instanceof HttpError && [401, 444, 445].includes(error.status)
