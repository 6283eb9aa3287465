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

/**
 * Ends the sign-ins of a patient, also under the number of a record that was merged into theirs, or those on a device.
 * What was recorded before comes late all the same.
 */
export const endTrainingSignIns = async (
  { patient, device }: { readonly patient?: number; readonly device?: number },
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<void> => {
  await sql`
    with recursive same as (
      select id from patient where id = ${patient ?? null}::integer
      union all select p.id from same s join patient p on p.merged_into = s.id
    )
    update training_sign_in set left_at = ${now.toISOString()}::timestamptz
    where left_at is null and (patient in (select id from same) or device = ${device ?? null}::integer)`.execute(db)
}
