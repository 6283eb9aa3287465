import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { goesBy } from './accounts.ts'
import { countTry, counted, forgiveAll, forgiveOne } from '../../core/throttle.ts'
import { leaveLine, takeTurn } from './loginQueue.ts'

/** Whose sign-in is tried, and how: by a password, or by a code that was sent to a telephone. */
export interface Tried {
  readonly by: 'password' | 'code'
  readonly name: string
}

const fromAddress = (ip: string) => counted(50, 'signIn', ip)
const ofName = ({ by, name }: Tried, ip: string) => counted(5, 'signIn', by, ip, name)
/** Names of nobody are counted too, so that the work does not tell which are. */
const ofPerson = ({ by, name }: Tried, person: number | undefined, ip: string) =>
  counted(5, 'signInOf', by, ip, person ?? `nobody ${name}`)

/**
 * User name, mailbox and telephone: a line for each is kept apart from the others, as a common one would tell that they
 * are one person's.
 */
const lineTo = ({ name }: Tried) => ({ name, lines: 3 })

/**
 * An address that stands in no line: whether the account with this name signed in from the address within the time that
 * sessions are kept: a month.
 */
const isKnownAddress = async (db: Kysely<Tables>, name: string, ip: string): Promise<boolean> => {
  const found = await db
    .selectFrom('session as s')
    .innerJoin('operator as o', 'o.id', 's.operator')
    .select('s.id')
    .where('s.ip', '=', ip)
    .where(goesBy(name))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Counts a try before it is made: of the address, of the name from there, and of the name from everywhere. Answers null
 * where it may be made, or the moment from which on it may.
 */
export const countSignIn = async (db: Kysely<Tables>, tried: Tried, ip: string, now: Date): Promise<Date | null> => {
  const wait = (await countTry(db, fromAddress(ip), now)) ?? (await countTry(db, ofName(tried, ip), now))
  // A code allows few tries by itself.
  if (wait || tried.by === 'code') return wait
  const turn = await takeTurn(db, lineTo(tried), ip, now)
  if (!turn || (await isKnownAddress(db, tried.name, ip))) return null
  for (const count of [fromAddress(ip), ofName(tried, ip)]) await forgiveOne(db, count)
  return turn
}

/**
 * Counts a try at a person, by whichever of their names it is made; answers whether it counts for anything. A try that
 * does not is refused like a wrong password: to be told to wait would tell that two names are one person's.
 */
export const countPerson = async (
  db: Kysely<Tables>,
  tried: Tried,
  person: number | undefined,
  ip: string,
  now: Date,
): Promise<boolean> => (await countTry(db, ofPerson(tried, person, ip), now)) === null

/** Takes back what was counted of a sign-in that went well. */
export const forgiveSignIn = async (db: Kysely<Tables>, tried: Tried, person: number, ip: string): Promise<void> => {
  await forgiveAll(db, ofName(tried, ip))
  await forgiveAll(db, ofPerson(tried, person, ip))
  await forgiveOne(db, fromAddress(ip))
  if (tried.by === 'password') await leaveLine(db, lineTo(tried))
}
