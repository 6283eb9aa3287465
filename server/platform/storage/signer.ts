import { createHmac, timingSafeEqual } from 'node:crypto'

/** Gives addresses of files that open in one session alone, and knows its own again. */
export interface Signer {
  /** The address at which a session, named by its token, looks at a file; the same for as long as the session lives. */
  address(key: string, token: string): string
  /** Whether the signature of an address was given to that session for that file. */
  isOwn(parts: { readonly key: string; readonly signature: string }, token: string): boolean
}

/** Characters of a signature: 96 bits, which can only be tried out by asking. */
const signed = 16

/** Signs by HMAC-SHA256; every host with the same secret takes the addresses of the others. */
export const createSigner = (secret: Uint8Array): Signer => {
  const signatureOf = (key: string, token: string): string =>
    createHmac('sha256', secret).update(`file\n${key}\n${token}`).digest('base64url').slice(0, signed)
  return {
    address: (key, token) => `/api/file/${key}/${signatureOf(key, token)}`,
    isOwn({ key, signature }, token) {
      const [right, given] = [Buffer.from(signatureOf(key, token)), Buffer.from(signature)]
      return right.length === given.length && timingSafeEqual(right, given)
    },
  }
}
