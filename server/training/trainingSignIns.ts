import { sql } from 'kysely'
import type { Context } from '../core/contract.ts'
import type { Statement } from '../core/statement.ts'
import './tables.ts'

/** Whether the first organisation is the second one or below it, and there. */
export const isWithin = (hospital: string, above: string): string => `exists (
  with recursive up as (
    select h.id, h.superior from hospital h where h.id = ${hospital} and not h.deleted
    union all select h.id, h.superior from up u join hospital h on h.id = u.superior
  ) select from up where id = ${above})`

/** Whether somebody of the table `patient` may train on one of the table `device`, by their names in the statement. */
export const mayTrainOn = (patient: string, device: string): string =>
  `(not ${patient}.deleted and ${patient}.access = 'permission' and ${isWithin(`${patient}.hospital`, `${device}.hospital`)})`

/**
 * Those who are signed in on a training client at a moment: the sign-in `s`, the patient `p`, the device `d` and its
 * organisation `h`, with `where` begun. All that a sign-in opens asks for it here, anew each time.
 */
export const signedIn = (statement: Statement, now: Date): string =>
  `training_sign_in s join patient p on p.id = s.patient join device d on d.id = s.device join hospital h on h.id = d.hospital
   where s.left_at is null and s.expires_at > ${statement.bind(now.toISOString())}::timestamptz
     and d.access = 'issued' and not d.deleted and not h.deleted and ${mayTrainOn('p', 'd')}`

/** Whose sign-ins: of a patient, also under the numbers of records that were merged into theirs; or on a device. */
export type SignInsOf = { readonly patient: number } | { readonly device: number }

/**
 * The sign-ins, held in the order of their key, in which everybody holds them. Each kind has a condition of its own,
 * and no list is joined: an index is of use, whatever the planner thinks of how many they are.
 */
const held = (of: SignInsOf) => sql`held as materialized (
  select device, patient from training_sign_in where ${
    'device' in of
      ? sql`device = ${of.device}::integer`
      : sql`patient = any (array(
          with recursive same (id) as (
            select ${of.patient}::integer union select p.id from same s join patient p on p.merged_into = s.id
          ) select id from same))`
  } order by device, patient for no key update)`

/** Ends sign-ins. What was recorded before comes late all the same. */
export const endTrainingSignIns = async (of: SignInsOf, { db, now }: Pick<Context, 'db' | 'now'>): Promise<void> => {
  await sql`
    with ${held(of)}
    update training_sign_in s set left_at = ${now.toISOString()}::timestamptz from held h
    where s.device = h.device and s.patient = h.patient and s.left_at is null`.execute(db)
}
