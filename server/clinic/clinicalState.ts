import type { Kysely } from 'kysely'
import type { Tables } from '../platform/database/tables.ts'

/** Whether one of the patients has a live case. */
export const hasCase = async (db: Kysely<Tables>, patients: readonly number[]): Promise<boolean> =>
  (
    await db
      .selectFrom('case')
      .select('id')
      .where('patient', 'in', [...patients])
      .where('deleted', '=', false)
      .limit(1)
      .execute()
  ).length > 0

/** Whether one of the patients has a plan that holds now. */
export const hasCurrentPlan = async (db: Kysely<Tables>, patients: readonly number[]): Promise<boolean> =>
  (
    await db
      .selectFrom('treatment_plan')
      .select('id')
      .where('patient', 'in', [...patients])
      .where('current', '=', true)
      .limit(1)
      .execute()
  ).length > 0
