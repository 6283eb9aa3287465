import { createHmac, timingSafeEqual } from 'node:crypto'

/** Gives addresses of files that hold for some hours, and knows its own again. */
export interface Signer {
  /** The same for some hours, so that browsers need not ask again. */
  address(key: string, now: Date): string
  /** Seconds for which the parts of an address still hold; 0 for one that is over, or that nobody here gave. */
  validFor(parts: { readonly key: string; readonly expires: number; readonly signature: string }, now: Date): number
}

const sixHours = 6 * 3600

const secondsOf = (now: Date): number => Math.floor(now.getTime() / 1000)

/** Signs by HMAC-SHA256; every host with the same secret takes the addresses of the others. They hold from six to twelve hours. */
export const createSigner = (secret: Uint8Array): Signer => {
  const signatureOf = (key: string, expires: number): string => createHmac('sha256', secret).update(`file\n${key}\n${expires}`).digest('base64url')
  const isOwn = (key: string, expires: number, signature: string): boolean => {
    const [right, given] = [Buffer.from(signatureOf(key, expires)), Buffer.from(signature)]
    return right.length === given.length && timingSafeEqual(right, given)
  }
  return {
    address(key, now) {
      const expires = (Math.floor(secondsOf(now) / sixHours) + 2) * sixHours
      return `/api/file/${key}?${new URLSearchParams({ expires: String(expires), signature: signatureOf(key, expires) })}`
    },
    validFor: ({ key, expires, signature }, now) => (isOwn(key, expires, signature) ? Math.max(0, expires - secondsOf(now)) : 0),
  }
}
