import { sql } from 'kysely'
import type { GuardianCaller } from '../core/contract.ts'
import { refuseStrangeToken } from '../core/strangeToken.ts'
import { createTouches } from '../core/touch.ts'
import type { Database } from '../platform/database/Database.ts'
import { bearerToken, tokenHash } from '../platform/session/tokens.ts'
import { boundTo } from './children.ts'
import './tables.ts'

interface Found {
  readonly account: number
  readonly lastSeenAt: string | null
  readonly holds: boolean
  readonly patients: readonly number[] | null
  readonly hospitals: readonly number[] | null
}

/**
 * Who calls by the token of a WeChat account; null where there is none or it is nobody's, which are counted by address.
 * Nobody is while signing in is off.
 */
export const createGuardianRealm = ({
  database: { db },
  clock = () => new Date(),
}: {
  readonly database: Pick<Database, 'db'>
  readonly clock?: () => Date
}) => {
  const touch = createTouches(db, 'wx_user')
  return async (request: {
    readonly ip: string
    readonly headers: { readonly authorization?: string | undefined }
  }): Promise<GuardianCaller | null> => {
    const token = bearerToken(request.headers.authorization)
    if (token === null) return null
    const now = clock()
    const {
      rows: [found],
    } = await sql<Found>`
      select s.wx_user as account, u.last_seen_at as "lastSeenAt", seen.patients, seen.hospitals, w."on" and s.expires_at > ${now.toISOString()}::timestamptz as holds
      from wx_sign_in s join wx_user u on u.id = s.wx_user cross join wx_setting w
      cross join lateral (select array_agg(p.id) as patients, array_agg(distinct p.hospital) as hospitals from ${boundTo(sql`s.wx_user`)}) seen
      where s.token_hash = ${tokenHash(token)}`.execute(db)
    if (!found) return refuseStrangeToken(db, request.ip, now)
    // One that ended is no guess: many telephones stand behind one address, and each has to learn that it signs in
    // anew.
    if (!found.holds) return null
    const { account, patients, hospitals, lastSeenAt } = found
    await touch(account, lastSeenAt, now)
    return { account, patients: patients ?? [], hospitals: hospitals ?? [] }
  }
}
