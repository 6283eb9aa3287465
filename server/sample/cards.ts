import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import { addDays } from '../../domain/calendar.ts'
import { cardCode, cardNumber, validUntilOf } from '../../domain/card.ts'
import type { card as cardResource } from '../../resources/cards/card.ts'
import type { cardBatch as batchResource } from '../../resources/cards/cardBatch.ts'
import type { cardType as typeResource } from '../../resources/cards/cardType.ts'
import { recharge } from '../../resources/times/recharge.ts'
import { codeHash } from '../cards/codes.ts'
import { keepAnew } from '../core/keptColumns.ts'
import type { Tables } from '../platform/database/tables.ts'
import { topUpPatients } from '../times/ledger/creditTopUp.ts'
import { sellCard, takeBackCard } from '../times/ledger/cards.ts'
import { bookCardPayment, bookCardReturn, bookCardSale } from '../times/payments/cardJournal.ts'
import { clinics } from './organisations.ts'
import { stamped } from './stored.ts'
import type { Stored } from './stored.ts'
import '../cards/tables.ts'

type Type = Stored<typeof typeResource>
type Card = Stored<typeof cardResource>

const moment = (today: string, days: number): string => `${addDays(today, days)}T02:00:00.000Z`

/** Three kinds of cards, one of which is sold no more. */
export const cardTypes = (today: string): Type[] => {
  const common = { picture: null, remark: null, deleted: false, ...stamped(moment(today, -200), 1) }
  return [
    {
      id: 1,
      name: '体验卡 10 次',
      rechargeType: 'ordinary',
      times: 10,
      giveTimes: 0,
      price: 38_000,
      validity: 'days',
      validDays: 180,
      validUntil: null,
      ...common,
    },
    {
      id: 2,
      name: '训练卡 60 次',
      rechargeType: 'ordinary',
      times: 60,
      giveTimes: 5,
      price: 198_000,
      validity: 'unlimited',
      validDays: null,
      validUntil: null,
      ...common,
    },
    {
      id: 3,
      name: '裸眼 3D 活动卡',
      rechargeType: 'naked3d',
      times: 20,
      giveTimes: 2,
      price: 96_000,
      validity: 'until',
      validDays: null,
      validUntil: addDays(today, -20),
      ...common,
      remark: '周年活动',
      deleted: true,
    },
  ]
}

/** Cards of a batch, which are numbered one after the other. */
const perBatch = 12

/** Days since their batches were begun. */
const daysAgo = 150
const yearOfNumbers = (today: string): number => Number(addDays(today, -daysAgo).slice(0, 4))

export const cardBatches = (today: string): Stored<typeof batchResource>[] =>
  cardTypes(today).map(({ id, name }, at) => ({
    id,
    name: `${name.slice(0, 12)} 首批`,
    type: id,
    hospital: clinics[0]!.id,
    cards: perBatch,
    state: 'told',
    first: at * perBatch + 1,
    year: String(yearOfNumbers(today)),
    toldAt: moment(today, -149),
    seed: null,
    seedSet: false,
    remark: null,
    ...stamped(moment(today, -daysAgo), 1),
  }))

/** All of them as they were made; the ledger sells some afterwards. */
export const cards = (today: string): Card[] =>
  cardTypes(today).flatMap((type, at) =>
    Array.from({ length: perBatch }, (_, place): Card => ({
      id: at * perBatch + place + 1,
      number: cardNumber(at * perBatch + place + 1, yearOfNumbers(today)),
      type: type.id,
      batch: type.id,
      hospital: clinics[0]!.id,
      state: type.validUntil === null ? 'new' : 'expired',
      rechargeType: type.rechargeType,
      times: type.times,
      giveTimes: type.giveTimes,
      price: type.price,
      validDays: type.validDays,
      validUntil: type.validUntil,
      buyer: null,
      payer: null,
      amount: 0,
      refundedAmount: 0,
      payStatus: null,
      channel: null,
      paidAt: null,
      soldAt: null,
      redeemedAt: null,
      patient: null,
      request: null,
      ...stamped(moment(today, -150), 1),
    })),
  )

/** What becomes of the first cards of the first two batches, one after the other. */
const fates = ['redeemed', 'sold', 'unpaid', 'refunded', 'redeemed', 'sold', 'void'] as const

