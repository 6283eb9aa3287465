import { hashPassword } from '../../server/platform/session/passwords.ts'

const hashes = new Map<string, Promise<string>>()

/** The hash of a password that hundreds of test accounts have: it is made once, as it is slow on purpose. */
export const hashOnce = (password: string): Promise<string> => {
  const known = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, known)
  return known
}
