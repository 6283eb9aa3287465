import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { expect, it } from 'vitest'
import { writeBackup } from '../../../server/platform/backup/writeBackup.ts'
import { compareLedger } from '../../../server/times/ledger/compareLedger.ts'
import { readMigrations } from '../../../server/core/migrations/readMigrations.ts'
import { Bytes } from './Bytes.ts'
import { openBusyHost } from './busyHost.ts'

/**
 * `WRITE_BACKUP=1 npx vitest run tests/platform/upgrade/busyHost.test.ts` keeps a backup of the present schema for the tests of later versions;
 * it is written where every table has rows. Once it is checked in it stays as it is.
 */
const isWritten = process.env['WRITE_BACKUP'] === '1'

it('lets everything happen once that leaves a row', async () => {
  const host = await openBusyHost()
  try {
    expect(await compareLedger(host.database.db)).toEqual([])
    const bytes = new Bytes()
    const rows = await writeBackup(host.database, bytes)
    if (!isWritten) return
    const empty = Object.keys(rows).filter(table => rows[table] === 0)
    expect(empty, 'tables without rows: let what fills them happen in busyHost.ts').toEqual([])
    const file = createWriteStream(new URL(`backups/${readMigrations().at(-1)!.name}.backup`, import.meta.url), { flags: 'wx' })
    await pipeline(Readable.from(bytes.chunks), file)
  } finally {
    await host.close()
  }
})
