import type { Host } from '../../../support/host.ts'

export interface Reply {
  readonly status: number
  readonly body: Record<string, unknown>
}

/** Calls the host as one account, or as nobody. The body is sent as it is where it is a text. */
export type Caller = (line: string, body?: unknown, headers?: Readonly<Record<string, string>>) => Promise<Reply>

export const callerOf =
  (host: Host, token?: string): Caller =>
  async (line, body, headers = {}) => {
    const [method = 'GET', path = ''] = line.split(' ')
    const reply = await host.fetch(`/${path}`, {
      method,
      headers: {
        Language: 'en',
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    return { status: reply.status, body: (await reply.json()) as Record<string, unknown> }
  }

/** Signs an account in and calls as it. */
export const signedIn = async (host: Host, account: string): Promise<Caller> =>
  callerOf(host, await host.signIn(account))
