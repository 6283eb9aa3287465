import { toLanguageHeader } from '../../../i18n/Language.ts'
import type { Language } from '../../../i18n/Language.ts'
import { apiHost } from '../auth/apiHost.ts'

type Reply = Readonly<Record<string, unknown>>

/**
 * A reply, or why there is none: the server's own words with those for each field, or that it could not be reached or
 * understood.
 */
export type Answer =
  | { readonly reply: Reply }
  | { readonly refused: string; readonly errors: Readonly<Record<string, string>>; readonly reply: Reply }
  | { readonly failed: 'network' | 'reply' }

const isObject = (value: unknown): value is Reply =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

const textsOf = (errors: unknown): Record<string, string> =>
  isObject(errors)
    ? Object.fromEntries(Object.entries(errors).filter((entry): entry is [string, string] => isText(entry[1])))
    : {}

const read = async (response: Response): Promise<Answer> => {
  const reply: unknown = await response.json().catch(() => null)
  if (!isObject(reply)) return { failed: 'reply' }
  // A sign-in that is refused answers 200 with status 0.
  if (response.ok && reply['status'] !== 0) return { reply }
  const words = reply['msg'] ?? reply['message']
  return isText(words) ? { refused: words, errors: textsOf(reply['errors']), reply } : { failed: 'reply' }
}

/** Sends a call line such as `POST auth/login` with a JSON body. Never rejects. */
export const call = async (
  line: string,
  body: Reply,
  language: Language,
  send: typeof fetch = fetch,
): Promise<Answer> => {
  const [method, path] = line.split(' ') as [string, string]
  try {
    return await read(
      await send(`${apiHost}/${path}`, {
        method,
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json',
          Language: toLanguageHeader(language),
        },
        body: JSON.stringify(body),
      }),
    )
  } catch {
    return { failed: 'network' }
  }
}
