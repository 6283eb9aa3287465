import { parseArgs } from 'node:util'
import { mustBeThere, openToRead } from '../platform/backup/openToRead.ts'
import { runCommand } from '../platform/database/command.ts'
import { openDatabase } from '../platform/database/openDatabase.ts'
import { readSettings } from '../settings.ts'
import { compareKept, keptNames, rebuildKept } from '../core/compareKept.ts'

/**
 * `npm run db:check-totals`: counts the totals of lists and the roll-ups of facts anew, prints what differs, and exits 1 where anything does. It only
 * reads. With `--rebuild name` (several times, or `all`) it makes what is named anew instead.
 */
await runCommand(async () => {
  const {
    values: { rebuild = [] },
  } = parseArgs({ options: { rebuild: { type: 'string', multiple: true } } })
  const settings = readSettings(process.env)
  mustBeThere(settings)
  const { databaseUrl: url, dataDir } = settings
  const database = await (rebuild.length > 0
    ? openDatabase({ ...(url !== undefined && { url }), dataDir })
    : openToRead(settings))
  try {
    const names = await keptNames(database.db)
    if (rebuild.length > 0) {
      const unknown = rebuild.filter(name => name !== 'all' && !names.includes(name))
      if (unknown.length > 0) return `Nothing is kept as ${unknown.join(', ')}. There are ${names.join(', ')}`
      await rebuildKept(database, rebuild.includes('all') ? names : rebuild)
      console.log('Totals are counted anew; hosts build roll-ups up, and until then numbers are read from the rows')
      return undefined
    }
    const differences = await compareKept(database.db)
    for (const { kept, groups, from, to } of differences)
      console.log(`${kept}: ${groups} sums differ${from === null ? '' : `, of ${from} to ${to}`}`)
    if (differences.length > 0) return `${differences.length} of ${names.length} differ`
    console.log(`${names.length} totals and roll-ups agree with the rows`)
    return undefined
  } finally {
    await database.close()
  }
})
