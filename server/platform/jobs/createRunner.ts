import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { sql } from 'kysely'
import type { Database, DatabaseLog } from '../database/Database.ts'
import { nextRun } from './cron.ts'
import { contextOf } from '../../core/hooks.ts'
import { inTransaction } from '../../core/execution.ts'
import type { Engine } from '../../core/engine.ts'
import { createReportReader } from '../../core/statistics/readReportFor.ts'
import type { StatisticsSource } from '../../core/statistics/inSnapshot.ts'
import { tellTrouble } from './tellTrouble.ts'
import type { Trouble, TroubledRun } from './tellTrouble.ts'
import type { JobHandler } from './JobHandler.ts'
import { beat, claim, finish, giveBack, giveUpLost, hold, lease, planNext, plannedJobs, putUp } from './runs.ts'
import type { Claimed, Planned } from './runs.ts'
import { runHandler } from './runHandler.ts'
import { startRhythms } from './rhythms.ts'

/** The channel on which hosts tell one another that a run waits. */
export const jobsChannel = 'jobs'

export interface RunnerOptions {
  readonly database: Database
  readonly log: DatabaseLog
  /** Through which jobs change records, and tell operators something. */
  readonly engine: Pick<Engine, 'beginJob' | 'beginFor' | 'host'>
  /** Where statistics are read from; the database itself where nothing is said. */
  readonly source?: StatisticsSource
  /** The business time zone as it is set now. */
  readonly timeZone: () => string
  /** What tells the time in the place of the database, whose clock is the same for all hosts. */
  readonly clock?: () => Date
  /** The work that this host knows how to do. */
  readonly handlers: readonly JobHandler[]
  /** Milliseconds that runs under way may take to leave off when the host stops (5000). */
  readonly patience?: number
}

/** What runs the jobs on one host. Any number of hosts share them; each run is one host's. */
export interface Runner {
  /** Plans what is due and begins what waits; resolves when it is begun. Throws DatabaseError. */
  tick(): Promise<void>
  /** Says that this host still has its runs, and leaves off those that another one took over. */
  beat(): Promise<void>
  /** Waits for the runs of this host. */
  settled(): Promise<void>
  /** Looks for work from now on: again and again, and at once where another host says that there is some. */
  start(): Promise<void>
  /** Takes nothing more, asks the runs to leave off, and gives back those that do not in time. */
  stop(): Promise<void>
}

interface Running {
  readonly run: Claimed
  readonly leaveOff: AbortController
  readonly done: Promise<void>
}

const second = 1000
const mostAtOnce = 2

