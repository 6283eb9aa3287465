import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../server/platform/database/Database.ts'
import { isTransient } from '../../../server/platform/database/DatabaseError.ts'
import { openDatabase } from '../../../server/platform/database/openDatabase.ts'
import { findPrograms, findRunner, startLocalPostgres, type LocalPostgres } from '../../support/localPostgres.ts'

const isPossible = findPrograms() !== undefined && findRunner() !== undefined

describe.skipIf(!isPossible)('a PostgreSQL server with six connections for all of its hosts', () => {
  let server: LocalPostgres
  const opened: Database[] = []
  const open = async (waitLimit = 30_000): Promise<Database> => {
    const database = await openDatabase({ url: server.url, poolSize: 10, waitLimit })
    opened.push(database)
    return database
  }
  const work = ({ db }: Database): Promise<unknown> => sql`select pg_sleep(0.01)`.execute(db)

  beforeAll(async () => {
    const started = await startLocalPostgres(['max_connections=6', 'superuser_reserved_connections=0'])
    if (typeof started === 'string') throw new Error(started)
    server = started
  })
  afterAll(async () => {
    for (const database of opened) await database.close()
    await server.stop()
  })

  it('serves two hosts that ask for more than it has, and fails neither', async () => {
    const hosts = [await open(), await open()]
    const asked = hosts.flatMap(host => Array.from({ length: 200 }, () => work(host)))
    await expect(Promise.all(asked)).resolves.toHaveLength(400)
  })

  it('is shared with a host that starts while the others use all of it', async () => {
    let isBusy = true
    let failed = 0
    const load = opened.flatMap(host =>
      Array.from({ length: 10 }, async () => {
        while (isBusy)
          await work(host).catch(() => {
            failed += 1
          })
      }),
    )
    const third = await open()
    await Promise.all(Array.from({ length: 20 }, () => work(third)))
    isBusy = false
    await Promise.all(load)
    expect(failed).toBe(0)
  })

  it('is given up on after a while, as what may be tried again', async () => {
    while (opened.length > 0) await opened.pop()!.close()
    const others = Array.from({ length: 6 }, () => new Client({ connectionString: server.url }))
    for (const other of others) await other.connect()
    const error: unknown = await open(300).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ code: '53300' })
    expect(isTransient(error)).toBe(true)
    const waiting = open()
    for (const other of others) await other.end()
    expect((await sql<{ n: number }>`select 1 as n`.execute((await waiting).db)).rows).toEqual([{ n: 1 }])
  })
})