const sell = async (db: Kysely<Tables>, card: Card, isPaid: boolean, today: string, day: number): Promise<void> => {
  const [soldOn, at] = [addDays(today, day), moment(today, day)]
  const booking = { today: soldOn, operator: 1, now: new Date(at) }
  const validUntil = validUntilOf(card, soldOn)
  await db
    .updateTable('card')
    .set({
      state: 'sold',
      buyer: 'customer',
      payer: 'platform',
      amount: card.price,
      pay_status: isPaid ? 'paid' : 'unpaid',
      channel: isPaid ? 'wechat' : null,
      paid_at: isPaid ? at : null,
      sold_at: at,
      valid_until: validUntil,
    })
    .where('id', '=', card.id)
    .execute()
  await sellCard(
    db,
    {
      card: card.id,
      hospital: card.hospital,
      type: card.rechargeType,
      times: card.times,
      giveTimes: card.giveTimes ?? 0,
      payer: 'platform',
    },
    booking,
  )
  await bookCardSale(db, card.id, booking)
}

const redeem = async (
  db: Kysely<Tables>,
  { id, number, hospital, rechargeType, times, giveTimes, price }: Card,
  patient: number,
  today: string,
  day: number,
): Promise<void> => {
  const at = moment(today, day)
  const {
    rows: [made],
  } = await sql<{ id: number; number: string }>`
    insert into recharge (number, patient, hospital, recharge_type, times, give_times, total, payer, amount, channel, pay_status, paid_at, card, created_at, created_by, updated_at, updated_by)
    select ${number}, ${patient}::integer, ${hospital}::integer, ${rechargeType}, ${times}::integer, ${giveTimes}::integer, ${times + (giveTimes ?? 0)}::integer, 'platform', ${price}::bigint,
      c.channel, c.pay_status, c.paid_at, c.id, ${at}::timestamptz, 1, ${at}::timestamptz, 1 from card c where c.id = ${id}::integer returning id, number`.execute(
    db,
  )
  await keepAnew(db, recharge, [made!])
  await topUpPatients(db, {
    lots: [{ recharge: made!.id, patient, hospital }],
    rechargeType,
    times,
    giveTimes: giveTimes ?? 0,
    payer: 'platform',
    card: id,
    operator: 1,
    now: new Date(at),
  })
  await db.updateTable('card').set({ state: 'redeemed', patient, redeemed_at: at }).where('id', '=', id).execute()
}

/** Sells, redeems and takes cards of the sample back by the ledger itself, and keeps codes that nobody was told. */
export const sellCards = async (db: Transaction<Tables>, today: string): Promise<void> => {
  const all = cards(today)
  for (const { id, number } of all)
    await db
      .insertInto('card_code')
      .values({ card: id, hash: codeHash(number, cardCode(new Uint8Array(32).fill(id))) })
      .execute()
  const buyers = await db
    .selectFrom('patient')
    .select('id')
    .where('hospital', '=', clinics[0]!.id)
    .where('type', '=', 'ordinary')
    .where('deleted', '=', false)
    // Who asks for everything to be erased buys nothing.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('data_request')
            .select('data_request.id')
            .whereRef('data_request.patient', '=', 'patient.id')
            .where('purpose', '=', 'erasure'),
        ),
      ),
    )
    .orderBy('id')
    .limit(8)
    .execute()
  for (const [at, fate] of [...fates, ...fates].entries()) {
    const card = all[at < fates.length ? at : perBatch + at - fates.length]!
    if (fate === 'void') {
      await db.updateTable('card').set({ state: 'void' }).where('id', '=', card.id).execute()
      continue
    }
    await sell(db, card, fate !== 'unpaid', today, -60 + at * 3)
    const buyer = buyers[at % Math.max(buyers.length, 1)]
    if (fate === 'redeemed' && buyer) await redeem(db, card, buyer.id, today, -58 + at * 3)
    if (fate === 'refunded') {
      const booking = { today: addDays(today, -50 + at), operator: 1, now: new Date(moment(today, -50 + at)) }
      await db
        .updateTable('card')
        .set({ state: 'void', pay_status: 'refunded', refunded_amount: card.price })
        .where('id', '=', card.id)
        .execute()
      await takeBackCard(
        db,
        {
          card: card.id,
          hospital: card.hospital,
          type: card.rechargeType,
          times: card.times,
          giveTimes: card.giveTimes ?? 0,
          payer: 'platform',
        },
        booking,
      )
      await bookCardReturn(db, card.id, { amount: card.price ?? 0, isPaid: true }, booking)
    }
  }
  // One was paid for some days after it was handed over.
  const late = all[perBatch + 2]!
  await db
    .updateTable('card')
    .set({ pay_status: 'paid', channel: 'cash', paid_at: moment(today, -5) })
    .where('id', '=', late.id)
    .execute()
  await bookCardPayment(db, late.id, { today: addDays(today, -5), operator: 1, now: new Date(moment(today, -5)) })
}
