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
 * Whose sign-ins: of a patient, also under the numbers of records that were merged into theirs; on a device; or of the
 * patients of an organisation and all below it.
 */
export type SignInsOf = { readonly patient: number } | { readonly device: number } | { readonly hospital: number }

const patientsOf = (of: Exclude<SignInsOf, { readonly device: number }>) =>
  'patient' in of
    ? sql`select ${of.patient}::integer`
    : sql`select id from patient where hospital = any (array(
        with recursive below (id) as (
          select ${of.hospital}::integer union select h.id from hospital h join below b on h.superior = b.id
        ) select id from below))`

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
            ${patientsOf(of)} union select p.id from same s join patient p on p.merged_into = s.id
          ) select id from same))`
  } order by device, patient for no key update)`

/**
 * Ends sign-ins: it takes another one for anything that they opened. What is recorded there without the server is taken
 * all the same, for as long as the patient may train there.
 */
export const endTrainingSignIns = async (
  of: Exclude<SignInsOf, { readonly hospital: number }>,
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<void> => {
  await sql`
    with ${held(of)}
    update training_sign_in s set left_at = ${now.toISOString()}::timestamptz from held h
    where s.device = h.device and s.patient = h.patient and s.left_at is null`.execute(db)
}

/**
 * Keeps until when patients were allowed to train on the devices on which they have signed in. It is asked after all
 * that changes where somebody may train ({@link mayTrainOn}): whoever may no longer is signed in no longer, and allowed
 * until this moment, unless they were not before; whoever may again is allowed as if they always had been. One who was
 * merged may where the one who stayed does.
 */
export const noteTrainingRights = async (of: SignInsOf, { db, now }: Pick<Context, 'db' | 'now'>): Promise<void> => {
  const at = sql`${now.toISOString()}::timestamptz`
  // Judged by what there is once they are held, as those who held them before may have changed it.
  await sql`with ${held(of)} select count(*) from held`.execute(db)
  await sql`
    with recursive ${held(of)}, step (patient, survivor, further) as (
      select id, id, merged_into from patient where id = any (array(select patient from held))
      union all select s.patient, p.id, p.merged_into from step s join patient p on p.id = s.further
    ), judged as materialized (
      select h.device, h.patient, p.id <> h.patient as gone, ${sql.raw(mayTrainOn('p', 'd'))} as allowed
      from held h join step s on s.patient = h.patient and s.further is null
      join patient p on p.id = s.survivor join device d on d.id = h.device
    )
    update training_sign_in s set
      left_at = case when j.gone or not j.allowed then coalesce(s.left_at, ${at}) else s.left_at end,
      allowed_until = case when j.allowed then null else coalesce(s.allowed_until, ${at}) end
    from judged j
    where s.device = j.device and s.patient = j.patient
      and (((j.gone or not j.allowed) and s.left_at is null) or j.allowed = (s.allowed_until is not null))`.execute(db)
}
