import { toLanguageHeader } from '../../i18n/Language.ts'
import type { Language } from '../../i18n/Language.ts'
import { apiHost } from '../auth/apiHost.ts'

export interface Credentials {
  readonly username: string
  readonly password: string
  readonly remember: boolean
}

/** A token, or why there is none: the server's own words, or undefined where it could not be reached. */
export type SignedIn = { readonly token: string } | { readonly refused: string } | { readonly failed: 'network' | 'reply' }

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

const read = async (response: Response): Promise<SignedIn> => {
  const reply = await response.json().catch(() => null) as { status?: unknown; msg?: unknown; message?: unknown; token?: unknown } | null
  if (response.ok && reply?.status === 1 && isText(reply.token)) return { token: reply.token }
  const words = reply?.msg ?? reply?.message
  return isText(words) ? { refused: words } : { failed: 'reply' }
}

/** `POST auth/login`. Never rejects. */
export const signIn = async (credentials: Credentials, language: Language, send: typeof fetch = fetch): Promise<SignedIn> => {
  try {
    return await read(await send(`${apiHost}/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', Language: toLanguageHeader(language) },
      body: JSON.stringify(credentials),
    }))
  } catch {
    return { failed: 'network' }
  }
}
