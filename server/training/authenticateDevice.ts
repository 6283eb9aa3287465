import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { ClientRealm } from '../../resources/core/action.ts'
import type { Database } from '../platform/database/Database.ts'
import type { Tables } from '../platform/database/tables.ts'
import type { DeviceCaller } from '../core/contract.ts'
import { refuseStrangeToken } from '../core/strangeToken.ts'
import { createTouches } from '../core/touch.ts'
import { bearerToken, tokenHash } from '../platform/session/tokens.ts'
import './tables.ts'

export interface DeviceRealms {
  readonly database: Pick<Database, 'db'>
  readonly clock?: () => Date
}

interface Found extends DeviceCaller {
  readonly lastSeenAt: string | null
}

/**
 * The device of a token, or the patient with the device of theirs; what was revoked, deleted, frozen or has expired, or
 * belongs to a deleted organisation, is nobody's.
 */
const callerOf = async (
  db: Kysely<Tables>,
  realm: ClientRealm,
  hash: string,
  now: Date,
): Promise<Found | undefined> => {
  const isDevice = realm === 'device'
  const held = isDevice
    ? sql`select device, null::integer as patient from device_token where token_hash = ${hash}`
    : sql`select s.device, s.patient from training_sign_in s join patient p on p.id = s.patient join hospital o on o.id = p.hospital and not o.deleted
        where s.token_hash = ${hash} and s.expires_at > ${now.toISOString()}::timestamptz and not p.deleted and p.access = 'permission'`
  const { rows } = await sql<Found>`
    select d.id as device, d.hospital, t.patient, d.client_version as "clientVersion", d.last_seen_at as "lastSeenAt"
    from (${held}) t join device d on d.id = t.device join hospital h on h.id = d.hospital
    where d.access = 'issued' and not d.deleted and not h.deleted`.execute(db)
  return rows[0]
}

/**
 * Who calls by the bearer token of a realm; null where there is none or it is nobody's. Throws 429 once an address has
 * sent many that were nobody's.
 */
export const createDeviceRealms = ({ database: { db }, clock = () => new Date() }: DeviceRealms) => {
  const touch = createTouches(db, 'device')
  return async (
    request: { readonly ip: string; readonly headers: { readonly authorization?: string | undefined } },
    realm: ClientRealm,
  ): Promise<DeviceCaller | null> => {
    const token = bearerToken(request.headers.authorization)
    if (token === null) return null
    const now = clock()
    const found = await callerOf(db, realm, tokenHash(token), now)
    if (!found) return refuseStrangeToken(db, request.ip, now)
    await touch(found.device, found.lastSeenAt, now)
    return {
      device: found.device,
      hospital: found.hospital,
      patient: found.patient,
      clientVersion: found.clientVersion,
    }
  }
}
