import { lookup as lookupByDns } from 'node:dns'
import type { LookupAddress, LookupAllOptions } from 'node:dns'
import { Agent as HttpAgent, request as requestHttp } from 'node:http'
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { connect, isIP, Socket } from 'node:net'
import type { LookupFunction } from 'node:net'
import { reachOf } from './reach.ts'

/** A call went to an address that is not to be reached; no connection was opened. */
export class UnreachableAddressError extends Error {
  override readonly name = 'UnreachableAddressError'

  constructor() {
    super(
      'The address is one of this machine, its network, or otherwise not public: OUTGOING_NETWORKS names those that are meant',
    )
  }
}

export interface OutgoingRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  /** Milliseconds that the whole may take. */
  readonly timeout: number
}

export interface OutgoingReply {
  readonly status: number
  readonly text: string
}

/** A request whose body is of any kind, and whose answer is read as it comes. */
export interface StreamedRequest {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Uint8Array
  /** Milliseconds of silence after which the connection is given up. */
  readonly silence: number
}

/** The one way by which this host calls others. */
export interface Outgoing {
  /**
   * Calls an address by HTTP and answers as soon as the answer begins: whoever called reads it. Redirects are not
   * followed. Throws as `request` does.
   */
  stream(url: string, request: StreamedRequest): Promise<IncomingMessage>
  /**
   * Calls an address by HTTP and reads its answer, of at most a megabyte. Redirects are answers like others: they are
   * not followed. Throws UnreachableAddressError, or what the connection ended with; `TimeoutError` after the time.
   */
  request(url: string, request: OutgoingRequest): Promise<OutgoingReply>
  /**
   * Opens a connection for another protocol; the signal ends the attempt. Throws UnreachableAddressError, or what the
   * connection ended with.
   */
  connect(host: string, port: number, signal: AbortSignal): Promise<Socket>
  /** For clients of services that bring their own HTTP; they must not follow redirects by themselves. */
  readonly agents: { readonly http: HttpAgent; readonly https: HttpsAgent }
  /** Whether a host may be named in settings; what a name leads to is seen when it is called. */
  mayName(host: string): boolean
}

/** Looks a name up, as `dns.lookup` does. */
export type Resolve = (
  host: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

const mostRead = 1_048_576

/** A host as it is looked up: IPv6 addresses stand in brackets where a port may follow. */
const bareHost = (host: string): string => host.replace(/^\[|\]$/g, '')

/**
 * Opens the way out of one host. A name is looked up when the connection is opened, and the connection goes to the very
 * address that was looked at. `networks` are those in the CIDR notation that may be reached although they are not
 * public.
 */
export const openOutgoing = (networks: readonly string[], resolve: Resolve = lookupByDns): Outgoing => {
  const reach = reachOf(networks)

  const lookup: LookupFunction = (host, options, callback) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, [])
      // One name with addresses inside and outside is no mistake that anybody makes.
      if (addresses.length === 0 || !addresses.every(({ address }) => reach.mayConnect(address)))
        return callback(new UnreachableAddressError(), [])
      return options.all ? callback(null, addresses) : callback(null, addresses[0]!.address, addresses[0]!.family)
    })
  }

  /** What is an address already is never looked up. */
  const refusalOf = (host: string | null | undefined): UnreachableAddressError | undefined => {
    const bare = bareHost(host ?? '')
    return isIP(bare) !== 0 && !reach.mayConnect(bare) ? new UnreachableAddressError() : undefined
  }

  const guarded = <A extends HttpAgent>(agent: A): A => {
    const open = agent.createConnection.bind(agent)
    agent.createConnection = (options, callback) => {
      const refusal = refusalOf(options.host)
      if (!refusal) return open({ ...options, lookup }, callback)
      queueMicrotask(() => callback?.(refusal, new Socket()))
      return null
    }
    return agent
  }
  const agents = { http: guarded(new HttpAgent()), https: guarded(new HttpsAgent()) }

  const begin = (url: string, options: RequestOptions): ClientRequest =>
    new URL(url).protocol === 'http:'
      ? requestHttp(url, { ...options, agent: agents.http })
      : requestHttps(url, { ...options, agent: agents.https })

  return {
    agents,
    mayName: reach.mayName,

    stream: (url, { method, headers, body, silence }) =>
      new Promise((answer, fail) => {
        const call = begin(url, {
          method,
          headers: { ...headers, 'content-length': String(body?.byteLength ?? 0) },
          timeout: silence,
        })
        call
          .on('error', fail)
          .on('response', answer)
          .on('timeout', () => call.destroy(new DOMException('Nothing came for too long', 'TimeoutError')))
          .end(body)
      }),

    request: (url, { method, headers, body, timeout }) =>
      new Promise((answer, fail) => {
        const signal = AbortSignal.timeout(timeout)
        const failed = (error: Error): void => fail(signal.aborted ? (signal.reason as Error) : error)
        const call = begin(url, { method, headers, signal })
        call.on('error', failed).on('response', response => {
          let text = ''
          response
            .setEncoding('utf8')
            .on('error', failed)
            .on('data', (chunk: string) => {
              text += chunk
              if (text.length > mostRead) response.destroy(new Error('The answer is too long'))
            })
            .on('end', () => answer({ status: response.statusCode ?? 0, text }))
        })
        call.end(body)
      }),

    connect: (host, port, signal) =>
      new Promise((answer, fail) => {
        const refusal = refusalOf(host)
        if (refusal) return fail(refusal)
        // The listener stays: whoever gets the connection listens only a moment later.
        const socket = connect({ host: bareHost(host), port, lookup }).on('error', fail)
        const stop = (): void => {
          socket.destroy(signal.reason as Error)
        }
        signal.addEventListener('abort', stop)
        socket.once('connect', () => {
          signal.removeEventListener('abort', stop)
          answer(socket)
        })
      }),
  }
}
