import { createWriteStream } from 'node:fs'
import type * as os from 'node:os'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { expect, it, vi } from 'vitest'
import { writeBackup } from '../../../server/platform/backup/writeBackup.ts'
import { compareLedger } from '../../../server/times/ledger/compareLedger.ts'
import { readMigrations } from '../../../server/core/migrations/readMigrations.ts'
import { Bytes } from './Bytes.ts'
import { openBusyHost } from './busyHost.ts'

// What is kept tells nothing of the machine that it was made on.
vi.mock('node:os', async original => ({ ...(await original<typeof os>()), hostname: () => 'office-1' }))

/**
 * `WRITE_BACKUP=1 TEST_FULL=1 npx vitest run tests/platform/upgrade/busyHost.full.test.ts` keeps a backup of the present schema for the tests of later versions.
 * Once it is checked in it stays as it is.
 */
const isWritten = process.env['WRITE_BACKUP'] === '1'

it('lets everything happen once that leaves a row', async () => {
  const host = await openBusyHost()
  try {
    expect(await compareLedger(host.database.db)).toEqual([])
    const bytes = new Bytes()
    const rows = await writeBackup(host.database, bytes)
    const empty = Object.keys(rows).filter(table => rows[table] === 0)
    expect(empty, 'tables without rows: let what fills them happen in busyHost.ts').toEqual([])
    if (!isWritten) return
    const file = createWriteStream(new URL(`backups/${readMigrations().at(-1)!.name}.backup`, import.meta.url), {
      flags: 'wx',
    })
    await pipeline(Readable.from(bytes.chunks), file)
  } finally {
    await host.close()
  }
})
