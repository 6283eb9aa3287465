import { sql } from 'kysely'
import type { Context } from '../core/contract.ts'
import { keptOf } from '../core/referential/steps.ts'
import type { Merged, MergeSteps, TableReferences } from '../core/referential/steps.ts'

const each =
  (...statements: readonly ((merged: Merged) => ReturnType<typeof sql>)[]) =>
  async (merged: Merged, { db }: Context): Promise<void> => {
    for (const statement of statements) await statement(merged).execute(db)
  }

/** What becomes of the password of the one who goes. */
const tellPassword: MergeSteps['preview'] = async ({ survivor, other }, { db }) => {
  const found = await db
    .selectFrom('client_credential')
    .select('patient')
    .where('patient', 'in', [survivor, other])
    .execute()
  if (!found.some(({ patient }) => patient === other)) return []
  if (found.length === 2) return [{ effect: 'signOut' }]
  const { account } = await db
    .selectFrom('patient')
    .select('account')
    .where('id', '=', survivor)
    .executeTakeFirstOrThrow()
  return [{ effect: 'password', names: [account ?? ''] }]
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
const copyFormerLabels = each(
  ({ survivor, other }) => sql`
    insert into former_patient_label (record, hospital, label, search)
    select ${survivor}::integer, hospital, label, search from (
      select hospital, name as label, search from patient where id = ${other}::integer
      union all select hospital, label, search from former_patient_label where record = ${other}::integer
    ) o where hospital <> (select hospital from patient where id = ${survivor}::integer) on conflict do nothing`,
)

/** What becomes of rows that refer to patients when those are merged, transferred or deleted. */
export const patientTables: TableReferences = {
  'client_credential.patient': {
    to: 'patient',
    on: { merge: { preview: tellPassword, after: movePassword }, remove: 'keep', erase: 'remove' },
  },
  'former_patient_label.record': {
    to: 'patient',
    on: { merge: { after: copyFormerLabels }, remove: 'keep', erase: 'remove' },
  },
  'former_patient_label.hospital': keptOf('hospital'),
  // Whoever was merged is found with the one who stays.
  'former_mobile.patient': { to: 'patient', on: { merge: 'keep', remove: 'keep', erase: 'remove' } },
  'duplicate_dismissal.newer': {
    to: 'patient',
    on: { merge: { after: moveDismissals }, remove: 'keep', erase: 'remove' },
  },
  'duplicate_dismissal.older': {
    to: 'patient',
    on: { merge: { after: moveDismissals }, remove: 'keep', erase: 'remove' },
  },
  'duplicate_dismissal.operator': keptOf('operator'),
}
