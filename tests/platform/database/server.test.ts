import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../../server/platform/database/Database.ts'
import { isTransient } from '../../../server/platform/database/DatabaseError.ts'
import { openDatabase } from '../../../server/platform/database/openDatabase.ts'
import { engines, type TestDatabase } from '../../support/database.ts'

const engine = engines.find(({ kind }) => kind === 'server')

describe.skipIf(!engine || engine.missing)('a PostgreSQL server', () => {
  let administrator: TestDatabase
  let database: Database
  const warnings: string[] = []
  const log = {
    info: () => undefined,
    warn: (_: object, message: string) => void warnings.push(message),
    error: () => undefined,
  }
  beforeEach(async () => {
    if (!engine) throw new Error('no server')
    administrator = await engine.open()
    database = await openDatabase({
      url: administrator.url ?? '',
      poolSize: 2,
      preparedStatements: 3,
      waitLimit: 2_000,
      log,
    })
    warnings.length = 0
  })
  afterEach(async () => {
    await database.close()
    await administrator.close()
  })

  /** Ends all other connections, as a restart of the server would. */
  const endOthers = async (): Promise<void> => {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
      administrator.db,
    )
  }
  const one = async (): Promise<unknown> => (await sql<{ n: number }>`select 1 as n`.execute(database.db)).rows[0]?.n

  it('is found again after its connections were lost', async () => {
    expect(await one()).toBe(1)
    const inside = database.db.transaction().execute(async transaction => {
      await sql`select 1`.execute(transaction)
      await endOthers()
      await sql`select 1`.execute(transaction)
    })
    const error: unknown = await inside.catch((reason: unknown) => reason)
    expect(isTransient(error)).toBe(true)
    await expect.poll(() => one().catch(isTransient)).toBe(1)
  })

  it('may end idle connections without harm', async () => {
    await Promise.all([one(), one()])
    await endOthers()
    await expect.poll(() => warnings.length).toBeGreaterThan(0)
    // A statement that meets a connection just ended fails as one that may be tried again.
    await expect.poll(() => one().catch(isTransient)).toBe(1)
  })

  it('is listened to again after the listening connection was lost', async () => {
    const heard: string[] = []
    await database.listen('news', payload => void heard.push(payload))
    await database.notify('news', 'before')
    await expect.poll(() => heard).toEqual(['before'])
    await endOthers()
    await expect
      .poll(
        async () => {
          await administrator.notify('news', 'after')
          return heard.at(-1)
        },
        { timeout: 20_000, interval: 100 },
      )
      .toBe('after')
  })

  it('keeps few statements prepared and frees the others', async () => {
    const single = await openDatabase({ url: administrator.url ?? '', poolSize: 1, preparedStatements: 3 })
    try {
      for (let round = 0; round < 3; round++)
        for (let i = 0; i < 6; i++) await sql`select ${round}::int + ${sql.lit(i)}`.execute(single.db)
      const { rows } = await sql<{ n: number }>`select count(*) as n from pg_prepared_statements`.execute(single.db)
      expect(rows[0]?.n).toBeLessThanOrEqual(3)
    } finally {
      await single.close()
    }
  })

  it('prepares nothing where that is turned off', async () => {
    const plain = await openDatabase({ url: administrator.url ?? '', poolSize: 1, preparedStatements: 0 })
    try {
      for (let i = 0; i < 4; i++) await sql`select ${i}::int`.execute(plain.db)
      expect((await sql`select name from pg_prepared_statements`.execute(plain.db)).rows).toEqual([])
    } finally {
      await plain.close()
    }
  })

  it('gives up when no connection gets free, and says so', async () => {
    const hold = () => database.db.transaction().execute(transaction => sql`select pg_sleep(4)`.execute(transaction))
    const busy = [hold(), hold()]
    const error: unknown = await one().catch((reason: unknown) => reason)
    expect(error).toMatchObject({ code: '08006' })
    await Promise.all(busy)
    expect(await one()).toBe(1)
  })

  it('fails at once when it is not there', async () => {
    const url = new URL(administrator.url ?? '')
    url.port = '1'
    await expect(openDatabase({ url: url.href })).rejects.toMatchObject({ name: 'DatabaseError', code: '08006' })
    await expect(openDatabase({ url: `${administrator.url}_missing` })).rejects.toMatchObject({ code: '3D000' })
  })

  it('keeps options that the address gives', async () => {
    const url = `${administrator.url}?options=-c%20statement_timeout%3D1234`
    const other = await openDatabase({ url, poolSize: 1 })
    try {
      expect((await sql`show statement_timeout`.execute(other.db)).rows).toEqual([{ statement_timeout: '1234ms' }])
      expect((await sql`show timezone`.execute(other.db)).rows).toEqual([{ TimeZone: 'UTC' }])
    } finally {
      await other.close()
    }
  })
})
