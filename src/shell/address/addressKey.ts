import type { Cipher } from '../drafts/cipher.ts'

let learn: (draftKey: string | undefined) => void
const known = new Promise<string | undefined>(resolve => {
  learn = resolve
})
let opening: Promise<Cipher | undefined> | undefined
let cipher: Cipher | undefined

/**
 * Says which key this operator's addresses are sealed with: the one of their drafts, which only their sign-in brings.
 */
export const unlockAddresses = (draftKey: string | undefined): void => learn(draftKey)

const open = async (): Promise<Cipher | undefined> => {
  const draftKey = await known
  if (!draftKey) return undefined
  const { createCipher, readKey } = await import('../drafts/cipher.ts')
  const key = readKey(draftKey)
  return (cipher = key && createCipher(key))
}

/**
 * What seals addresses, once it is known who is signed in; undefined where they cannot be sealed. It is loaded when it
 * is first wanted.
 */
export const addressCipher = (): Promise<Cipher | undefined> => (opening ??= open().catch(() => undefined))

/** The same where it is there already. */
export const cipherNow = (): Cipher | undefined => cipher
