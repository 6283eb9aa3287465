import type { Kysely } from 'kysely'
import type { ClientRealm } from '../../resources/core/action.ts'
import type { Database } from '../platform/database/Database.ts'
import type { Tables } from '../platform/database/tables.ts'
import type { DeviceCaller } from '../core/contract.ts'
import { Statement } from '../core/statement.ts'
import { refuseStrangeToken } from '../core/strangeToken.ts'
import { createTouches } from '../core/touch.ts'
import { bearerToken, tokenHash } from '../platform/session/tokens.ts'
import { signedIn } from './trainingSignIns.ts'
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
 * belongs to a deleted organisation, is nobody's, nor is a patient who has gone to another organisation.
 */
const callerOf = async (
  db: Kysely<Tables>,
  realm: ClientRealm,
  hash: string,
  now: Date,
): Promise<Found | undefined> => {
  const statement = new Statement()
  const held =
    realm === 'device'
      ? `device_token s join device d on d.id = s.device join hospital h on h.id = d.hospital
         where d.access = 'issued' and not d.deleted and not h.deleted`
      : signedIn(statement, now)
  const patient = realm === 'device' ? 'null::integer' : 's.patient'
  const [found] = await statement.run<Found>(
    db,
    `select d.id as device, d.hospital, ${patient} as patient, d.client_version as "clientVersion", d.last_seen_at as "lastSeenAt"
     from ${held} and s.token_hash = ${statement.bind(hash)}`,
  )
  return found
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
