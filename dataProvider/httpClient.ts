import type { Method } from '../resources/core/action.ts'
import { toLanguageHeader } from '../i18n/Language.ts'
import type { Language } from '../i18n/Language.ts'
import { withDeadline } from './deadline.ts'
import { HttpError, localError } from './HttpError.ts'
import { isRefusal, refusal, replyError } from './replyError.ts'

export type Fetch = (input: string, init?: RequestInit) => Promise<Response>

export interface HttpClientOptions {
  readonly fetch: Fetch
  /** Origin of the API without trailing slash; the page's own where nothing is said. */
  readonly host?: string
  readonly token: () => string | undefined
  readonly language: () => Language
  /** Told of every answer and failure (status 0: none came), aborted calls apart. */
  readonly onStatus?: (status: number, error?: HttpError) => void
  /**
   * Shows anew who the operator is where a call asks for that, and answers the proof with which the call is sent once
   * more; undefined where they would not.
   */
  readonly reauthenticate?: (purpose: string) => Promise<string | undefined>
  /** Milliseconds until a call is given up. */
  readonly timeout?: number
}

/** One call; `path` is encoded and may carry a query. */
export interface HttpCall {
  readonly method?: Method
  readonly path: string
  /** JSON text, or a form of several parts. */
  readonly body?: string | FormData
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}

export interface HttpReply {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** undefined where the body is empty. */
  readonly json: unknown
}

export interface HttpClient {
  /** Calls and reads a JSON reply. Rejects with an HttpError, or with an AbortError. */
  call(call: HttpCall): Promise<HttpReply>
  /**
   * Calls and hands over the reply before its body is read, for downloads. The time limit holds until the headers are
   * there.
   */
  stream(call: HttpCall): Promise<Response>
}

const isOk = (status: number): boolean => status >= 200 && status < 300

// An ill-formed body of a good reply is no answer; of a bad one it only lacks a message (a proxy's HTML page).
const parse = (status: number, text: string): unknown => {
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    if (isOk(status)) throw localError('unreadable', status)
    return undefined
  }
}

/**
 * Characters of a body that a browser is to finish without its page. It takes 64 kB at most, of all of them together.
 */
const mostKept = 4_000

/** The one place that talks to `fetch`: headers, time limit, abort, and every kind of failure as an HttpError. */
export const createHttpClient = ({
  fetch,
  host = '',
  token,
  language,
  onStatus,
  reauthenticate,
  timeout = 1_000_000,
}: HttpClientOptions): HttpClient => {
  const headersOf = (call: HttpCall): Record<string, string> => {
    const bearer = token()
    return {
      Accept: 'application/json',
      Language: toLanguageHeader(language()),
      ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}),
      ...(typeof call.body === 'string' ? { 'Content-Type': 'application/json' } : {}),
      ...call.headers,
    }
  }

  // What changes something is finished by the browser where its page is left, or loaded anew, at that moment: a server
  // drops what it has not read yet of a caller who goes.
  const isKept = ({ method = 'GET', body = '' }: HttpCall): boolean =>
    method !== 'GET' && typeof body === 'string' && body.length <= mostKept

  const send = (call: HttpCall, signal: AbortSignal): Promise<Response> =>
    fetch(`${host.replace(/(?<!\/)\/+$/, '')}/${call.path}`, {
      method: call.method ?? 'GET',
      headers: headersOf(call),
      signal,
      ...(isKept(call) ? { keepalive: true } : {}),
      ...(call.body === undefined ? {} : { body: call.body }),
    })

  const read = async (response: Response): Promise<HttpReply> => {
    const text = await response.text()
    const json = parse(response.status, text)
    if (!isOk(response.status)) throw replyError(response.status, json)
    if (isRefusal(json)) throw refusal(response.status, json)
    return { status: response.status, headers: response.headers, text, json }
  }

  /** Sends a call, and once more with a proof where it takes the password again. */
  const sendProven = async (call: HttpCall, signal: AbortSignal): Promise<HttpReply> => {
    try {
      return await read(await send(call, signal))
    } catch (error) {
      const purpose = error instanceof HttpError && error.code === 'reauthenticate' ? error.body['purpose'] : undefined
      const proof = typeof purpose === 'string' ? await reauthenticate?.(purpose) : undefined
      if (proof === undefined) throw error
      return read(await send({ ...call, headers: { ...call.headers, Reauthentication: proof } }, signal))
    }
  }

  const watched = async <T extends { readonly status: number }>(
    call: HttpCall,
    task: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> => {
    try {
      const reply = await withDeadline(timeout, call.signal, task)
      onStatus?.(reply.status)
      return reply
    } catch (thrown) {
      if (call.signal?.aborted) throw thrown
      const error = thrown instanceof HttpError ? thrown : Object.assign(localError('network'), { cause: thrown })
      onStatus?.(error.status, error)
      throw error
    }
  }

  return {
    call: call => watched(call, signal => sendProven(call, signal)),
    stream: call =>
      watched(call, async signal => {
        // The caller may still abort while the body streams, when the deadline's own signal is settled.
        const response = await send(call, call.signal ? AbortSignal.any([signal, call.signal]) : signal)
        if (!isOk(response.status)) throw replyError(response.status, parse(response.status, await response.text()))
        return response
      }),
  }
}
