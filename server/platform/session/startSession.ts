import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { expiryOf } from '../../core/lifetime.ts'
import { browserName } from '../../core/security/browserName.ts'
import { endingAt } from './sessionEnd.ts'
import { newToken, tokenHash } from './tokens.ts'

/** Starts a session of an operator; answers its token, which is kept nowhere. */
export const startSession = async (
  db: Kysely<Tables>,
  operator: number,
  remember: boolean,
  now: Date,
  { ip, userAgent }: { readonly ip: string; readonly userAgent: string },
): Promise<string> => {
  const token = newToken()
  await db
    .insertInto('session')
    .values({
      operator,
      token_hash: tokenHash(token),
      remember,
      created_at: now.toISOString(),
      last_used_at: now.toISOString(),
      expires_at: endingAt(
        expiryOf({ remember, createdAt: now, lastUsedAt: now }),
        sql`${now.toISOString()}::timestamptz`,
      ),
      ip,
      browser: browserName(userAgent),
    })
    .execute()
  return token
}
