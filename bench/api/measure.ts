import autocannon from 'autocannon'
import { median } from '../median.ts'
import type { BenchRequest, Sent } from './requests.ts'

export interface Measured {
  /** Requests per second. */
  readonly rate: number
  /** Milliseconds, median. */
  readonly p50: number
}

export interface MeasureOptions {
  readonly url: string
  readonly token?: string | undefined
  readonly connections: number
  readonly seconds: number
}

const longest = 60

/**
 * Sends one kind of request over and over, for longer where that is too short for a single answer. Throws when an
 * answer is no success: its time would be no time of the work.
 */
export const measure = async (request: BenchRequest, options: MeasureOptions): Promise<Measured> => {
  const { url, token, connections, seconds } = options
  const headers = {
    'content-type': 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  }
  const latencies: number[] = []
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon(
      {
        // Counting takes its time with ten at once.
        url,
        connections,
        duration: seconds,
        headers,
        timeout: 120,
        requests: [
          {
            setupRequest(sent, context) {
              const next = request.next()
              Object.assign(context, { next })
              return {
                ...sent,
                method: next.method,
                path: next.path,
                ...(next.body !== undefined && { body: next.body }),
              }
            },
            onResponse(status, _body, context) {
              if (status < 300) (context as { next?: Sent }).next?.succeeded?.()
            },
          },
        ],
      },
      (error: Error | null, done: autocannon.Result) => {
        if (error) reject(error)
        else resolve(done)
      },
    )
    instance.on('response', (_client, _status, _bytes, milliseconds) => {
      latencies.push(milliseconds)
    })
  })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(
      `${request.name} on ${url}: ${result['2xx']} succeeded, ${result.non2xx} did not, ${result.errors} had no answer`,
    )
  }
  if (result['2xx'] < connections && seconds < longest) return measure(request, { ...options, seconds: seconds * 3 })
  return { rate: result['2xx'] / result.duration, p50: median(latencies) }
}
