import type { Kysely } from 'kysely'
import type { Tables } from '../platform/database/tables.ts'
import '../platform/session/tables.ts'

const kind = 'setUp'

/** Names of the steps of which somebody said that nothing is to be done. */
export const settledSteps = async (db: Kysely<Tables>): Promise<ReadonlySet<string>> =>
  new Set((await db.selectFrom('seeded').select('name').where('kind', '=', kind).execute()).map(({ name }) => name))

/** Keeps that, or takes it back. */
export const settleStep = async (db: Kysely<Tables>, name: string, settled: boolean): Promise<void> => {
  if (settled)
    await db
      .insertInto('seeded')
      .values({ kind, name })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  else await db.deleteFrom('seeded').where('kind', '=', kind).where('name', '=', name).execute()
}
