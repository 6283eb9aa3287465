import { runCommand } from '../../platform/database/command.ts'
import { openToRead } from '../../platform/backup/openToRead.ts'
import { readSettings } from '../../settings.ts'
import { compareLedger } from './compareLedger.ts'
import { returnedBeyond } from './returnedBeyond.ts'

/**
 * `npm run db:check-ledger`: computes all balances anew from the ledger's entries, prints what differs, and exits 1
 * where anything does. It only reads.
 */
await runCommand(async () => {
  const database = await openToRead(readSettings(process.env))
  try {
    const differences = await compareLedger(database.db)
    for (const { id, given, returned } of await returnedBeyond(database.db))
      console.log(
        `purchase ${id}, by an earlier version: ${returned} times went back of ${given}, of paid ones or gifts more than it had`,
      )
    for (const { rule, id, kept, counted } of differences)
      console.log(`${rule} ${id}: kept ${kept}, counted ${counted}`)
    if (differences.length > 0) return `${differences.length} differences`
    console.log('The ledger and what is kept of it agree')
    return undefined
  } finally {
    await database.close()
  }
})
