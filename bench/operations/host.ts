import { parseArgs } from 'node:util'
import { createApp } from '../../server/app/createApp.ts'
import type { Watching } from '../../server/app/createApp.ts'
import { createLog } from '../../server/app/logging.ts'
import { openDatabase } from '../../server/platform/database/openDatabase.ts'
import { readSettings } from '../../server/settings.ts'

/** A host as it is in production, on a database that is prepared, without some of what it keeps of calls. */
const {
  values: { without },
} = parseArgs({ options: { without: { type: 'string' } } })
const settings = readSettings(process.env)
const log = createLog(settings.logLevel)
const database = await openDatabase({ url: settings.databaseUrl, poolSize: settings.poolSize, log })
const app = await createApp({
  database,
  settings,
  log,
  isSample: true,
  ...(without === undefined ? {} : { without: [without as Watching] }),
})
await app.listen({ port: settings.port, host: settings.host, listenTextResolver: () => 'listening' })
process.once('SIGTERM', () => {
  void app
    .close()
    .then(() => database.close())
    .then(() => process.exit(0))
})
