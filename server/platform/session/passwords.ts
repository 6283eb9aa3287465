import { randomBytes, randomInt } from 'node:crypto'
import argon2 from 'argon2'
import { createLimiter } from '../limiter.ts'

/** argon2id with 19 MiB and two passes, the least that OWASP recommends: some 25 ms each. */
const cost = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

// Each hash takes a thread and 19 MiB; a rush of sign-ins must leave threads to everything else.
const inTurn = createLimiter(2)

/** The argon2id hash of a password, in PHC format. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => argon2.hash(password, cost))

let hashOfNobody: Promise<string> | undefined

/**
 * Whether the password has this hash. Without a hash the same work is done in vain, so that the time does not tell
 * whether there is an account.
 */
export const verifyPassword = async (hash: string | null, password: string): Promise<boolean> => {
  const against = hash ?? (await (hashOfNobody ??= hashPassword(randomBytes(16).toString('hex'))))
  const right = await inTurn(() => argon2.verify(against, password))
  return hash !== null && right
}

/** Makes what `verifyPassword` compares with in vain, so that the first unknown account takes no longer than others. */
export const warmUpPasswords = async (): Promise<void> => {
  await (hashOfNobody ??= hashPassword(randomBytes(16).toString('hex')))
}

// Without characters that look alike when they are read from a telephone.
const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A password of 12 characters that is sent to its owner, to be replaced. */
export const oneTimePassword = (): string =>
  Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('')

/** A code of six digits. */
export const sixDigits = (): string => String(randomInt(1_000_000)).padStart(6, '0')
