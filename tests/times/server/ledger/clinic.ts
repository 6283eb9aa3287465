import type { Kysely } from 'kysely'
import type { RechargeType } from '../../../../resources/times/rechargeType.ts'
import type { Database } from '../../../../server/platform/database/Database.ts'
import type { Tables } from '../../../../server/platform/database/tables.ts'
import { consumeDay } from './consumeDay.ts'
import { holdMerged, mergeTimes, settleMerged } from '../../../../server/times/ledger/merge.ts'
import { lockPatients } from '../../../../server/times/ledger/patients.ts'
import { refundOrganisation, topUpOrganisation } from '../../../../server/times/ledger/organisations.ts'
import { refundLot } from '../../../../server/times/ledger/refund.ts'
import { topUpPatients } from '../../../../server/times/ledger/creditTopUp.ts'
import { bookRefund } from '../../../../server/times/payments/patientJournal.ts'
import { sellCard, takeBackCard } from '../../../../server/times/ledger/cards.ts'
import { bookCardReturn, bookCardSale } from '../../../../server/times/payments/cardJournal.ts'
import { insertLots } from './insertLots.ts'

export const now = new Date('2026-03-02T01:00:00.000Z')

const posting = { operator: null, now }

interface TopUpOptions {
  readonly giveTimes?: number
  readonly payer?: 'organisation' | 'platform'
  readonly rechargeType?: RechargeType
  /** Fen of all paid times. */
  readonly amount?: number
}

/**
 * Organisations and patients on a database, and what the ledger does for them, each call in a transaction of its own.
 */
export class Clinic<D extends Pick<Database, 'db'> = Pick<Database, 'db'>> {
  readonly database: D
  /** Numbers that come once; records of trained days are told by them alone. */
  private serial: number

  constructor(database: D, firstSerial = 0) {
    this.database = database
    this.serial = firstSerial
  }

