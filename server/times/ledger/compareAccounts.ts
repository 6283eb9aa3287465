import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { compareLedger } from './compareLedger.ts'
import type { JobOutcome } from '../../platform/jobs/JobHandler.ts'

/** Compares what is kept of the ledger with its entries: how many accounts there are, and what differs. */
export const compareAccounts = async (db: Kysely<Tables>): Promise<JobOutcome> => {
  const { accounts } = await db
    .selectFrom('times_account')
    .select(({ fn }) => fn.countAll<number>().as('accounts'))
    .executeTakeFirstOrThrow()
  const differences = await compareLedger(db)
  return {
    records: Number(accounts),
    findings: differences.map(({ rule, id, kept, counted }) => ({ rule, id, kept, counted })),
  }
}
