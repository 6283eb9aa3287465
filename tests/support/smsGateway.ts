import { createServer } from 'node:http'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Posted {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** An SMS gateway of the test: it keeps what is posted to it. */
export interface SmsGateway {
  readonly url: string
  readonly posts: readonly Posted[]
  /** The status of the next answers; 0 never answers. */
  status: number
  close(): Promise<void>
}

export const openSmsGateway = async (): Promise<SmsGateway> => {
  const posts: Posted[] = []
  const state = { status: 200 }
  const unanswered = new Set<ServerResponse>()
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', chunk => {
      body += String(chunk)
    })
    request.on('end', () => {
      posts.push({ headers: request.headers, body })
      if (state.status === 0) return void unanswered.add(response)
      response.writeHead(state.status, { 'content-type': 'application/json' }).end('{"words":"that nobody logs"}')
    })
  })
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`,
    posts,
    get status() {
      return state.status
    },
    set status(next) {
      state.status = next
    },
    async close() {
      for (const response of unanswered) response.destroy()
      server.closeAllConnections()
      await new Promise(resolve => {
        server.close(resolve)
      })
    },
  }
}
