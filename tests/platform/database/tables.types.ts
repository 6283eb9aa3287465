import type { Insertable, Kysely, Selectable } from 'kysely'
import type { Tables } from '../../../server/platform/database/tables.ts'

/* Checked by the compiler alone: rows follow the descriptors. */

declare const db: Kysely<Tables>

type Patient = Selectable<Tables['patient']>
export const type: Patient['type'] = 'trial'
// @ts-expect-error not an option of the field
export const noType: Patient['type'] = 'none'
export const nullable: Patient['id_number'] = null
// @ts-expect-error required
export const required: Patient['name'] = null
// @ts-expect-error shown only sometimes, so that it may be missing
export const day: string = ({} as Patient).valid_until

export const fewest: Insertable<Tables['user_help']> = { name: 'a', content: 'b' }
// @ts-expect-error content is required
export const tooFew: Insertable<Tables['user_help']> = { name: 'a' }
// @ts-expect-error jsonb is written as text
export const object: Insertable<Tables['role']> = { name: 'a', name_en: 'a', permissions: {} }

export const columns = () => [
  db.selectFrom('patient').select(['guardian_mobile', 'created_at', 'version', 'search']),
  // @ts-expect-error columns are in snake_case
  db.selectFrom('patient').select('guardianMobile'),
  // @ts-expect-error counted, not stored
  db.selectFrom('hospital').select('subordinates'),
  // @ts-expect-error a service stores nothing
  db.selectFrom('code'),
]
