import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Execution } from '../../../server/core/execution.ts'
import { Statement } from '../../../server/core/statement.ts'
import { replayedTo } from '../../../server/core/tableChanges.ts'
import { inSnapshot } from '../../../server/core/statistics/inSnapshot.ts'
import { isCancelled } from '../../../server/platform/database/DatabaseError.ts'
import { describeEngines } from '../../support/database.ts'
import type { TestDatabase } from '../../support/database.ts'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

describeEngines('where statistics are read from', engine => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await engine.open()
  })
  afterAll(() => database.close())

  const now = new Date('2026-03-01T00:00:00.000Z')
  const call = (): Pick<Execution, 'db' | 'log' | 'now'> => ({ db: database.db, log: silent, now })
  const read = <T>(signal: AbortSignal, work: (db: Execution['db']) => Promise<T>, isReplica = false): Promise<T> =>
    inSnapshot(call(), { database, isReplica }, signal, inner => work(inner.db))

  it.runIf(engine.kind === 'server')('is one state of the database, whatever is written meanwhile', async () => {
    await sql`create table scratch (id integer)`.execute(database.db)
    const counted = async (db: Execution['db']): Promise<number> =>
      (await new Statement().run<{ n: number }>(db, 'select count(*) as n from scratch'))[0]!.n
    await read(AbortSignal.timeout(60_000), async db => {
      expect(await counted(db)).toBe(0)
      await sql`insert into scratch values (1)`.execute(database.db)
      expect(await counted(db)).toBe(0)
    })
    expect(await counted(database.db)).toBe(1)
  })

  it('is never written', async () => {
    await expect(
      read(AbortSignal.timeout(60_000), db => sql`create table written (id integer)`.execute(db)),
    ).rejects.toMatchObject({ code: '25006' })
  })

  it('begins nothing for who is gone already', async () => {
    await expect(
      read(AbortSignal.abort(), () => {
        throw new Error('it began')
      }),
    ).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('begins nothing more once nobody waits', async () => {
    const gone = new AbortController()
    let begun = 0
    const asked = read(gone.signal, async db => {
      for (; begun < 10; begun += 1) {
        if (begun === 2) gone.abort()
        await new Statement().run(db, 'select 1')
      }
    })
    await expect(asked).rejects.toSatisfy(error => isCancelled(error) || (error as Error).name === 'AbortError')
    expect(begun).toBe(2)
  })

  it.runIf(engine.kind === 'server')('is asked no longer once nobody waits, and serves the next one', async () => {
    const gone = new AbortController()
    const asked = read(gone.signal, async db => {
      setTimeout(() => gone.abort(), 50)
      await sql`select pg_sleep(60)`.execute(db)
    })
    await expect(asked).rejects.toSatisfy(isCancelled)
    expect(await read(AbortSignal.timeout(60_000), async () => 'answered')).toBe('answered')
  })

  it.runIf(engine.kind === 'server')('tells a replica that it has gone on', async () => {
    // The server has other databases, and writes of its own: it is asked until it stood still between two questions.
    let before = await replayedTo(database)
    for (let again = await replayedTo(database); again !== before; again = await replayedTo(database)) before = again
    await sql`create table further (id integer)`.execute(database.db)
    expect(await replayedTo(database)).not.toBe(before)
    await inSnapshot(call(), { database, isReplica: true }, AbortSignal.timeout(60_000), async (_inner, asOf) => {
      expect(Math.abs(asOf.getTime() - Date.now())).toBeLessThan(60_000)
    })
  })
})
