import { randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { sha256 } from '../../core/sha256.ts'
import './tables.ts'

// Without characters that look alike on paper. Sixteen of them are 79 bits, enough to need no slow hash.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const [parts, lettersAPart] = [4, 4]
const howMany = 10

const oneCode = (): string =>
  Array.from({ length: parts }, () =>
    Array.from({ length: lettersAPart }, () => letters[randomInt(letters.length)]).join(''),
  ).join('-')

/** A code as it is compared: however it was typed, with or without what stands between its parts. */
const plain = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '')
const hashOf = (operator: number, code: string): string => sha256(`${operator}\n${plain(code)}`)

/** Whether this may be a recovery code. */
export const isRecoveryCode = (code: string): boolean => plain(code).length === parts * lettersAPart

/** Gives an operator new recovery codes in the place of all others, and answers them; kept are their hashes alone. */
export const giveRecoveryCodes = async (db: Kysely<Tables>, operator: number): Promise<string[]> => {
  const codes = Array.from({ length: howMany }, oneCode)
  await db.deleteFrom('recovery_code').where('operator', '=', operator).execute()
  await db
    .insertInto('recovery_code')
    .values(codes.map(code => ({ operator, code_hash: hashOf(operator, code) })))
    .execute()
  return codes
}

/** Takes a recovery code; each holds once. Answers how many are left, undefined where it is none of the operator's. */
export const spendRecoveryCode = async (
  db: Kysely<Tables>,
  operator: number,
  code: string,
): Promise<number | undefined> => {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_code')
    .where('operator', '=', operator)
    .where('code_hash', '=', hashOf(operator, code))
    .executeTakeFirst()
  return numDeletedRows > 0n ? countRecoveryCodes(db, operator) : undefined
}

/** How many recovery codes are left. */
export const countRecoveryCodes = async (db: Kysely<Tables>, operator: number): Promise<number> =>
  Number(
    (
      await db
        .selectFrom('recovery_code')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('operator', '=', operator)
        .executeTakeFirstOrThrow()
    ).n,
  )
