import { Secret, TOTP } from 'otpauth'

// What authenticators take without being told (RFC 6238): SHA-1, six digits, 30 seconds.
const totpOf = (secret: string, names: { readonly issuer?: string; readonly label?: string } = {}): TOTP =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 })

/** A new secret of 160 bits, in Base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** `otpauth://totp/…`: what an authenticator reads from the picture. */
export const totpUri = (secret: string, issuer: string, account: string): string =>
  totpOf(secret, { issuer, label: account }).toString()

/**
 * The step of time whose code this is, of now or of the 30 seconds before and after, as clocks differ; undefined where
 * it is none of them.
 */
export const stepOf = (secret: string, code: string, now: Date): number | undefined => {
  const totp = totpOf(secret)
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? undefined : totp.counter({ timestamp: now.getTime() }) + delta
}
