import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { copyInto } from '../../../server/platform/backup/copyInto.ts'
import { DatabaseLockedError } from '../../../server/platform/database/DatabaseLockedError.ts'
import { openEmbedded } from '../../../server/platform/database/embedded/openEmbedded.ts'
import { openDatabase } from '../../../server/platform/database/openDatabase.ts'
import { engines } from '../../support/database.ts'

const run = promisify(execFile)

describe('the commands for backup and restore', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vision-commands-'))
  const file = join(folder, 'all.backup')
  const template = readFileSync(inject('testTemplates').embedded)
  afterAll(() => rmSync(folder, { recursive: true }))

  const command = (name: string, dataDir: string, ...words: string[]) =>
    run(process.execPath, ['--import', 'tsx', join('server', 'platform', 'backup', `${name}.ts`), ...words], {
      env: { ...process.env, DATA_DIR: join(folder, dataDir), DATABASE_URL: '' },
    })

  /** A database of the server that is empty and gone afterwards. */
  const withEmpty = async (suffix: string, work: (url: string) => Promise<void>): Promise<void> => {
    const host = await engines[1]!.open()
    const name = `${new URL(host.url!).pathname.slice(1)}_${suffix}`
    await host.execScript(`create database ${name}`)
    try {
      await work(host.url!.replace(/[^/]+$/, name))
    } finally {
      await host.execScript(`drop database ${name} with (force)`)
      await host.close()
    }
  }

  it('carry an embedded database to another folder, and say what they did', async () => {
    const source = await openEmbedded({ dataDir: join(folder, 'one'), worker: false, template })
    await sql`insert into role (name, name_en) values ('管理', 'admin')`.execute(source.db)

    // While it is open nobody else may read it; the message names who has it and what to do.
    await expect(command('backup', 'one', file)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(new RegExp(`in use by process ${process.pid}.*stop that process first`)),
    })
    await source.close()

    expect((await command('backup', 'one', file)).stdout).toMatch(/rows of \d+ tables written/)
    expect(statSync(file).mode & 0o077).toBe(0)
    await expect(command('backup', 'one', file)).rejects.toMatchObject({
      stderr: expect.stringContaining('not overwritten'),
    })

    expect((await command('restore', 'two', file)).stdout).toMatch(/rows of \d+ tables restored/)
    await expect(command('restore', 'two', file)).rejects.toMatchObject({
      stderr: expect.stringContaining('--force'),
    })
    const target = await openEmbedded({ dataDir: join(folder, 'two'), worker: false })
    expect((await sql`select name from role`.execute(target.db)).rows).toEqual([{ name: '管理' }])
    await target.close()
  }, 120_000)

  it.skipIf(engines[1]!.missing)('restore nothing while a host has the database open', async () => {
    const host = await engines[1]!.open()
    const restore = () =>
      run(process.execPath, ['--import', 'tsx', join('server', 'platform', 'backup', 'restore.ts'), file, '--force'], {
        env: { ...process.env, DATABASE_URL: host.url! },
      })
    writeFileSync(file, 'no backup')
    await expect(restore()).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'Other processes have this database open: stop the hosts and commands that use it first.\n',
    })
    rmSync(file)
    await host.close()
  })

  it.skipIf(engines[1]!.missing)('let no host open what is being restored, and any number afterwards', async () => {
    const host = await engines[1]!.open()
    const name = `${new URL(host.url!).pathname.slice(1)}_restored`
    await host.execScript(`create database ${name}`)
    const url = host.url!.replace(/[^/]+$/, name)
    const alone = await openDatabase({ url, exclusive: true })
    await expect(openDatabase({ url })).rejects.toThrow(/being restored/)
    await alone.close()
    const hosts = [await openDatabase({ url }), await openDatabase({ url })]
    await expect(openDatabase({ url, exclusive: true })).rejects.toThrow(DatabaseLockedError)
    for (const one of hosts) await one.close()
    await host.execScript(`drop database ${name} with (force)`)
    await host.close()
  })

  // That the command does what it does takes five processes.
  it.runIf(!engines[1]!.missing)(
    'copy an embedded database into one of a server, once, and nothing while it is open',
    async () => {
      const source = await openEmbedded({ dataDir: join(folder, 'small'), worker: false, template })
      await sql`insert into role (name, name_en) values ('管理', 'admin')`.execute(source.db)
      await expect(command('copy', 'small', 'postgres://127.0.0.1/x')).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringMatching(new RegExp(`in use by process ${process.pid}`)),
      })
      await source.close()
      await withEmpty('copied', async url => {
        expect((await command('copy', 'small', url)).stdout).toMatch(/rows of \d+ tables copied to [\s\S]*DATABASE_URL/)
        await expect(command('copy', 'small', url)).rejects.toMatchObject({
          stderr: expect.stringContaining('--force'),
        })
        const copied = await openDatabase({ url })
        expect((await sql`select name from role`.execute(copied.db)).rows).toEqual([{ name: '管理' }])
        await expect(command('copy', 'small', url, '--force')).rejects.toMatchObject({
          stderr: expect.stringContaining('have this database open'),
        })
        await copied.close()
      })
    },
    120_000,
  )

  it.skipIf(engines[1]!.missing)(
    'copy all that one database holds into another, which needs no room in between',
    async () => {
      const source = await engines[0]!.open()
      await sql`insert into role (name, name_en) select 'r' || n, 'r' || n from generate_series(1, 6000) n`.execute(
        source.db,
      )
      const settings = { dataDir: folder, secretKey: 'a key of thirty-two characters at least' }
      await withEmpty('taken', async url => {
        const target = await openDatabase({ url, exclusive: true })
        const { rows } = await copyInto(target, source, settings, {})
        expect(rows['role']).toBe(6000)
        expect((await sql`select count(*) as n, max(name) as last from role`.execute(target.db)).rows).toEqual([
          { n: 6000, last: 'r999' },
        ])
        // What cannot be taken is said once, and leaves both sides as they were.
        await sql`delete from role where name <> 'r1'`.execute(source.db)
        await expect(copyInto(target, source, settings, {})).rejects.toThrow(/not empty/)
        expect((await sql`select count(*) as n from role`.execute(target.db)).rows).toEqual([{ n: 6000 }])
        await copyInto(target, source, settings, { force: true })
        expect((await sql`select name from role`.execute(target.db)).rows).toEqual([{ name: 'r1' }])
        await target.close()
      })
      await source.close()
    },
  )

  it.skipIf(engines[1]!.missing)('leave the target as it was where the source fails on the way', async () => {
    const source = await engines[0]!.open()
    await sql`insert into role (name, name_en) values ('a', 'a')`.execute(source.db)
    const settings = { dataDir: folder, secretKey: 'a key of thirty-two characters at least' }
    await withEmpty('broken', async url => {
      const target = await openDatabase({ url, exclusive: true })
      await copyInto(target, source, settings, {})
      await source.close()
      await expect(copyInto(target, source, settings, { force: true })).rejects.toThrow(/destroyed/)
      expect((await sql`select name from role`.execute(target.db)).rows).toEqual([{ name: 'a' }])
      await target.close()
    })
  })

  it('say how they are used', async () => {
    await expect(command('backup', 'none')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('Usage') })
    await expect(command('copy', 'none')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('Usage') })
    await expect(command('copy', 'none', 'postgres://127.0.0.1/x')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('There is no database in'),
    })
    await expect(command('restore', 'none', 'no-such-file')).rejects.toMatchObject({
      stderr: expect.stringContaining('does not exist'),
    })
  })
})
