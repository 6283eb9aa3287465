import { toLanguageHeader } from '../../../i18n/Language.ts'
import { apiHost } from '../auth/apiHost.ts'
import { readLanguage } from '../auth/language.ts'
import { ownToken } from '../auth/token.ts'

/**
 * What every page of the back-office begins with; a test holds these paths to the descriptors, which the first script
 * cannot load.
 */
export const firstCalls = ['auth/info', 'api/menus/build'] as const

/** A call, its path with query and without a slash before it. */
interface EarlyCall {
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Makes an answer that came as it came, as often as it is wanted. */
type Answer = () => Response

const underWay = new Map<string, Promise<Answer>>()

/** Reads an answer to its end while nobody waits for it yet. */
const whole = async (asked: Promise<Response>): Promise<Answer> => {
  const answer = await asked
  const { status, statusText, headers } = answer
  const body = await answer.text()
  return () => new Response(body === '' ? null : body, { status, statusText, headers })
}

/**
 * Asks for what every page begins with, and for what this one needs besides, while its scripts are still on their way.
 */
export const askEarly = (besides: readonly EarlyCall[] = []): void => {
  const always = {
    Accept: 'application/json',
    Language: toLanguageHeader(readLanguage()),
    Authorization: `Bearer ${ownToken() ?? ''}`,
  }
  for (const { path, headers } of [...firstCalls.map((path): EarlyCall => ({ path })), ...besides]) {
    const url = `${apiHost.replace(/(?<!\/)\/+$/, '')}/${path}`
    const answer = whole(window.fetch(url, { headers: { ...always, ...headers } }))
    // Who asks for it learns of a failure; where nobody does, nobody has to.
    answer.catch(() => undefined)
    underWay.set(url, answer)
  }
}

/** What was asked for early, to be read beside whoever takes it; nothing else is asked for. */
export const fetchCopy = async (url: string): Promise<Response> => {
  const early = await underWay.get(url)
  if (!early) throw new Error(`${url} was not asked for`)
  return early()
}

/** `fetch`, except that what was asked for early is answered by what came of that, once. */
export const fetchOnce = (url: string, init?: RequestInit): Promise<Response> => {
  const early = (init?.method ?? 'GET') === 'GET' ? underWay.get(url) : undefined
  if (early) underWay.delete(url)
  return early ? early.then(answer => answer()) : window.fetch(url, init)
}
