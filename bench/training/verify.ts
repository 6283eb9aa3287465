import { sql } from 'kysely'
import { openDatabase } from '../../server/platform/database/openDatabase.ts'
import { compareLedger } from '../../server/times/ledger/compareLedger.ts'

/** Counts that say whether each record is there once and each day took one time. */
export interface Kept {
  readonly records: number
  readonly days: number
}

/** What there is of records and of days that took a time. */
export const kept = async (url: string): Promise<Kept> => {
  const database = await openDatabase({ url })
  try {
    const { rows } = await sql<Kept>`
      select (select count(*) from game_record)::integer as records, (select count(*) from consume_record where times = 1 and not owed)::integer as days`.execute(
      database.db,
    )
    return rows[0]!
  } finally {
    await database.close()
  }
}

/** Throws where the ledger's balances are not those of its entries. */
export const requireBalanced = async (url: string): Promise<void> => {
  const database = await openDatabase({ url })
  try {
    const differences = await compareLedger(database.db)
    if (differences.length > 0) throw new Error(`The ledger differs: ${JSON.stringify(differences.slice(0, 5))}`)
  } finally {
    await database.close()
  }
}
