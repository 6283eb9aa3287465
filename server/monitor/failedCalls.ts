import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database, DatabaseLog } from '../platform/database/Database.ts'
import { second } from '../core/lifetime.ts'
import type { Problem } from '../core/errors/problem.ts'
import { browserName } from '../core/security/browserName.ts'
import { callOf, kindOf } from '../core/security/problemEvents.ts'
import { Statement } from '../core/statement.ts'

interface FailedCall {
  readonly at: Date
  readonly operator: number | null
  readonly device: number | null
  readonly call: string
  readonly operation: string | null
  readonly record: number | null
  readonly status: number
  readonly code: string
  readonly ip: string
  readonly browser: string | null
  readonly milliseconds: number
  readonly requestId: string
  readonly apiToken: number | null
}

/** Mistakes in what was typed, and asking who somebody is or to prove it: what happens at every desk all day. */
const usual: ReadonlySet<number> = new Set([400, 401, 422])

/**
 * Whether the log should tell of it: whatever the host did not manage, and of known callers what came to nothing and
 * the security log does not have.
 */
export const isTold = (problem: Problem, request: Pick<FastifyRequest, 'caller' | 'device'>): boolean => {
  if (problem.status >= 500) return true
  if (!request.caller && !request.device) return false
  return !usual.has(problem.status) && problem.status !== 403 && kindOf(problem) === undefined
}

const recordOf = ({ params }: FastifyRequest): number | null => {
  const id = (params as { readonly id?: unknown } | null)?.id
  return typeof id === 'string' && /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null
}

/** Calls that wait to be written; where the database is away longer than that, the rest are left out. */
const most = 1000

export interface FailedCalls {
  watch(problem: Problem, request: FastifyRequest, reply: FastifyReply, error: Error): void
  /** Writes what is not written yet. */
  flush(): Promise<void>
}

/** Keeps calls that came to nothing, without anybody waiting for it; those of a second are written together. */
export const openFailedCalls = ({
  database,
  log,
  clock,
}: {
  readonly database: Pick<Database, 'db'>
  readonly log?: DatabaseLog
  readonly clock: () => Date
}): FailedCalls => {
  let pending: FailedCall[] = []
  let left = 0
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  const write = async (): Promise<void> => {
    const calls = pending
    pending = []
    if (left > 0) log?.warn({ calls: left }, 'failed calls were too many to keep')
    left = 0
    if (calls.length === 0) return
    const statement = new Statement()
    const column = (type: string, value: (call: FailedCall) => unknown): string =>
      `${statement.bind(calls.map(value))}::${type}[]`
    try {
      await statement.run(
        database.db,
        `
        insert into failed_call (at, operator, device, call, operation, resource, record, status, code, ip, browser, milliseconds, request_id, api_token) select * from unnest(${[
          column('timestamptz', ({ at }) => at.toISOString()),
          column('integer', ({ operator }) => operator),
          column('integer', ({ device }) => device),
          column('text', ({ call }) => call),
          column('text', ({ operation }) => operation),
          column('text', ({ operation }) => operation?.split('.')[0] ?? null),
          column('integer', ({ record }) => record),
          column('integer', ({ status }) => status),
          column('text', ({ code }) => code),
          column('text', ({ ip }) => ip),
          column('text', ({ browser }) => browser),
          column('integer', ({ milliseconds }) => milliseconds),
          column('text', ({ requestId }) => requestId),
          column('integer', ({ apiToken }) => apiToken),
        ].join(', ')})`,
      )
    } catch (error) {
      log?.error({ err: error, calls: calls.length }, 'failed calls could not be kept')
    }
  }
  const flush = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    return (writing = writing.then(write))
  }

  return {
    watch(problem, request, reply) {
      if (!isTold(problem, request)) return
      if (pending.length >= most) {
        left += 1
        return
      }
      pending.push({
        at: clock(),
        operator: request.caller?.id ?? null,
        device: request.device?.device ?? null,
        call: callOf(request),
        operation: request.routeOptions.config.operation ?? null,
        record: recordOf(request),
        status: problem.status,
        code: problem.code,
        ip: request.ip,
        browser: browserName(request.headers['user-agent'] ?? ''),
        milliseconds: Math.round(reply.elapsedTime),
        requestId: request.id,
        apiToken: request.caller?.apiToken?.id ?? null,
      })
      timer ??= setTimeout(() => {
        void flush()
      }, second).unref()
    },
    flush,
  }
}
