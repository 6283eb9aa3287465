import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

/**
 * Seals what is secret before it is stored. `place` is where it is kept: sealed for one place it cannot be opened at
 * another.
 */
export interface Cipher {
  seal(text: string, place: string): string
  /** Throws {@link SealError} where the text was sealed with another key, for another place, or was changed since. */
  open(sealed: string, place: string): string
  /** Tells keys apart without telling the key. */
  readonly fingerprint: string
}

/** A stored secret cannot be opened by the key of this installation. */
export class SealError extends Error {
  override readonly name = 'SealError'
}

/** Where a field's secret is kept. */
export const secretPlace = (resource: string, field: string): string => `${resource}.${field}`

const version = 'v1'
const [nonceLength, tagLength] = [12, 16]

/**
 * AES-256-GCM with a fresh nonce each time; sealed texts are `v1.` and nonce, tag and cipher text in base64url. The key
 * has 32 bytes.
 */
export const createCipher = (key: Uint8Array): Cipher => ({
  fingerprint: createHmac('sha256', key).update('fingerprint of the key').digest('hex').slice(0, 32),
  seal(text, place) {
    const nonce = randomBytes(nonceLength)
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place))
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return `${version}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`
  },
  open(sealed, place) {
    const [form, encoded = ''] = sealed.split('.')
    const bytes = Buffer.from(encoded, 'base64url')
    if (form !== version || bytes.length < nonceLength + tagLength) throw new SealError('This is no sealed text')
    const tag = bytes.subarray(nonceLength, nonceLength + tagLength)
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceLength), { authTagLength: tagLength })
      .setAAD(Buffer.from(place))
      .setAuthTag(tag)
    try {
      return Buffer.concat([decipher.update(bytes.subarray(nonceLength + tagLength)), decipher.final()]).toString(
        'utf8',
      )
    } catch {
      throw new SealError('The sealed text cannot be opened with this key')
    }
  },
})

/**
 * A cipher whose key nobody keeps: what it seals can be opened in this process alone. For hosts without lasting
 * secrets, such as tests.
 */
export const passingCipher = (): Cipher => createCipher(randomBytes(32))
