import { randomBytes } from 'node:crypto'
import { sha256 } from '../../core/sha256.ts'

/** An opaque token of 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/**
 * What tells a token that acts for an operator from that of a session: it is longer. Whoever finds one somewhere knows
 * by it what it is.
 */
const apiTokenForm = /^vb_[\w-]{43}$/
export const newApiToken = (): string => `vb_${newToken()}`
export const isApiToken = (token: string): boolean => apiTokenForm.test(token)

/** What is stored of a token. It is random enough to need neither salt nor a slow hash. */
export const tokenHash = sha256

/** The token of an `Authorization` header, with or without one `Bearer `; null where there is none. */
export const bearerToken = (header: string | undefined): string | null => {
  const token = header
    ?.trim()
    .replace(/^Bearer\s+/i, '')
    .trim()
  return token ? token : null
}
