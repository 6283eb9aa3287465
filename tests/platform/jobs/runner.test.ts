import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { jobHandlers } from '../../../server/jobHandlers.ts'
import { doctor } from '../../../resources/organisations/doctor.ts'
import type { JobHandler } from '../../../server/platform/jobs/JobHandler.ts'
import { createRunner, jobsChannel } from '../../../server/platform/jobs/createRunner.ts'
import type { Runner } from '../../../server/platform/jobs/createRunner.ts'
import { logLifetime, purgeRuns } from '../../../server/platform/jobs/purgeRuns.ts'
import { askForRun } from '../../../server/platform/jobs/askForRun.ts'
import { lease, mostTries, putUp } from '../../../server/platform/jobs/runs.ts'
import { seedTimings } from '../../../server/seed/seedTimings.ts'
import { hour, minute } from '../../../server/core/lifetime.ts'
import { describeAbove } from '../../support/database.ts'
import type { TestDatabase } from '../../support/database.ts'
import { BackOffice, TestClock } from '../session/backOffice.ts'

const nightly: JobHandler['name'] = 'purgeIdempotency'

describeAbove('jobs', engine => {
  let database: TestDatabase
  let clock: TestClock
  let office: BackOffice
  let runners: Runner[] = []
  let zone = 'Asia/Shanghai'
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

  beforeAll(async () => {
    database = await engine.open()
    office = await BackOffice.open(database)
    await office.signedIn('root')
  })
  afterEach(async () => {
    for (const runner of runners) await runner.stop()
    runners = []
    zone = 'Asia/Shanghai'
    await database.db.deleteFrom('timing_log').execute()
    await database.db.deleteFrom('timing').execute()
  })
  afterAll(() => office.close())

  const host = (run: JobHandler['run'], options: { patience?: number } = {}): Runner => {
    const runner = createRunner({
      database,
      log,
      engine: office.engine,
      timeZone: () => zone,
      clock: clock.read,
      handlers: [{ name: nightly, cron: '0 3 * * *', run }],
      ...options,
    })
    runners.push(runner)
    return runner
  }
  /** A job that is due at 03:00 in Shanghai, planned at one o'clock. */
  const plant = async (cron = '0 3 * * *'): Promise<void> => {
    clock = new TestClock()
    clock.now = new Date('2026-03-01T17:00:00.000Z')
    await seedTimings(database.db, [{ name: nightly, cron }])
    await host(nothing).tick()
  }
  const nothing: JobHandler['run'] = async () => ({ records: 0 })
  const counting = () => {
    let runs = 0
    return {
      run: async () => ({ records: ++runs }),
      get runs() {
        return runs
      },
    }
  }
  const opening = () => {
    let open = (): void => undefined
    return {
      opened: new Promise<void>(resolve => {
        open = resolve
      }),
      open: () => open(),
    }
  }
  const runs = () =>
    database.db
      .selectFrom('timing_log')
      .select(['cause', 'state', 'due_at', 'started_at', 'ended_at', 'tries', 'records', 'error', 'host', 'findings'])
      .orderBy('id')
      .execute()
  const job = () =>
    database.db
      .selectFrom('timing')
      .select(['id', 'next_at', 'last_at', 'last_state', 'paused', 'retired'])
      .where('handler', '=', nightly)
      .executeTakeFirstOrThrow()
  const at = (text: string | null) => (text === null ? null : new Date(text).toISOString())
  const turn = async (...all: Runner[]): Promise<void> => {
    await Promise.all(all.map(runner => runner.tick()))
    for (const runner of all) await runner.settled()
  }

  it('change records as the product itself: by their guards, and with the job in their histories', async () => {
    await plant()
    const { hospital } = office.hospitals
    const [kept, gone] = (
      await database.db
        .insertInto('doctor')
        .values([
          { name: '李医生', hospital, occupation: 'doctor' },
          { name: '赵医生', hospital, occupation: 'doctor', deleted: true },
        ])
        .returning('id')
        .execute()
    ).map(({ id }) => id) as [number, number]
    const change = async (ids: readonly number[], speciality: string) => {
      clock.now = new Date(clock.now.getTime() + 24 * hour)
      const one = host(async ({ inTransaction }) => {
        await inTransaction(async context => {
          expect(context).toMatchObject({ operator: null, timeZone: 'Asia/Shanghai' })
          expect(await context.find(doctor, { occupation: 'doctor', deleted: false }, 10)).toEqual([kept])
          for (const id of ids) await context.update(doctor, id, { speciality })
        })
        return { records: ids.length }
      })
      await turn(one)
      await turn(one)
      return (await runs()).at(-1)
    }
    expect(await change([kept], 'eyes')).toMatchObject({ state: 'ok', records: 1 })
    expect(await change([kept, gone], 'teeth')).toMatchObject({ state: 'failed', error: 'Problem notNow' })
    const token = await office.token('root')
    expect((await office.call(`GET api/doctor/${kept}`, { token })).body).toMatchObject({
      speciality: 'eyes',
      updatedBy: null,
      version: 2,
    })
    expect((await office.call(`GET api/doctor/${kept}/history`, { token })).body['content']).toMatchObject([
      {
        action: 'update',
        operator: null,
        job: nightly,
        operatorLabel: 'Purge idempotency keys',
        changes: { speciality: [null, 'eyes'] },
      },
    ])
  })

  it('tell administrators when they begin to fail, once', async () => {
    await plant()
    let run: JobHandler['run'] = async () => {
      throw new Error('no')
    }
    const told = () =>
      database.db
        .selectFrom('operator_notice')
        .select(['key', 'parameters', 'link'])
        .where('key', 'in', ['jobFailed', 'jobFound'])
        .orderBy('id')
        .execute()
    const next = async () => {
      clock.now = new Date(clock.now.getTime() + 24 * hour)
      const one = host(context => run(context))
      await turn(one)
      await turn(one)
    }
    await database.db.deleteFrom('operator_notice').execute()
    await next()
    await next()
    const [failed, ...more] = await told()
    expect(more).toEqual([])
    expect(failed).toMatchObject({
      key: 'jobFailed',
      parameters: { job: { text: `jobs.${nightly}.name` } },
      link: { resource: 'timingLog', id: expect.any(Number) },
    })
    run = nothing
    await next()
    run = async () => ({ records: 1, findings: [{ one: 1 }] })
    await next()
    expect((await told()).map(({ key }) => key)).toEqual(['jobFailed', 'jobFound'])
  })

  it('run once at their time, however many hosts there are, and say when they run next', async () => {
    await plant()
    expect(at((await job()).next_at)).toBe('2026-03-01T19:00:00.000Z')
    const count = counting()
    const hosts = [host(count.run), host(count.run), host(count.run), host(count.run)]
    await turn(...hosts)
    expect(await runs()).toEqual([])
    clock.now = new Date('2026-03-01T19:00:04.000Z')
    await turn(...hosts)
    await turn(...hosts)
    const [only, ...others] = await runs()
    expect(others).toEqual([])
    expect(only).toMatchObject({ cause: 'schedule', state: 'ok', tries: 1, records: 1, error: null })
    expect(at(only!.due_at)).toBe('2026-03-01T19:00:00.000Z')
    expect(at(only!.ended_at)).toBe(clock.now.toISOString())
    const after = await job()
    expect(at(after.next_at)).toBe('2026-03-02T19:00:00.000Z')
    expect(after.last_state).toBe('ok')
    expect(count.runs).toBe(1)
  })

  it('run once for all times that were missed while no host was up', async () => {
    await plant()
    clock.advance(5 * 24 * 60 * minute)
    const count = counting()
    await turn(host(count.run), host(count.run))
    expect(count.runs).toBe(1)
    expect((await runs()).map(run => at(run.due_at))).toEqual(['2026-03-01T19:00:00.000Z'])
    expect(at((await job()).next_at)).toBe('2026-03-06T19:00:00.000Z')
  })

  it('are taken over from a host that is not heard of any more, which then changes nothing', async () => {
    await plant()
    clock.now = new Date('2026-03-01T19:00:00.000Z')
    let release = (): void => undefined
    let told: AbortSignal | undefined
    const dead = host(({ signal }) => {
      told = signal
      return new Promise(resolve => {
        release = () => resolve({ records: 99 })
      })
    })
    await dead.tick()
    const count = counting()
    const other = host(count.run)
    clock.advance(lease)
    await dead.beat()
    clock.advance(lease)
    await turn(other)
    expect(count.runs).toBe(0)
    clock.advance(1)
    await turn(other)
    expect(count.runs).toBe(1)
    expect(await runs()).toMatchObject([{ state: 'ok', tries: 2, records: 1 }])
    await dead.beat()
    expect(told?.aborted).toBe(true)
    release()
    await dead.settled()
    expect(await runs()).toMatchObject([{ state: 'ok', tries: 2, records: 1 }])
  })

  it('do nothing twice where a host comes back to itself after another has taken over', async () => {
    await plant()
    clock.now = new Date('2026-03-01T19:00:00.000Z')
    const done: string[] = []
    const gate = opening()
    const work =
      (who: string, waits: Promise<void>): JobHandler['run'] =>
      async ({ inTransaction }) => {
        await waits
        await inTransaction(async () => {
          done.push(who)
        })
        return { records: 1 }
      }
    const asleep = host(work('asleep', gate.opened))
    await asleep.tick()
    clock.advance(lease + 1)
    await turn(host(work('other', Promise.resolve())))
    gate.open()
    await asleep.settled()
    expect(done).toEqual(['other'])
    expect(await runs()).toMatchObject([{ state: 'ok', tries: 2, records: 1 }])
  })

  it('write nothing, whichever of them it is, once another host has taken over', async () => {
    const tables = (
      await sql<{
        name: string
      }>`select tablename as name from pg_tables where schemaname = current_schema() and tablename not in ('timing', 'timing_log', 'refusing')`.execute(
        database.db,
      )
    ).rows.map(({ name }) => name)
    await database.execScript(`create table refusing (); create function refuse_writes() returns trigger language plpgsql as $$ begin if exists (select from refusing) then raise exception 'written to %', tg_table_name; end if; return null; end $$;
      ${tables.map(name => `create trigger refuse_writes before insert or update or delete or truncate on "${name}" for each statement execute function refuse_writes()`).join(';')}`)
    const outcomes: Record<string, unknown> = {}
    try {
      for (const { name, run: work } of jobHandlers) {
        const run: JobHandler['run'] = async context => {
          expect(Object.keys(context).toSorted()).toEqual([
            'inTransaction',
            'log',
            'now',
            'read',
            'readReport',
            'signal',
          ])
          await expect(context.read(db => db.deleteFrom('throttle').execute())).rejects.toThrow(/read-only/)
          await database.db.updateTable('timing_log').set({ host: 'another' }).execute()
          await database.execScript('insert into refusing default values')
          return work(context)
            .finally(() => database.execScript('delete from refusing'))
            .then(
              ({ records }) => {
                outcomes[name] = records
                return { records }
              },
              (error: unknown) => {
                outcomes[name] = error
                throw error
              },
            )
        }
        await plant()
        clock.now = new Date('2026-03-01T19:00:00.000Z')
        await turn(host(run))
        await database.db.deleteFrom('timing_log').execute()
        await database.db.deleteFrom('timing').execute()
      }
    } finally {
      await database.execScript(`drop function refuse_writes() cascade; drop table refusing`)
    }
    expect(Object.keys(outcomes)).toEqual(jobHandlers.map(({ name }) => name))
    // What only looks may end; whatever would write is stopped before it does.
    for (const [name, outcome] of Object.entries(outcomes))
      expect([
        name,
        typeof outcome === 'number' || (outcome as Error).name === 'AbortError' ? 'nothing' : outcome,
      ]).toEqual([name, 'nothing'])
    expect(Object.values(outcomes).filter(outcome => typeof outcome === 'number').length).toBeLessThan(4)
  })

  it.runIf(engine.kind === 'server').each([1, mostTries])(
    'are not taken from a host that is just writing, at its %i. try',
    async tries => {
      await plant()
      clock.now = new Date('2026-03-01T19:00:00.000Z')
      const [writes, gate] = [opening(), opening()]
      const slow = host(async ({ inTransaction }) => {
        await inTransaction(async () => {
          writes.open()
          await gate.opened
        })
        return { records: 1 }
      })
      await database.db.updateTable('timing').set({ next_at: clock.now.toISOString() }).execute()
      await putUp(database.db, (await job()).id, 'schedule', clock.now, clock.now)
      await database.db
        .updateTable('timing_log')
        .set({ tries: tries - 1 })
        .execute()
      await slow.tick()
      await writes.opened
      clock.advance(lease + 1)
      const count = counting()
      await turn(host(count.run))
      expect(count.runs).toBe(0)
      gate.open()
      await slow.settled()
      expect(await runs()).toMatchObject([{ state: 'ok', tries, records: 1 }])
    },
  )

  it('are given up where each host goes down with them, and come again at their next time', async () => {
    await plant()
    clock.now = new Date('2026-03-01T19:00:00.000Z')
    const releases: (() => void)[] = []
    const never: JobHandler['run'] = () =>
      new Promise(resolve => {
        releases.push(() => resolve({ records: 0 }))
      })
    for (let tried = 1; tried <= mostTries; tried += 1) {
      await host(never).tick()
      expect(await runs()).toMatchObject([{ state: 'running', tries: tried }])
      clock.advance(lease + 1)
    }
    const count = counting()
    const healthy = host(count.run)
    await turn(healthy)
    expect(count.runs).toBe(0)
    expect(await runs()).toMatchObject([{ state: 'lost', tries: mostTries }])
    expect((await job()).last_state).toBe('lost')
    clock.now = new Date('2026-03-02T19:00:00.000Z')
    await turn(healthy)
    expect(count.runs).toBe(1)
    releases.forEach(release => release())
  })

  it('never overlap: a time that comes while a run is under way is left out', async () => {
    await plant('*/1 * * * *')
    let release = (): void => undefined
    const slow = host(
      () =>
        new Promise(resolve => {
          release = () => resolve({ records: 1 })
        }),
    )
    clock.advance(minute)
    await slow.tick()
    clock.advance(minute)
    await slow.beat()
    await slow.tick()
    await host(nothing).tick()
    expect(await runs()).toMatchObject([{ state: 'running' }])
    release()
    await slow.settled()
    expect(await runs()).toMatchObject([{ state: 'ok' }])
  })

  it('that fail are logged by name and code alone, and run again at their next time', async () => {
    await plant()
    clock.now = new Date('2026-03-01T19:00:00.000Z')
    let fails = true
    const runner = host(async () => {
      if (fails) throw Object.assign(new RangeError('王小明 13812345678'), { code: 'E1' })
      return { records: 3 }
    })
    await turn(runner)
    expect(await runs()).toMatchObject([{ state: 'failed', error: 'RangeError E1', records: null }])
    expect((await job()).last_state).toBe('failed')
    fails = false
    clock.now = new Date('2026-03-02T19:00:00.000Z')
    await turn(runner)
    expect(await runs()).toMatchObject([{ state: 'failed' }, { state: 'ok', records: 3, error: null }])
    expect((await job()).last_state).toBe('ok')
  })

  it('keep what they found', async () => {
    await plant()
    clock.now = new Date('2026-03-01T19:00:00.000Z')
    await turn(host(async () => ({ records: 2, findings: [{ account: 7, balance: 3, entries: 4 }] })))
    expect(await runs()).toMatchObject([
      { state: 'attention', records: 2, findings: { count: 1, first: [{ account: 7, balance: 3, entries: 4 }] } },
    ])
  })

  it('run again behind what was asked for while they ran, once, and not behind what nobody asked for', async () => {
    await plant()
    const [looked, gate] = [opening(), opening()]
    let count = 0
    const runner = host(async () => {
      count += 1
      if (count === 1) looked.open()
      await gate.opened
      return { records: count }
    })
    const ask = () =>
      database.db
        .transaction()
        .execute(db => askForRun(nightly, { db, now: clock.now, operator: null, notify: () => undefined }))
    await ask()
    await runner.tick()
    await looked.opened
    await Promise.all([ask(), ask()])
    gate.open()
    await runner.settled()
    await turn(runner)
    await turn(runner)
    expect(await runs()).toMatchObject([
      { cause: 'manual', state: 'ok', records: 1 },
      { cause: 'manual', state: 'ok', records: 2 },
    ])
    // At the same moment, once more, when nothing is under way.
    await ask()
    await turn(runner)
    expect(count).toBe(3)
  })

  it('do not run while they are paused or retired, unless somebody asks', async () => {
    await plant()
    const { id } = await job()
    await database.db.updateTable('timing').set({ paused: true, next_at: null }).execute()
    const count = counting()
    const runner = host(count.run)
    clock.advance(3 * 24 * 60 * minute)
    await turn(runner)
    expect(count.runs).toBe(0)
    expect(await putUp(database.db, id, 'manual', clock.now, clock.now)).toBeDefined()
    expect(await putUp(database.db, id, 'manual', clock.now, clock.now)).toBeUndefined()
    await turn(runner)
    expect(await runs()).toMatchObject([{ cause: 'manual', state: 'ok' }])
    await database.db.updateTable('timing').set({ paused: false }).execute()
    await seedTimings(database.db, [{ name: 'tidySessions', cron: '0 4 * * *' }])
    expect(await job()).toMatchObject({ retired: true, next_at: null })
    await turn(runner)
    expect(count.runs).toBe(1)
    await seedTimings(database.db, [{ name: nightly, cron: '30 9 * * *' }])
    expect(await job()).toMatchObject({ retired: false })
  })

  it('are given back by a host that stops before they are done', async () => {
    await plant()
    clock.now = new Date('2026-03-01T19:00:00.000Z')
    const polite = host(
      ({ signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('stopped')))
        }),
    )
    await polite.tick()
    await polite.stop()
    expect(await runs()).toMatchObject([{ state: 'waiting', tries: 0, host: null }])
    let release = (): void => undefined
    const stubborn = host(
      () =>
        new Promise(resolve => {
          release = () => resolve({ records: 1 })
        }),
      { patience: 1 },
    )
    await stubborn.tick()
    await stubborn.stop()
    expect(await runs()).toMatchObject([{ state: 'waiting', tries: 0 }])
    await turn(host(nothing))
    expect(await runs()).toMatchObject([{ state: 'ok', tries: 1, records: 0 }])
    release()
    await stubborn.settled()
    expect(await runs()).toMatchObject([{ state: 'ok', records: 0 }])
  })

  it('follow the business time zone when it changes', async () => {
    await plant()
    zone = 'Europe/Paris'
    await host(nothing).tick()
    expect(at((await job()).next_at)).toBe('2026-03-02T02:00:00.000Z')
  })

  it('forget runs of long ago, but the latest', async () => {
    await plant()
    const count = counting()
    const runner = host(count.run)
    for (const day of ['2026-03-01', '2026-03-02', '2026-03-03']) {
      clock.now = new Date(`${day}T19:00:00.000Z`)
      await turn(runner)
    }
    expect(await purgeRuns(database.db, new Date('2026-03-02T20:00:00.000Z'))).toBe(0)
    clock.advance(logLifetime + 1)
    expect(await purgeRuns(database.db, clock.now)).toBe(2)
    expect((await runs()).map(run => at(run.due_at))).toEqual(['2026-03-03T19:00:00.000Z'])
  })

  it('begin by themselves once a host is started, and at once what another host puts up', async () => {
    await plant()
    clock.now = new Date('2026-03-01T19:00:00.000Z')
    let heard = (): void => undefined
    const next = () =>
      new Promise<void>(resolve => {
        heard = resolve
      })
    const first = next()
    const runner = host(async () => {
      heard()
      return { records: 0 }
    })
    await runner.start()
    await first
    await runner.settled()
    expect(await runs()).toMatchObject([{ cause: 'schedule', state: 'ok' }])
    const second = next()
    await putUp(database.db, (await job()).id, 'manual', new Date(clock.now.getTime() + 1), clock.now)
    await database.notify(jobsChannel, '')
    await second
  })
})