  within<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
    return this.database.db.transaction().execute(work)
  }

  async hospital(): Promise<number> {
    const name = `Clinic ${(this.serial += 1)}`
    const { id } = await this.database.db
      .insertInto('hospital')
      .values({
        name,
        code: name.replaceAll(' ', ''),
        kind: 'hospital',
        province: '浙江省',
        city: '杭州市',
        contact: '王芳',
        phone: '010-88888888',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  async patient(
    hospital: number,
    more: { readonly type?: 'ordinary' | 'lifetime' | 'trial'; readonly valid_until?: string } = {},
  ): Promise<number> {
    const { id } = await this.database.db
      .insertInto('patient')
      .values({
        name: '张小明',
        hospital,
        gender: 'female',
        birthday: '2019-05-01',
        mobile: `137${String((this.serial += 1)).padStart(8, '0')}`,
        ...more,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  give(hospital: number, times: number, giveTimes = 0, rechargeType: RechargeType = 'ordinary'): Promise<void> {
    return this.within(db =>
      topUpOrganisation(db, {
        hospital,
        rechargeType,
        times,
        giveTimes,
        hospitalRecharge: (this.serial += 1),
        ...posting,
      }),
    )
  }

  takeBack(hospital: number, times: number, giveTimes = 0, rechargeType: RechargeType = 'ordinary'): Promise<void> {
    return this.within(db =>
      refundOrganisation(db, {
        hospital,
        rechargeType,
        times,
        giveTimes,
        hospitalRecharge: (this.serial += 1),
        ...posting,
      }),
    )
  }

  /** Tops patients of one organisation up; answers the ids of the lots. */
  topUp(
    hospital: number,
    patients: readonly number[],
    times: number,
    { giveTimes = 0, payer = 'organisation', rechargeType = 'ordinary', amount = 0 }: TopUpOptions = {},
  ): Promise<number[]> {
    return this.within(async db => {
      const ids = await insertLots(
        db,
        patients.map(patient => ({
          patient,
          hospital,
          recharge_type: rechargeType,
          payer,
          times,
          give_times: giveTimes,
          amount,
        })),
        now,
      )
      const lots = ids.map((recharge, at) => ({ recharge, patient: patients[at]!, hospital }))
      await topUpPatients(db, { lots, rechargeType, times, giveTimes, payer, ...posting })
      return lots.map(({ recharge }) => recharge)
    })
  }

  refund(recharge: number, times: number) {
    return this.within(async db => {
      const refunded = await refundLot(db, { recharge, times, ...posting })
      const {
        patient,
        hospital,
        recharge_type: type,
      } = await db
        .selectFrom('recharge')
        .select(['patient', 'hospital', 'recharge_type'])
        .where('id', '=', recharge)
        .executeTakeFirstOrThrow()
      const { id } = await db
        .insertInto('recharge_refund')
        .values({
          recharge,
          patient,
          hospital,
          recharge_type: type,
          times,
          give_times: refunded.giveTimes,
          reason: 'x',
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await bookRefund(db, id, { today: '2026-03-02', ...posting })
      return refunded
    })
  }

  private async cardBatch(hospital: number): Promise<{ readonly type: number; readonly batch: number }> {
    const { db } = this.database
    const name = `Batch ${(this.serial += 1)}`
    const { id: type } = await db
      .insertInto('card_type')
      .values({ name, times: 1, price: 100 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: batch } = await db
      .insertInto('card_batch')
      .values({ name, type, hospital, cards: 1, state: 'told' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { type, batch }
  }

  /** Makes a card of an organisation and sells it; answers its id. */
  async sellCard(
    hospital: number,
    times: number,
    { giveTimes = 0, payer = 'organisation', rechargeType: type = 'ordinary' }: TopUpOptions = {},
  ): Promise<number> {
    const made = await this.cardBatch(hospital)
    return this.within(async db => {
      const values = {
        number: `C${(this.serial += 1)}`,
        ...made,
        hospital,
        recharge_type: type,
        times,
        give_times: giveTimes,
        price: 100,
      }
      const { id: card } = await db.insertInto('card').values(values).returning('id').executeTakeFirstOrThrow()
      await db
        .updateTable('card')
        .set({
          state: 'sold',
          payer,
          amount: 100,
          pay_status: 'paid',
          paid_at: now.toISOString(),
          sold_at: now.toISOString(),
        })
        .where('id', '=', card)
        .execute()
      await sellCard(db, { card, hospital, type, times, giveTimes, payer }, posting)
      await bookCardSale(db, card, { today: '2026-03-02', ...posting })
      return card
    })
  }

  private async held(db: Kysely<Tables>, card: number) {
    const {
      recharge_type: type,
      give_times: giveTimes,
      ...found
    } = await db
      .selectFrom('card')
      .select(['hospital', 'recharge_type', 'times', 'give_times', 'payer', 'number'])
      .where('id', '=', card)
      .executeTakeFirstOrThrow()
    return { ...found, card, type, giveTimes: giveTimes ?? 0, payer: found.payer ?? 'organisation' }
  }

  /** Whatever state the card is in: what it may not the database refuses. Answers the id of the lot. */
  redeemCard(card: number, patient: number): Promise<number> {
    return this.within(async db => {
      const { hospital, type, times, giveTimes, payer, number } = await this.held(db, card)
      const lot = {
        number,
        patient,
        hospital,
        recharge_type: type,
        payer,
        times,
        give_times: giveTimes,
        total: times + giveTimes,
        amount: 100,
        pay_status: 'paid' as const,
        paid_at: now.toISOString(),
        card,
      }
      const { id: recharge } = await db.insertInto('recharge').values(lot).returning('id').executeTakeFirstOrThrow()
      await topUpPatients(db, {
        lots: [{ recharge, patient, hospital }],
        rechargeType: type,
        times,
        giveTimes,
        payer,
        card,
        ...posting,
      })
      await db.updateTable('card').set({ state: 'redeemed', patient }).where('id', '=', card).execute()
      return recharge
    })
  }

  takeBackCard(card: number): Promise<void> {
    return this.within(async db => {
      await takeBackCard(db, await this.held(db, card), posting)
      await db
        .updateTable('card')
        .set({ state: 'void', pay_status: 'refunded', refunded_amount: 100 })
        .where('id', '=', card)
        .execute()
      await bookCardReturn(db, card, { amount: 100, isPaid: true }, { today: '2026-03-02', ...posting })
    })
  }

  train(patient: number, day: string, rechargeType: RechargeType = 'ordinary') {
    return this.record(patient, day, rechargeType, (this.serial += 1))
  }

  /** Trains; answers the number of the day's record. */
  async numberedDay(patient: number, day: string): Promise<number> {
    const consumeRecord = (this.serial += 1)
    await this.record(patient, day, 'ordinary', consumeRecord)
    return consumeRecord
  }

  private record(patient: number, day: string, rechargeType: RechargeType, consumeRecord: number) {
    return this.within(db => consumeDay(db, { patient, rechargeType, day, consumeRecord, now }))
  }

  /** Makes one patient of two, as the merge of their records does. */
  merge(survivor: number, other: number): Promise<void> {
    return this.within(async db => {
      await holdMerged(db, { survivor, other })
      await lockPatients(db, [survivor, other])
      await mergeTimes(db, { survivor, other, ...posting })
      await db.updateTable('recharge').set({ patient: survivor }).where('patient', '=', other).execute()
      await settleMerged(db, { survivor, other, ...posting })
      await db.updateTable('patient').set({ deleted: true, merged_into: survivor }).where('id', '=', other).execute()
    })
  }

  async timesOf(patient: number): Promise<number> {
    return (
      await this.database.db.selectFrom('patient').select('times').where('id', '=', patient).executeTakeFirstOrThrow()
    ).times
  }
}
