import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { operationsOf } from '../../../resources/core/calls.ts'
import { createMany } from '../actions/createMany.ts'
import { inTransaction } from '../execution.ts'
import type { Execution } from '../execution.ts'
import { PreparedTokens } from '../PreparedTokens.ts'
import type { Values } from '../requestInput.ts'
import { DatabaseError } from '../../platform/database/DatabaseError.ts'
import { Problem } from '../errors/problem.ts'
import { claim, keep, markRows, ownerOf, release, report, rowsAfter } from './jobs.ts'
import type { Job } from './jobs.ts'
import { RowChecker } from './checkRows.ts'
import type { CheckedRow } from './checkRows.ts'
import { remember } from './remember.ts'
import type { ImportProblem } from './tables.ts'

/** Rows that are checked before it is said how far the check is, and whether it was cancelled. */
const batchSize = 250

/** Records that are stored before it is looked whether the import was cancelled. */
const storedAtOnce = 500

/** How often it is said during the transaction that somebody works, in milliseconds: well within a lease. */
const heartbeat = 10_000

/** Most kinds of mistakes that a report counts. */
const mostProblems = 50

/** The work was cancelled, or somebody else goes on with it. */
class Gone extends Error {
  override readonly name = 'Gone'
}

/** Counts how often which field is wrong for which reason. */
class Problems {
  readonly #counts = new Map<string, ImportProblem>()

  add({ errors }: CheckedRow): void {
    for (const [field, message] of Object.entries(errors)) {
      // Each row repeats another one, or a record; what is counted is that it does.
      const { row: _row, holder, ...alike } = message
      const general = holder === undefined ? alike : { ...alike, key: message.key.replace(/By$/, '') }
      const key = JSON.stringify([field, general])
      this.#counts.set(key, {
        field,
        message: general as ImportProblem['message'],
        count: (this.#counts.get(key)?.count ?? 0) + 1,
      })
    }
  }

  toJSON(): readonly ImportProblem[] {
    return [...this.#counts.values()].sort((one, other) => other.count - one.count).slice(0, mostProblems)
  }
}

/** What an import does in the background of the hosts: one at a time for each import, wherever it was asked for. */
export interface Workers {
  /** Begins to check or to store what is to be, unless somebody does; what a host left that went down goes on. */
  start(call: Execution, job: Job): void
  /**
   * Stops the work at the caller's import where this host does it: what a transaction stored so far is taken back.
   * Waits for no database.
   */
  cancel(call: Execution, job: unknown): void
  /** Stops after the batch that is under way and lets others go on. */
  stop(): Promise<void>
}

/** The call by which records come to be, whichever step set it off; nobody waits for it. */
const importing = (call: Execution): Execution => ({
  ...call,
  name: 'import',
  action: operationsOf(call.resource)['import']!,
  db: call.host.database.db,
  tasks: [],
})

/**
 * What the search will know of the records, worked out before the transaction that others wait for; others get their
 * turn in between.
 */
const tokensFor = async ({ model }: Execution, values: readonly Values[]): Promise<PreparedTokens> => {
  const tokens = new PreparedTokens()
  for (let from = 0; from < values.length; from += batchSize) {
    for (const value of values.slice(from, from + batchSize)) tokens.prepare(model, value)
    await setImmediate()
  }
  return tokens
}

