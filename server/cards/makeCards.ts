import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { cardNumber } from '../../domain/card.ts'
import { card } from '../../resources/cards/card.ts'
import { cardBatch } from '../../resources/cards/cardBatch.ts'
import type { Context } from '../core/contract.ts'
import { secretPlace } from '../platform/secrets/Cipher.ts'
import { unnested } from '../platform/database/unnested.ts'
import type { JobContext, JobOutcome } from '../platform/jobs/JobHandler.ts'
import { codeHash, codeOf } from './codes.ts'
import './tables.ts'

/** Cards of one transaction. */
const atOnce = 1000

/** Where the seed of a batch is sealed for. */
const place = secretPlace('cardBatch', 'seed')

/**
 * What a new batch begins with: its running numbers, which follow those of all batches before it, and what its codes
 * follow from.
 */
export const beginBatch = async (cards: number, { db, today }: Context) => {
  // One after the other, so that no number is given twice.
  await sql`select pg_advisory_xact_lock(hashtext('card numbers'))`.execute(db)
  const {
    rows: [last],
  } = await sql<{ next: number }>`select coalesce(max(first + cards), 1) as next from card_batch`.execute(db)
  return { first: Number(last!.next), year: today.slice(0, 4), cards, seed: randomBytes(32).toString('hex') }
}

export interface Batch {
  readonly id: number
  readonly first: number
  readonly cards: number
  readonly seed: string
  readonly year: number
}

/** The numbers of a batch from one place on, with their codes. */
export const codesOf = (
  { first, cards, seed, year }: Omit<Batch, 'id'>,
  from = 0,
  most = cards,
): readonly { readonly number: string; readonly code: string }[] =>
  Array.from({ length: Math.min(most, cards - from) }, (_, at) => cardNumber(first + from + at, year)).map(number => ({
    number,
    code: codeOf(seed, number),
  }))

/** The seed of a batch, opened. */
export const seedOf = (sealed: string, { cipher }: Pick<Context, 'cipher'>): string => cipher.open(sealed, place)

/** Makes the next cards of a batch that another host does not make at the moment; answers how many. */
const makeSome = async (context: Context): Promise<number> => {
  const { db } = context
  const found = await db
    .selectFrom('card_batch')
    .innerJoin('card_type', 'card_type.id', 'card_batch.type')
    .select([
      'card_batch.id',
      'card_batch.first',
      'card_batch.cards',
      'card_batch.seed',
      'card_batch.hospital',
      'card_batch.type',
      'card_batch.year',
      'card_type.recharge_type as rechargeType',
      'card_type.times',
      'card_type.give_times as giveTimes',
      'card_type.price',
      'card_type.valid_days as validDays',
      'card_type.valid_until as validUntil',
    ])
    .where('card_batch.state', '=', 'making')
    .orderBy('card_batch.id')
    .limit(1)
    .forUpdate('card_batch')
    .skipLocked()
    .executeTakeFirst()
  if (!found) return 0
  const { id, first, cards, seed, hospital, type, year, ...terms } = found
  const { count } = await db
    .selectFrom('card')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('batch', '=', id)
    .executeTakeFirstOrThrow()
  const made = codesOf({ first, cards, seed: seedOf(seed!, context), year: Number(year) }, Number(count), atOnce)
  const ids = await context.createMany(
    card,
    made.map(({ number }) => ({ number, type, batch: id, hospital, ...terms })),
  )
  const list = unnested(
    'l',
    made.map(({ number, code }, at) => ({ card: ids[at]!, hash: codeHash(number, code) })),
    { card: 'integer', hash: 'text' },
  )
  await sql`insert into card_code (card, hash) select card, hash from ${list}`.execute(db)
  if (Number(count) + made.length === cards) await context.update(cardBatch, id, { state: 'made' })
  return made.length
}

/**
 * Makes the cards of batches that wait, some at a time, so that pages see how far it is and what was made stays made.
 */
export const makeCards = async ({
  inTransaction,
  signal,
}: Pick<JobContext, 'inTransaction' | 'signal'>): Promise<JobOutcome> => {
  let records = 0
  for (let made = 1; made > 0 && !signal.aborted;) {
    made = await inTransaction(makeSome)
    records += made
  }
  return { records }
}
