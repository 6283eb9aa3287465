import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { webhook } from '../../resources/integrations/webhook.ts'
import type { Engine } from '../core/engine.ts'
import type { Database, DatabaseLog } from '../platform/database/Database.ts'
import type { Tables } from '../platform/database/tables.ts'
import type { Rhythm } from '../platform/jobs/rhythms.ts'
import { DeliveryError } from '../platform/messages/delivery.ts'
import { pauses } from '../platform/messages/queue.ts'
import { refusal, signatureOf, unreached } from '../platform/messages/sms.ts'
import type { Outgoing } from '../platform/outgoing/openOutgoing.ts'
import { secretPlace } from '../platform/secrets/Cipher.ts'
import type { Cipher } from '../platform/secrets/Cipher.ts'
import { loadOperator } from '../platform/session/loadOperator.ts'
import { contentOf } from './webhookContent.ts'
import type { Told } from './webhookContent.ts'

export interface WebhookOptions {
  readonly database: Pick<Database, 'db'>
  readonly engine: Engine
  readonly cipher: Cipher
  readonly outgoing: Pick<Outgoing, 'request'>
  readonly log: DatabaseLog
  readonly clock: () => Date
}

/** A delivery that this host makes now, and no other. */
interface Claimed extends Told {
  readonly tries: number
  /** Whether nothing was ever noted of it. */
  readonly isNew: boolean
  readonly operator: number
  readonly address: string
  /** Null where the key that sealed it was lost. */
  readonly secret: string | null
  readonly isOff: boolean
}

/** Longer than any call takes: after that the host that claimed one is taken for dead. */
const lease = '2 minutes'
const timeout = 15_000

/**
 * Takes the next one that is due. What another host holds is left out; times are those of the database, which all hosts
 * share.
 */
const claim = async (db: Kysely<Tables>): Promise<Claimed | undefined> =>
  (
    await sql<Claimed>`
  update webhook_delivery d set tries = d.tries + 1, next_try_at = clock_timestamp() + ${lease}::interval
  from webhook w
  where w.id = d.webhook and d.id = (
    select id from webhook_delivery where state = 'waiting' and (next_try_at is null or next_try_at <= clock_timestamp()) order by next_try_at nulls first, id limit 1 for update skip locked
  )
  returning d.id, d.event, d.record, d.created_at as at, d.tries, d.version = 1 as "isNew", w.operator, w.address, w.secret, w.deleted as "isOff"`.execute(
      db,
    )
  ).rows[0]

interface Outcome {
  readonly state: 'sent' | 'failed' | 'waiting' | 'withheld'
  readonly reason?: string
  readonly detail?: string | null
  readonly pause?: number | undefined
}

/** Writes down what became of it, unless somebody else has claimed it since. */
const note = async (
  db: Kysely<Tables>,
  { id, tries }: Claimed,
  { state, reason = undefined, detail = null, pause }: Outcome,
  now: Date,
): Promise<void> => {
  await sql`
    update webhook_delivery set state = ${state}, reason = ${reason ?? null}, detail = ${detail}, sent_at = ${state === 'sent' ? now.toISOString() : null}::timestamptz,
      next_try_at = ${pause === undefined ? sql`null` : sql`clock_timestamp() + make_interval(secs => ${pause})`}, version = version + 1, updated_at = ${now.toISOString()}::timestamptz
    where id = ${id} and tries = ${tries} and state = 'waiting'`.execute(db)
}

/**
 * Of a record that the operator does not reach nothing is told, neither to the other side nor in the list: what is done
 * elsewhere, and when, is none of theirs. One that was told of before stays, and says why it is not sent again.
 */
const forget = async (db: Kysely<Tables>, { id, tries }: Claimed): Promise<void> => {
  await sql`delete from webhook_delivery where id = ${id} and tries = ${tries} and state = 'waiting'`.execute(db)
}

const failed = ({ tries }: Claimed, { reason, detail, isFinal }: DeliveryError): Outcome => {
  const pause = isFinal ? undefined : pauses[tries - 1]
  return { state: pause === undefined ? 'failed' : 'waiting', reason, detail, pause }
}

const opened = (cipher: Cipher, { secret }: Claimed): string => {
  if (secret === null) throw new DeliveryError('secret', null, true)
  try {
    return cipher.open(secret, secretPlace(webhook.name, 'secret'))
  } catch {
    throw new DeliveryError('secret', null, true)
  }
}

/**
 * Signed as the SMS gateway's calls are. Every 2xx means that the other side took it; a number that it has seen was
 * told before.
 */
const post = async (claimed: Claimed, body: string, { cipher, outgoing, clock }: WebhookOptions): Promise<number> => {
  const timestamp = String(Math.floor(clock().getTime() / 1000))
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    'Idempotency-Key': `webhook-${claimed.id}`,
    'X-Event': claimed.event,
    'X-Timestamp': timestamp,
    'X-Signature': signatureOf(opened(cipher, claimed), timestamp, body),
  }
  const { status } = await outgoing
    .request(claimed.address, { method: 'POST', headers, body, timeout })
    .catch((error: unknown) => {
      throw unreached(error)
    })
  if (status < 200 || status >= 300) throw refusal(status)
  return status
}

const deliverOne = async (options: WebhookOptions): Promise<boolean> => {
  const {
    database: { db },
    engine,
    log,
    clock,
  } = options
  const claimed = await claim(db)
  if (!claimed) return false
  try {
    const owner = claimed.isOff ? undefined : (await loadOperator(db, claimed.operator))?.operator
    const content = await contentOf(owner, claimed, { engine, now: clock(), log })
    if ('withheld' in content && content.withheld === 'record' && claimed.isNew) await forget(db, claimed)
    else if ('withheld' in content) await note(db, claimed, { state: 'withheld', reason: content.withheld }, clock())
    else {
      const status = await post(claimed, content.body, options)
      await note(db, claimed, { state: 'sent', detail: `HTTP ${status}` }, clock())
    }
  } catch (error) {
    const failure = error instanceof DeliveryError ? error : new DeliveryError('unexpected')
    if (failure !== error) log.error({ err: error, delivery: claimed.id }, 'a webhook failed unexpectedly')
    await note(db, claimed, failed(claimed, failure), clock())
  }
  return true
}

const workers = 3

/** Tells all that is due; resolves when nothing is left. Throws DatabaseError. */
export const deliverWebhooks = async (options: WebhookOptions): Promise<void> => {
  const work = async (): Promise<void> => {
    while (await deliverOne(options));
  }
  await Promise.all(Array.from({ length: workers }, work))
}

/** What is done for webhooks again and again; several hosts may do it at once. */
export const webhookRhythms = (options: WebhookOptions): readonly Rhythm[] => [
  { name: 'deliverWebhooks', every: 3000, run: () => deliverWebhooks(options) },
]
