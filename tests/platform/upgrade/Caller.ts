import type { Host } from '../../support/host.ts'
import type { BackOffice } from '../session/backOffice.ts'

/** That of every account of the sample. */
export const samplePassword = 'vision-demo'

/** A record as it is answered. */
export interface Row {
  readonly id: number
  readonly [field: string]: unknown
}

/** The calls of one caller. Throws where one is not answered as expected. */
export class Caller {
  readonly #fetch: typeof fetch
  readonly #headers: Readonly<Record<string, string>>

  constructor(fetch: typeof globalThis.fetch, token?: string) {
    this.#fetch = fetch
    this.#headers = { Language: 'en', ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }) }
  }

  /** Sends bytes as they are, anything else as JSON. */
  async reply(line: string, body?: object, more: Readonly<Record<string, string>> = {}): Promise<Response> {
    const [method, path] = line.split(' ') as [string, string]
    const isJson = body !== undefined && !(body instanceof Uint8Array)
    const reply = await this.#fetch(`/${path}`, {
      method,
      headers: { ...this.#headers, ...(isJson ? { 'Content-Type': 'application/json' } : {}), ...more },
      ...(body === undefined ? {} : { body: isJson ? JSON.stringify(body) : (body as Uint8Array<ArrayBuffer>) }),
    })
    if (!reply.ok) throw new Error(`${line} answered ${reply.status}: ${await reply.text()}`)
    return reply
  }

  /** The same; answers what the reply says. */
  async send<T = unknown>(line: string, body?: object, more: Readonly<Record<string, string>> = {}): Promise<T> {
    const text = await (await this.reply(line, body, more)).text()
    return (text === '' ? {} : JSON.parse(text)) as T
  }

  /** A call that takes the password again, for a purpose. */
  async confirmed<T = unknown>(purpose: string, line: string, body: object): Promise<T> {
    const { proof } = await this.send<{ readonly proof: string }>('POST auth/reauthenticate', {
      password: samplePassword,
      purpose,
    })
    return this.send<T>(line, body, { Reauthentication: proof })
  }

  /** A page of a list, whether its call answers the rows alone or with their number. */
  async rows(path: string): Promise<readonly Row[]> {
    const answer = await this.send<readonly Row[] | { readonly content: readonly Row[] }>(`GET ${path}`)
    return 'content' in answer ? answer.content : answer
  }
}

/** Whom the calls of a busy host are about, and who makes them. */
export interface Busy {
  readonly host: Host
  /** Another host of the same database, which does the work of jobs at whatever moment its clock says. */
  readonly office: BackOffice
  readonly admin: Caller
  /** New ones, all of one hospital but the last. */
  readonly patients: readonly Row[]
}

/** A training client, and the first of the patients, who has signed in there. */
export interface Client {
  readonly device: Caller
  readonly trainee: Caller
}

/** The first of some that the sample has. */
export const theFirst = <T>([first]: readonly T[], what: string): T => {
  if (first === undefined) throw new Error(`The sample has no ${what}`)
  return first
}
