import type { Kysely } from 'kysely'
import type { Tables } from '../platform/database/tables.ts'
import { countTry, counted, forgiveAll, forgiveOne } from '../core/throttle.ts'
import { leaveLine, takeTurn } from '../platform/session/loginQueue.ts'

const onDevice = (device: number) => counted(50, 'trainingSignIn', device)
const ofAccount = (account: string, device: number) => counted(5, 'trainingSignIn', device, account)
// Operators stand in lines of their own.
const lineOf = (account: string) => ({ name: `patient\n${account}`, lines: 1 })

/**
 * Counts a sign-in of a patient before it is tried: of the device, of the account there, and of the account everywhere.
 * Answers null where it may be tried, or from when on.
 */
export const countTrainingSignIn = async (
  db: Kysely<Tables>,
  account: string,
  device: number,
  now: Date,
): Promise<Date | null> => {
  const wait = (await countTry(db, onDevice(device), now)) ?? (await countTry(db, ofAccount(account, device), now))
  if (wait) return wait
  const turn = await takeTurn(db, lineOf(account), `device ${device}`, now)
  if (turn) for (const count of [onDevice(device), ofAccount(account, device)]) await forgiveOne(db, count)
  return turn
}

/** Takes back what was counted of a sign-in that went well. */
export const forgiveTrainingSignIn = async (db: Kysely<Tables>, account: string, device: number): Promise<void> => {
  await forgiveAll(db, ofAccount(account, device))
  await forgiveOne(db, onDevice(device))
  await leaveLine(db, lineOf(account))
}
