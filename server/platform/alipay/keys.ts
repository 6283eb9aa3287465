import { createPrivateKey, createPublicKey } from 'node:crypto'
import type { KeyObject } from 'node:crypto'

/** Fewer bits than RSA2 asks for are no key. */
const fewestBits = 2048

const bytesOf = (text: string): Buffer =>
  Buffer.from(text.replace(/-----[A-Z0-9 ]+-----/g, '').replace(/\s+/g, ''), 'base64')

const first = (makes: readonly (() => KeyObject)[]): KeyObject | undefined => {
  for (const make of makes) {
    try {
      const key = make()
      if (key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= fewestBits) return key
    } catch {
      /* It is no key of that form; another may fit. */
    }
  }
  return undefined
}

const readable = (exported: string | Buffer): string => String(exported).trim()

/**
 * The PKCS#8 PEM of an RSA key that signs, given as PEM or as its base64 alone, of either form that Alipay's tools
 * write; undefined where it is none.
 */
export const privateKeyOf = (text: string): string | undefined => {
  const key = bytesOf(text)
  const found = first((['pkcs8', 'pkcs1'] as const).map(type => () => createPrivateKey({ key, format: 'der', type })))
  return found && readable(found.export({ type: 'pkcs8', format: 'pem' }))
}

/** The same of one that verifies. */
export const publicKeyOf = (text: string): string | undefined => {
  const key = bytesOf(text)
  const found = first((['spki', 'pkcs1'] as const).map(type => () => createPublicKey({ key, format: 'der', type })))
  return found && readable(found.export({ type: 'spki', format: 'pem' }))
}
