import { hostname } from 'node:os'
import type { Database, DatabaseLog } from '../platform/database/Database.ts'
import { second } from '../core/lifetime.ts'
import { groupOf, recordErrors } from './recordErrors.ts'
import type { Grouped } from './recordErrors.ts'

/** Keeps failures of this host, without anybody waiting for it. */
export interface HostErrors {
  add(error: unknown, operator: number | null): void
  /** Writes what is not written yet. */
  flush(): Promise<void>
}

/** Kinds of failure that wait to be written; where the database is away, the rest are counted in the log alone. */
const most = 200

/** Whose words quote what they stumbled over: nothing of them is kept but what they are. */
const quotes = (error: Error): boolean =>
  error.name === 'DatabaseError' || error instanceof SyntaxError || error.cause !== undefined

const codeOf = (error: Error): string => {
  const { code } = error as Error & { code?: unknown }
  return typeof code === 'string' ? code : ''
}

/** Those of a moment are written together. `build` is what runs here. */
export const openHostErrors = ({
  database,
  log,
  clock,
  build,
}: {
  readonly database: Pick<Database, 'db'>
  readonly log?: DatabaseLog
  readonly clock: () => Date
  readonly build: string
}): HostErrors => {
  let pending = new Map<string, Grouped>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()
  const write = async (): Promise<void> => {
    const failures = [...pending.values()]
    pending = new Map()
    if (failures.length === 0) return
    await recordErrors(database.db, failures, build).catch((error: unknown) =>
      log?.error({ err: error, failures: failures.length }, 'the error log could not be written'),
    )
  }
  const flush = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    return (writing = writing.then(write))
  }
  return {
    add(thrown, operator) {
      const error =
        thrown instanceof Error ? thrown : new Error(typeof thrown === 'string' ? thrown : 'no error was thrown')
      const one = groupOf({
        source: 'host',
        kind: [error.name, codeOf(error)].filter(Boolean).join(' '),
        message: quotes(error) ? '' : error.message,
        stack: error.stack ?? '',
        build,
        browser: null,
        host: hostname(),
        operator,
        at: clock(),
        count: 1,
      })
      const same = pending.get(one.fingerprint)
      if (!same && pending.size >= most) return
      pending.set(one.fingerprint, same ? { ...one, count: same.count + 1 } : one)
      timer ??= setTimeout(() => {
        void flush()
      }, 2 * second).unref()
    },
    flush,
  }
}
