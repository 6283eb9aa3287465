import type { Cipher } from '../platform/secrets/Cipher.ts'

/** What a link is good for: ending one subscription, and nothing else. */
const place = 'reportSubscription.unsubscribe'

/**
 * Where a subscription is ended without signing in. Only hosts of this installation can make the link, and it opens
 * nothing else.
 */
export const unsubscribeLink = (cipher: Cipher, publicUrl: string, subscription: number): string =>
  `${publicUrl}/api/unsubscribe/${encodeURIComponent(cipher.seal(String(subscription), place))}`

/** The subscription that a link ends; undefined for what is no such link. */
export const linkedSubscription = (cipher: Cipher, token: string): number | undefined => {
  try {
    return Number(cipher.open(token, place))
  } catch {
    return undefined
  }
}