/** Opens the runner of one host; it does nothing until it is started. */
export const createRunner = ({
  database,
  log,
  engine,
  source = { database, isReplica: false },
  timeZone,
  clock,
  handlers,
  patience = 5 * second,
}: RunnerOptions): Runner => {
  const { db } = database
  const host = `${hostname().slice(0, 80)} ${randomBytes(3).toString('hex')}`
  const byName = new Map<string, JobHandler>(handlers.map(handler => [handler.name, handler]))
  const names = [...byName.keys()]
  const running = new Set<Running>()
  let isStopping = false
  let isAskedAgain = false
  let taking: Promise<void> | undefined
  let ending: (() => Promise<void>)[] = []

  const moment = async (): Promise<Date> => {
    if (clock) return clock()
    const { rows } = await sql<{ now: string }>`select clock_timestamp() as now`.execute(db)
    return new Date(rows[0]!.now)
  }

  const next = (job: Planned, now: Date): Date | null => {
    try {
      return nextRun(job.cron, timeZone(), now)
    } catch {
      // It could be read when it was stored.
      log.error({ job: job.id }, 'the cron expression of a job cannot be read')
      return null
    }
  }

  /**
   * What was missed while no host was up is one run; a time that is not due yet follows the time zone and the
   * expression.
   */
  const plan = async (job: Planned, now: Date): Promise<void> => {
    const expected = next(job, now)
    const due = job.next_at === null ? null : new Date(job.next_at)
    if (due?.getTime() === expected?.getTime()) return
    await db.transaction().execute(async transaction => {
      if ((await planNext(transaction, job, expected)) && due && due <= now)
        await putUp(transaction, job.id, 'schedule', due, now)
    })
  }

  const tell = async (runs: readonly TroubledRun[], state: Trouble, now: Date): Promise<void> => {
    for (const run of runs)
      await inTransaction(engine.beginJob(run.handler, { now, log }), call => tellTrouble(run, state, contextOf(call)))
  }

  const begin = (run: Claimed, now: Date): void => {
    const leaveOff = new AbortController()
    const execute = async (): Promise<void> => {
      const result = await runHandler(byName.get(run.handler)!, {
        log,
        now,
        signal: leaveOff.signal,
        read: work => db.transaction().setAccessMode('read only').execute(work),
        inTransaction: work =>
          inTransaction(engine.beginJob(run.handler, { now, log }), async call => {
            // A host that was not heard of for a while may not know yet that another one does its work: nothing is done
            // twice.
            if (!(await hold(call.db, run, host))) leaveOff.abort()
            leaveOff.signal.throwIfAborted()
            return work(contextOf(call))
          }),
        readReport: createReportReader(engine, source, () => ({ now, log })),
      })
      if (leaveOff.signal.aborted && result.state === 'failed') await giveBack(db, run, host)
      else if (!(await finish(db, run, host, result, await moment())))
        log.warn({ job: run.handler, run: run.id }, 'another host took a run over')
      else if (result.state !== 'ok') await tell([run], result.state, now)
    }
    const one: Running = {
      run,
      leaveOff,
      done: execute()
        .catch((error: unknown) =>
          log.error({ err: error, job: run.handler, run: run.id }, 'the end of a run was not written'),
        )
        .finally(() => {
          running.delete(one)
          // Whatever waits behind it.
          soon()
        }),
    }
    running.add(one)
  }

  const take = async (): Promise<void> => {
    const now = await moment()
    await tell(await giveUpLost(db, now), 'lost', now)
    for (const job of await plannedJobs(db, names)) await plan(job, now)
    while (!isStopping && running.size < mostAtOnce) {
      const begunAt = await moment()
      const run = await claim(db, names, host, begunAt)
      if (!run) return
      log.info({ job: run.handler, run: run.id }, 'a job runs')
      begin(run, begunAt)
    }
  }

  const takeAll = async (): Promise<void> => {
    do {
      isAskedAgain = false
      await take()
    } while (isAskedAgain && !isStopping)
  }

  const tick = async (): Promise<void> => {
    if (isStopping) return
    isAskedAgain = true
    await (taking ??= takeAll().finally(() => {
      taking = undefined
    }))
  }

  const soon = (): void => {
    tick().catch((error: unknown) => log.error({ err: error }, 'jobs could not be taken'))
  }

  const beatAll = async (): Promise<void> => {
    for (const one of [...running]) if (!(await beat(db, one.run, host, await moment()))) one.leaveOff.abort()
  }

  return {
    tick,
    beat: beatAll,
    async settled() {
      while (running.size > 0 || taking) await Promise.all([taking, ...[...running].map(({ done }) => done)])
    },
    async start() {
      const stopRhythms = startRhythms(
        [
          { name: 'jobs', every: 10 * second, run: tick },
          { name: 'heartbeat', every: lease / 4, run: beatAll },
        ],
        log,
      )
      ending = [stopRhythms, await database.listen(jobsChannel, soon)]
      soon()
    },
    async stop() {
      isStopping = true
      const stopped = Promise.all(ending.map(end => end()))
      await taking?.catch(() => undefined)
      for (const { leaveOff } of running) leaveOff.abort()
      const patient = new Promise(resolve => {
        setTimeout(resolve, patience).unref()
      })
      await Promise.race([patient, Promise.all([...running].map(({ done }) => done))])
      for (const { run } of running) await giveBack(db, run, host)
      await stopped
    },
  }
}
