import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '../platform/database/tables.ts'
import type { PairIds } from './patientPair.ts'

/** Gives what stands in a table to the patient who stays. */
type Move = (db: Kysely<Tables>, pair: PairIds) => Promise<void>

const each = (...statements: readonly ((pair: PairIds) => ReturnType<typeof sql>)[]): Move => async (db, pair) => {
  for (const statement of statements) await statement(pair).execute(db)
}

/** The password for training clients goes along where the one who stays has none. */
const movePassword = each(
  ({ survivor, other }) => sql`update client_credential set patient = ${survivor}::integer
    where patient = ${other}::integer and not exists (select from client_credential where patient = ${survivor}::integer)`,
  ({ other }) => sql`delete from client_credential where patient = ${other}::integer`,
)

/** Whoever is not the one is not the other either. */
const moveDismissals = each(
  ({ survivor, other }) => sql`
    insert into duplicate_dismissal (newer, older, operator, at)
    select greatest(${survivor}::integer, third), least(${survivor}::integer, third), operator, at
    from (select case when newer = ${other}::integer then older else newer end as third, operator, at from duplicate_dismissal where ${other}::integer in (newer, older)) d
    where third <> ${survivor}::integer on conflict do nothing`,
  ({ other }) => sql`delete from duplicate_dismissal where ${other}::integer in (newer, older)`,
)

/** Organisations that both did not belong to go on calling the one by the name of the other, whom they knew. */
const copyFormerLabels: Move = each(({ survivor, other }) => sql`
    insert into former_patient_label (record, hospital, label, search)
    select ${survivor}::integer, hospital, label, search from (
      select hospital, name as label, search from patient where id = ${other}::integer
      union all select hospital, label, search from former_patient_label where record = ${other}::integer
    ) o where hospital <> (select hospital from patient where id = ${survivor}::integer) on conflict do nothing`)

/**
 * What a merge makes of what refers to patients beside the records of resources, which all go to the one who stays, by table and column.
 * `ledger` moves it by a movement of its own; what `stays` tells what was, and whoever reads it follows who was merged into whom.
 */
export const besideRecords: Readonly<Record<string, 'ledger' | 'stays' | Move>> = {
  'times_account.patient': 'ledger',
  'times_owed.patient': 'ledger',
  'times_movement.patient': 'stays',
  // A training client knows the patient by the number of that time.
  'training_sign_in.patient': 'stays',
  'client_credential.patient': movePassword,
  'former_patient_label.record': copyFormerLabels,
  'duplicate_dismissal.newer': moveDismissals,
  'duplicate_dismissal.older': 'stays',
}

/** Does all of it that is not the ledger's. */
export const moveBesideRecords = async (db: Kysely<Tables>, pair: PairIds): Promise<void> => {
  for (const move of Object.values(besideRecords)) if (typeof move === 'function') await move(db, pair)
}
