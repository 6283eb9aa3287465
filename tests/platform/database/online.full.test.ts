import { execFile } from 'node:child_process'
import { createReadStream, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { restoreBackup } from '../../../server/platform/backup/restoreBackup.ts'
import type { Database } from '../../../server/platform/database/Database.ts'
import { openEmbedded } from '../../../server/platform/database/embedded/openEmbedded.ts'
import { duringStandstill } from '../../../server/platform/database/embedded/standstill/duringStandstill.ts'
import { standstillPlace } from '../../../server/platform/database/embedded/standstill/place.ts'
import { engines } from '../../support/database.ts'

const run = promisify(execFile)
const template = readFileSync(inject('testTemplates').embedded)

describe('beside a host on an embedded database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vision-online-'))
  let host: Database
  let serial = 0
  const dataDir = join(folder, 'data')
  const open = (more = {}) => openEmbedded({ dataDir, template, worker: true, offersCopies: true, ...more })
  beforeAll(async () => {
    host = await open()
  }, 180_000)
  afterAll(async () => {
    await host.close()
    rmSync(folder, { recursive: true })
  })

  const command = (path: string, ...words: string[]) =>
    run(process.execPath, ['--import', 'tsx', path, ...words], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    })
  /** A row in each of two tables, or in neither. */
  const write = () =>
    host.db.transaction().execute(async db => {
      await sql`insert into role (name, name_en) values (${`r${++serial}`}, ${`e${serial}`})`.execute(db)
      await sql`insert into seeded (kind, name) values ('online', ${`r${serial}`})`.execute(db)
    })
  const counts = async ({ db }: Pick<Database, 'db'>) =>
    (
      await sql<{
        roles: number
        seeded: number
      }>`select (select count(*) from role)::integer as roles, (select count(*) from seeded where kind = 'online')::integer as seeded`.execute(
        db,
      )
    ).rows[0]!

  it('a backup holds one moment, while the host goes on writing, and nothing of it is left behind but when it was', async () => {
    await write()
    let isOn = true
    const writing = (async () => {
      while (isOn) await write()
    })()
    const file = join(folder, 'online.backup')
    const { stdout } = await command('server/platform/backup/backup.ts', file)
    isOn = false
    await writing
    expect(stdout).toMatch(/rows of \d+ tables written/)
    expect(statSync(file).mode & 0o077).toBe(0)
    const restored = await engines[0]!.open()
    await restoreBackup(restored, createReadStream(file))
    const then = await counts(restored)
    const now = await counts(host)
    await restored.close()
    expect(then.roles).toBe(then.seeded)
    expect(then.roles).toBeGreaterThan(0)
    expect(now.roles).toBeGreaterThan(then.roles)
    expect(readdirSync(dataDir).sort()).toEqual(['database', 'database.lock', 'last-backup', 'standstill.sock'])
  }, 180_000)

  it('the ledger is checked', async () => {
    expect((await command('server/times/ledger/check.ts')).stdout).toContain('agree')
    await write()
  })

  it('a restore is refused', async () => {
    await expect(command('server/platform/backup/restore.ts', 'package.json', '--force')).rejects.toMatchObject({
      stderr: expect.stringContaining('in use by process'),
    })
  })

  it('the socket is its owner’s alone, and is gone with the host', async () => {
    expect(statSync(standstillPlace(dataDir)).mode & 0o077).toBe(0)
    await host.close()
    expect(readdirSync(dataDir)).toEqual(['database', 'last-backup'])
    expect(
      await duringStandstill(dataDir, async () => {
        throw new Error('nobody stands still')
      }),
    ).toBe(false)
    host = await open({ standstillLimit: 200 })
  })

  it('nobody is waited for without end, and what was copied meanwhile is not taken for whole', async () => {
    const slow = duringStandstill(
      dataDir,
      () =>
        new Promise(resolve => {
          setTimeout(resolve, 2_000).unref()
        }),
    )
    await expect(slow).rejects.toThrow(/went on before everything was copied/)
    await write()
    // One that dies holds nobody up either.
    await expect(
      duringStandstill(dataDir, async () => {
        throw new Error('died')
      }),
    ).rejects.toThrow('died')
    await write()
    expect(await duringStandstill(dataDir, async () => undefined)).toBe(true)
  })
})
