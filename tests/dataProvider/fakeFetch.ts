import type { Fetch } from '../../dataProvider/httpClient.ts'

/** A request as the provider sent it. */
export interface Sent {
  readonly method: string
  readonly url: string
  /** `METHOD path?query`, decoded where nothing is lost. */
  readonly line: string
  readonly query: Record<string, string>
  readonly headers: Record<string, string>
  readonly body: unknown
  readonly signal: AbortSignal | undefined
}

export interface Answer {
  readonly status?: number
  readonly json?: unknown
  readonly text?: string
  readonly headers?: Record<string, string>
}

const host = 'https://api.test'

const toSent = (url: string, init: RequestInit = {}): Sent => {
  const method = init.method ?? 'GET'
  const { searchParams } = new URL(url)
  return {
    method,
    url,
    line: `${method} ${url.replace(`${host}/`, '')}`,
    query: Object.fromEntries(searchParams),
    headers: Object.fromEntries(new Headers(init.headers)),
    body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    signal: init.signal ?? undefined,
  }
}

/** A fetch that answers from a function and keeps what was sent. */
export const fakeFetch = (
  answer: (sent: Sent) => Answer | Promise<Answer>,
): { fetch: Fetch; sent: Sent[]; lines: () => string[]; host: string } => {
  const sent: Sent[] = []
  return {
    sent,
    host,
    lines: () => sent.map(one => one.line),
    async fetch(url, init) {
      const one = toSent(url, init)
      sent.push(one)
      const {
        status = 200,
        json,
        text = json === undefined ? '' : JSON.stringify(json),
        headers = {},
      } = await answer(one)
      return new Response(status === 204 ? null : text, { status, headers })
    },
  }
}
