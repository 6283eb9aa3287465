import { createHash } from 'node:crypto'
import { Problem } from './errors/problem.ts'
import { inTransaction } from './execution.ts'
import type { Answer, Execution } from './execution.ts'
import { Statement } from './statement.ts'

interface Stored {
  readonly call: string
  readonly body_hash: string
  readonly status: number | null
  readonly response: unknown
}

/** What a repeated call must share with the first one. */
export interface Repeatable {
  readonly key: string
  /** Method and path with query. */
  readonly call: string
  readonly body: unknown
}

/** Whose a key is, and as what it is kept: a program's keys are its own, though it acts for an operator. */
const ownKey = ({ operator }: Execution, key: string) => ({
  operator: operator?.id ?? 0,
  key: operator?.apiToken ? `${operator.apiToken.id} ${key}` : key,
})

const take = async (call: Execution, { key, call: line }: Repeatable, hash: string): Promise<boolean> => {
  const statement = new Statement()
  const own = ownKey(call, key)
  const values = [own.operator, own.key, line, hash, call.now].map(value => statement.bind(value))
  const taken = await statement.run(
    call.db,
    `insert into idempotency (operator, key, call, body_hash, created) values (${values.join(', ')}) on conflict do nothing returning 1 as taken`,
  )
  return taken.length > 0
}

const keep = async (call: Execution, key: string, { status, body }: Answer): Promise<void> => {
  const statement = new Statement()
  const own = ownKey(call, key)
  await statement.run(
    call.db,
    `update idempotency set status = ${statement.bind(status)}, response = ${statement.bind(JSON.stringify(body))}` +
      ` where operator = ${statement.bind(own.operator)} and key = ${statement.bind(own.key)}`,
  )
}

const repeat = async (call: Execution, { key, call: line }: Repeatable, hash: string): Promise<Answer> => {
  const statement = new Statement()
  const own = ownKey(call, key)
  const [stored] = await statement.run<Stored>(
    call.db,
    'select call, body_hash, status, response from idempotency' +
      ` where operator = ${statement.bind(own.operator)} and key = ${statement.bind(own.key)}`,
  )
  if (!stored || stored.status === null) throw new Problem(409, 'idempotencyBusy')
  if (stored.call !== line || stored.body_hash !== hash) throw new Problem(422, 'idempotencyMismatch')
  return { status: stored.status, body: stored.response, headers: { 'Idempotency-Replayed': 'true' } }
}

/**
 * Runs a write once for its key: the key and the answer are stored in the transaction of the write itself, a repeat
 * gets the stored answer, and one that comes meanwhile waits for the first. A write that fails leaves no key behind.
 * Throws 422 where the key stands for another call or body.
 */
export const once = (
  call: Execution,
  repeatable: Repeatable,
  run: (call: Execution) => Promise<Answer>,
): Promise<Answer> => {
  if (!/^[\x21-\x7e]{1,200}$/.test(repeatable.key)) throw new Problem(400, 'idempotencyKey')
  const hash = createHash('sha256')
    .update(JSON.stringify(repeatable.body ?? {}))
    .digest('hex')
  return inTransaction(call, async inner => {
    if (!(await take(inner, repeatable, hash))) return repeat(inner, repeatable, hash)
    const answer = await run(inner)
    await keep(inner, repeatable.key, answer)
    return answer
  })
}

/** Forgets answers that are older than a day; answers how many. */
export const purgeIdempotency = async ({ db }: Pick<Execution, 'db'>, now: Date): Promise<number> => {
  const statement = new Statement()
  const rows = await statement.run(
    db,
    `delete from idempotency where created < ${statement.bind(now)}::timestamptz - interval '1 day' returning 1 as gone`,
  )
  return rows.length
}
