import type { Context } from '../core/contract.ts'
import { newToken, tokenHash } from '../platform/session/tokens.ts'
import { endTrainingSignIns } from './trainingSignIns.ts'
import './tables.ts'

/** Gives a device a new token, which ends the former one and who signed in by it; answers it, as it is kept nowhere. */
export const issueToken = async (device: number, context: Pick<Context, 'db' | 'now'>): Promise<string> => {
  const { db, now } = context
  const token = newToken()
  const values = { token_hash: tokenHash(token), issued_at: now.toISOString() }
  await db
    .insertInto('device_token')
    .values({ device, ...values })
    .onConflict(conflict => conflict.column('device').doUpdateSet(values))
    .execute()
  await endTrainingSignIns({ device }, context)
  await db
    .updateTable('device')
    .set({ access: 'issued', issued_at: now.toISOString() })
    .where('id', '=', device)
    .execute()
  return token
}
