import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** What the ledger has to know of a patient. */
export interface LockedPatient {
  readonly id: number
  readonly type: string
  readonly validUntil: string | null
  readonly deleted: boolean
  readonly mergedInto: number | null
  /** All that was kept of them was erased. */
  readonly isErased: boolean
  readonly hospital: number
}

/**
 * Patients by id, held by ascending id until the transaction ends; their column `times` changes with their accounts.
 */
export const lockPatients = async (
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, LockedPatient>> => {
  const { rows } = await sql<LockedPatient>`
    select id, type, valid_until as "validUntil", deleted, merged_into as "mergedInto", nameless_since is not null as "isErased", hospital from patient
    where id = any(${[...ids]}::integer[]) order by id for no key update`.execute(db)
  return new Map(rows.map(row => [row.id, row]))
}

/** Those who stand for patients now: themselves, or the ones they were merged into, also over several merges. */
export const survivorsOf = async (db: Kysely<Tables>, ids: readonly number[]): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ id: number; survivor: number }>`
    with recursive step as (
      select id, id as survivor, merged_into from patient where id = any(${[...ids]}::integer[])
      union all select s.id, p.id, p.merged_into from step s join patient p on p.id = s.merged_into
    )
    select id, survivor from step where merged_into is null`.execute(db)
  return new Map(rows.map(({ id, survivor }) => [id, survivor]))
}
