import { spawn } from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'
import fs, { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { isFull } from '../../support/full.ts'
import { DatabaseLockedError } from '../../../server/platform/database/DatabaseLockedError.ts'
import { isTransient } from '../../../server/platform/database/DatabaseError.ts'
import { openEmbedded, type EmbeddedDatabase } from '../../../server/platform/database/embedded/openEmbedded.ts'
import { checkpointIfDue, vacuumWorst } from '../../../server/platform/database/embedded/upkeep.ts'

const holder = fileURLToPath(new URL('./holdDatabase.ts', import.meta.url))

describe('the embedded database', () => {
  const template = readFileSync(inject('testTemplates').embedded) // quicker than an empty cluster
  let dataDir: string
  const opened: EmbeddedDatabase[] = []
  const open = async (options: Parameters<typeof openEmbedded>[0] = {}): Promise<EmbeddedDatabase> => {
    const database = await openEmbedded({ dataDir, worker: false, template, ...options })
    opened.push(database)
    return database
  }
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'vision-embedded-'))
  })
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close()
    rmSync(dataDir, { recursive: true })
  })

  const lockFile = (): string => join(dataDir, 'database.lock')

  it('keeps what was committed and syncs it, once a commit', async () => {
    const sync = vi.spyOn(fs, 'fdatasyncSync')
    syncBuiltinESMExports()
    const database = await open()
    await database.execScript('create table t (n int)')
    sync.mockClear()
    for (let n = 1; n <= 5; n++) await sql`insert into t values (${n})`.execute(database.db)
    expect(sync.mock.calls.length).toBe(5)
    await sql`select * from t`.execute(database.db)
    expect(sync.mock.calls.length).toBe(5)
    sync.mockRestore()
    syncBuiltinESMExports()
    await database.close()
    const again = await open()
    expect((await sql`select count(*) as n from t`.execute(again.db)).rows).toEqual([{ n: 5 }])
  })

  describe('when the disk fails', () => {
    const failOnce = (): void => {
      vi.spyOn(fs, 'fdatasyncSync').mockImplementationOnce(() => {
        throw new Error('the disk failed')
      })
      syncBuiltinESMExports()
    }
    afterEach(() => {
      vi.restoreAllMocks()
      syncBuiltinESMExports()
    })

    it('takes no commit for done that was not synced, and opens again for the next statement', async () => {
      const database = await open()
      const heard: string[] = []
      await database.listen('news', payload => void heard.push(payload))
      await database.execScript('create table t (n int)')
      for (let i = 0; i < 3; i++) await sql`select count(*) as n from t where n > ${i}`.execute(database.db)
      failOnce()
      const insert = sql`insert into t values (1)`.execute(database.db)
      const behind = sql`select 1`.execute(database.db)
      const outcomes = await Promise.allSettled([insert, behind])
      expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
      for (const outcome of outcomes) expect(outcome.status === 'rejected' && isTransient(outcome.reason)).toBe(true)

      await sql`insert into t values (2)`.execute(database.db)
      for (let i = 0; i < 3; i++) await sql`select count(*) as n from t where n > ${i}`.execute(database.db)
      await database.notify('news', 'heard again')
      await sql`select 1`.execute(database.db)
      expect(heard).toEqual(['heard again'])
    })

    it('does not go on with a transaction whose beginning was lost', async () => {
      const database = await open()
      await database.execScript('create table t (n int)')
      const broken = database.db.transaction().execute(async transaction => {
        await sql`insert into t values (1)`.execute(transaction)
        failOnce()
        await sql`checkpoint`.execute(transaction).catch(() => undefined)
        await sql`insert into t values (2)`.execute(transaction)
      })
      await expect(broken).rejects.toMatchObject({ code: '57P01' })
      expect((await sql`select n from t`.execute(database.db)).rows).toEqual([])
    })
  })

  it.runIf(isFull)('is opened by one process at a time, and free again once that has ended', async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', holder, dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = new Promise(resolve => child.once('exit', resolve))
    try {
      await new Promise(resolve => child.stdout.once('data', resolve))
      await expect(open()).rejects.toThrow(DatabaseLockedError)
      await expect(open()).rejects.toThrow(new RegExp(`in use by process ${child.pid}.*DATABASE_URL`))
    } finally {
      child.kill('SIGKILL')
      await ended
    }
    expect(existsSync(lockFile())).toBe(true)
    const database = await open()
    expect((await sql`select n from held order by n`.execute(database.db)).rows).toEqual([{ n: 1 }, { n: 2 }])
  })

  it('says so when a transaction waits for a statement outside of itself', async () => {
    const database = await open({ dataDir: 'memory', waitLimit: 300 })
    const stuck = database.db.transaction().execute(async () => sql`select 1`.execute(database.db))
    await expect(stuck).rejects.toMatchObject({ code: '55P03', message: expect.stringContaining('outside of itself') })
    expect((await sql`select 1 as n`.execute(database.db)).rows).toEqual([{ n: 1 }])
  })

  it('vacuums the table that needs it most, makes a checkpoint once enough was written, and has the extensions that indexes need', async () => {
    const database = await open({ dataDir: 'memory' })
    await database.execScript(
      'create table calm (n int); create table busy (n int); insert into busy select generate_series(1, 500)',
    )
    await sql`update busy set n = n + 1`.execute(database.db)
    expect(await vacuumWorst(database.db)).toBe('busy')
    expect(await vacuumWorst(database.db)).toBeUndefined()

    const start = await checkpointIfDue(database.db, undefined, 100_000)
    expect(await checkpointIfDue(database.db, start, 100_000)).toBe(start)
    await database.execScript('create table t as select n from generate_series(1, 5000) n')
    const redo = async () =>
      (await sql<{ at: string }>`select redo_lsn::text as at from pg_control_checkpoint()`.execute(database.db)).rows[0]
        ?.at
    const before = await redo()
    expect(await checkpointIfDue(database.db, start, 100_000)).toBeGreaterThan(start)
    expect(await redo()).not.toBe(before)

    await database.execScript('create extension pg_trgm; create extension btree_gin')
  })

  it('starts from a template', async () => {
    const first = await open({ dataDir: 'memory' })
    await first.execScript('create table t (n int); insert into t values (7)')
    const second = await open({ dataDir: 'memory', template: await first.dumpTemplate() })
    expect((await sql`select n from t`.execute(second.db)).rows).toEqual([{ n: 7 }])
  })

  describe('in a worker thread', () => {
    it('leaves the event loop free, answers in order, hears notifications', async () => {
      const database = await open({ worker: true })
      let turns = 0
      const timer = setInterval(() => turns++, 5)
      await sql`select count(*) from generate_series(1, 1500000)`.execute(database.db)
      clearInterval(timer)
      expect(turns).toBeGreaterThan(5)

      const answers = await Promise.all(
        [1, 2, 3].map(n => sql<{ n: number }>`select ${n}::int as n`.execute(database.db)),
      )
      expect(answers.map(({ rows }) => rows[0]?.n)).toEqual([1, 2, 3])

      const heard = new Promise(
        resolve => void database.listen('news', resolve).then(() => database.notify('news', 'hello')),
      )
      expect(await heard).toBe('hello')
    })

    it.runIf(isFull)('keeps what was committed', async () => {
      const database = await open({ worker: true })
      await database.execScript('create table t (n int)')
      await database.copyIn(
        't',
        ['n'],
        Array.from({ length: 100_000 }, (_, n) => [n]),
      )
      await database.close()
      const again = await open({ worker: true })
      expect((await sql`select count(*) as n, max(n) as last from t`.execute(again.db)).rows).toEqual([
        { n: 100_000, last: 99_999 },
      ])
    })

    it('fails with a clear error when the folder cannot be used, and gives the lock back', async () => {
      fs.mkdirSync(join(dataDir, 'database'))
      writeFileSync(join(dataDir, 'database', 'PG_VERSION'), 'nonsense')
      await expect(open({ worker: true })).rejects.toThrow(/embedded database/)
      expect(existsSync(lockFile())).toBe(false)
    })

    it('refuses statements once it is closed', async () => {
      const database = await open({ dataDir: 'memory', worker: true })
      await database.close()
      await database.close()
      await expect(sql`select 1`.execute(database.db)).rejects.toThrow()
    })
  })
})
