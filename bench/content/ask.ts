import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'

/** What a device keeps of an answer: it asks with it the next time, whichever host that comes to. */
export type Tags = Map<string, string>

export interface Asked {
  /** Answers per second. */
  readonly rate: number
  /** How many of them had a body. */
  readonly bodies: number
}

export interface AskOptions {
  readonly tokens: readonly string[]
  readonly kinds: readonly string[]
  readonly tags: Tags
  /** Which host is asked first; each device goes to the next one with every call. */
  readonly turn: number
  readonly connections: number
}

interface Answer {
  readonly status: number
  readonly etag: string | undefined
  readonly body: string
}

const get = (agent: Agent, url: string, headers: Readonly<Record<string, string>>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request(url, { agent, headers }, response => {
      text(response).then(
        body => resolve({ status: response.statusCode ?? 0, etag: response.headers.etag, body }),
        reject,
      )
    })
      .once('error', reject)
      .end()
  })

/**
 * Lets each device ask once for each kind, many at a time, and keeps the tags of the answers. Throws where an answer is
 * neither 200 nor 304.
 */
export const ask = async (
  urls: readonly string[],
  { tokens, kinds, tags, turn, connections }: AskOptions,
): Promise<Asked> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const calls = tokens.flatMap((token, device) =>
    kinds.map((kind, at) => ({ token, kind, url: urls[(device + at + turn) % urls.length]! })),
  )
  const waiting = calls.values()
  const begun = performance.now()
  let bodies = 0
  const one = async (): Promise<void> => {
    for (const { token, kind, url } of waiting) {
      const key = `${token} ${kind}`
      const tag = tags.get(key)
      const { status, etag, body } = await get(agent, `${url}/api/client/content/${kind}`, {
        authorization: `Bearer ${token}`,
        language: 'cn',
        ...(tag === undefined ? {} : { 'if-none-match': tag }),
      })
      if (status !== 200 && status !== 304) throw new Error(`${kind} was answered with ${status}: ${body}`)
      if (status === 200) bodies += 1
      if (etag !== undefined) tags.set(key, etag)
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, one))
  } finally {
    agent.destroy()
  }
  return { rate: calls.length / ((performance.now() - begun) / 1000), bodies }
}

interface Told {
  readonly content: readonly Readonly<Record<string, unknown>>[]
}

/** Throws where hosts tell a device different things, or nothing. */
export const requireSame = async (urls: readonly string[], kinds: readonly string[], token: string): Promise<void> => {
  const agent = new Agent()
  for (const kind of kinds) {
    const told = await Promise.all(
      urls.map(async url => {
        const { content } = JSON.parse(
          (await get(agent, `${url}/api/client/content/${kind}`, { authorization: `Bearer ${token}`, language: 'cn' }))
            .body,
        ) as Told
        return content.map(row => JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1))))
      }),
    )
    const at = told[0]!.findIndex((row, index) => told.some(one => one[index] !== row))
    if (told[0]!.length === 0 || at >= 0)
      throw new Error(`They tell different ${kind}:\n${told.map(one => one[at]).join('\n')}`)
  }
}