export const createWorkers = (): Workers => {
  const running = new Set<Promise<void>>()
  const cancelled = new Map<string, { isCancelled: boolean }>()
  let isStopping = false

  const keyOf = (call: Execution, job: unknown): string => JSON.stringify([ownerOf(call), job])

  /** Says again and again that somebody works, as the transaction itself shows nothing until it ends. */
  const alive = async <T>(
    { host: { database }, log }: Execution,
    { id }: Job,
    worker: string,
    work: () => Promise<T>,
  ): Promise<T> => {
    const timer = setInterval(() => {
      keep(database.db, id, worker).catch((error: unknown) =>
        log.warn({ err: error }, 'an import could not say that it goes on'),
      )
    }, heartbeat).unref()
    try {
      return await work()
    } finally {
      clearInterval(timer)
    }
  }

  /** Checks all rows; answers their values, or undefined where a row is wrong, which is then marked. */
  const check = async (call: Execution, job: Job, worker: string): Promise<Values[] | undefined> => {
    const { db } = call
    const checker = new RowChecker(call, job)
    const problems = new Problems()
    const values: Values[] = []
    let [done, wrong] = [0, 0]
    for (let last = -1; ;) {
      const rows = await rowsAfter(db, job.id, last, batchSize)
      if (rows.length === 0) break
      const checked = await checker.check(rows)
      await markRows(db, job.id, checked)
      for (const row of checked) {
        problems.add(row)
        if (row.value) values.push(row.value)
        else wrong += 1
      }
      done += rows.length
      last = rows.at(-1)!.number
      if (isStopping || !(await report(db, job.id, worker, { done, wrong, problems: JSON.stringify(problems) })))
        throw new Gone()
    }
    return wrong > 0 ? undefined : values
  }

  const store = async (call: Execution, job: Job, worker: string, values: readonly Values[]): Promise<void> => {
    const mark = { isCancelled: false }
    cancelled.set(keyOf(call, job.id), mark)
    const save = (tokens: PreparedTokens): Promise<void> =>
      inTransaction({ ...call, tasks: [] }, async inner => {
        for (let from = 0; from < values.length; from += storedAtOnce) {
          await createMany(inner, values.slice(from, from + storedAtOnce), tokens)
          if (mark.isCancelled) throw new Gone()
        }
        // Last, so that whoever cancels until then is not held up, and nothing is stored.
        if (!(await report(inner.db, job.id, worker, { state: 'stored', done: values.length }))) throw new Gone()
        await inner.db.deleteFrom('import_row').where('job', '=', job.id).execute()
        await remember(inner.db, job)
      })
    await alive(call, job, worker, async () => save(await tokensFor(call, values))).finally(() =>
      cancelled.delete(keyOf(call, job.id)),
    )
    call.log.info({ resource: job.resource, rows: values.length }, 'imported')
  }

  const work = async (call: Execution, job: Job, worker: string): Promise<void> => {
    const values = await check(call, job, worker)
    if (job.state === 'checking' || !values) {
      await report(call.db, job.id, worker, { state: 'checked' })
      return
    }
    try {
      await store(call, job, worker, values)
    } catch (error) {
      // Somebody took a value, or removed what a row refers to, since the check: another one says which.
      const isOvertaken = error instanceof DatabaseError && (error.code === '23505' || error.code === '23503')
      // Or the caller was told too often meanwhile that something is taken.
      if (!isOvertaken && !(error instanceof Problem && error.status === 429)) throw error
      await check(call, job, worker)
      await report(call.db, job.id, worker, { state: 'checked' })
    }
  }

  const run = async (call: Execution, job: Job): Promise<void> => {
    const worker = randomUUID()
    try {
      if (!(await claim(call.db, job.id, worker))) return
      await work(call, job, worker)
    } catch (error) {
      if (error instanceof Gone) return release(call.db, job.id, worker)
      call.log.error({ err: error, resource: job.resource }, 'an import failed')
      await report(call.db, job.id, worker, { state: 'failed', failure: 'unexpected' })
    }
  }

  return {
    start(call, job) {
      if (isStopping) return
      const done = run(importing(call), job)
        .catch((error: unknown) => call.log.error({ err: error }, 'an import could not say that it failed'))
        .finally(() => running.delete(done))
      running.add(done)
    },
    cancel(call, job) {
      const mark = cancelled.get(keyOf(call, job))
      if (mark) mark.isCancelled = true
    },
    async stop() {
      isStopping = true
      await Promise.all(running)
    },
  }
}
