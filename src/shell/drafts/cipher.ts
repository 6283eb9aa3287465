import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'

/** Encrypts texts so that only the holder of a key can read them, and sees whether they were touched. */
export interface Cipher {
  /** base64url of nonce and ciphertext; `bound` has to be the same when it is opened. */
  seal(text: string, bound: string): string
  /** The text, or undefined where it was sealed with another key, bound to something else, or is broken. */
  open(sealed: string, bound: string): string | undefined
}

const nonceLength = 24
/** Characters that are made of bytes at once: a call takes only so many arguments. */
const atOnce = 8192

const toBase64 = (bytes: Uint8Array): string => {
  let binary = ''
  for (let at = 0; at < bytes.length; at += atOnce) binary += String.fromCharCode(...bytes.subarray(at, at + atOnce))
  return btoa(binary)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/(?<!=)=+$/, '')
}

const fromBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), one => one.charCodeAt(0))

const utf8 = new TextEncoder()

/** Reads a key of 32 bytes, hexadecimal; undefined where it is none. */
export const readKey = (hex: string): Uint8Array | undefined =>
  /^[\da-f]{64}$/i.test(hex) ? Uint8Array.from(hex.match(/../g)!, pair => Number.parseInt(pair, 16)) : undefined

/**
 * XChaCha20-Poly1305 over a key of 32 bytes. In plain JavaScript, since browsers keep their own ciphers from pages
 * without TLS, and synchronous, since a page that is being closed does not wait.
 */
export const createCipher = (key: Uint8Array): Cipher => ({
  seal(text, bound) {
    const nonce = crypto.getRandomValues(new Uint8Array(nonceLength))
    const sealed = xchacha20poly1305(key, nonce, utf8.encode(bound)).encrypt(utf8.encode(text))
    const both = new Uint8Array(nonceLength + sealed.length)
    both.set(nonce)
    both.set(sealed, nonceLength)
    return toBase64(both)
  },
  open(sealed, bound) {
    try {
      const both = fromBase64(sealed)
      const open = xchacha20poly1305(key, both.subarray(0, nonceLength), utf8.encode(bound)).decrypt(
        both.subarray(nonceLength),
      )
      return new TextDecoder('utf-8', { fatal: true }).decode(open)
    } catch {
      return undefined
    }
  },
})
