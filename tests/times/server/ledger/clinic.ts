import type { Kysely } from 'kysely'
import type { RechargeType } from '../../../../resources/times/rechargeType.ts'
import type { Database } from '../../../../server/platform/database/Database.ts'
import type { Tables } from '../../../../server/platform/database/tables.ts'
import { consumeDay } from './consumeDay.ts'
import { mergeTimes, settleMerged } from '../../../../server/times/ledger/merge.ts'
import { refundOrganisation, topUpOrganisation } from '../../../../server/times/ledger/organisations.ts'
import { refundLot } from '../../../../server/times/ledger/refund.ts'
import { topUpPatients } from '../../../../server/times/ledger/creditTopUp.ts'
import { bookRefund } from '../../../../server/times/payments/patientJournal.ts'
import { insertLots } from './insertLots.ts'

export const now = new Date('2026-03-02T01:00:00.000Z')

const posting = { operator: null, now }

interface TopUpOptions {
  readonly giveTimes?: number
  readonly payer?: 'organisation' | 'platform'
  readonly rechargeType?: RechargeType
}

/** Organisations and patients on a database, and what the ledger does for them, each call in a transaction of its own. */
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
    const name = `Clinic ${this.serial += 1}`
    const { id } = await this.database.db.insertInto('hospital').values({ name, code: name.replaceAll(' ', ''), kind: 'hospital', province: '浙江省', city: '杭州市', contact: '王芳', phone: '010-88888888' })
      .returning('id').executeTakeFirstOrThrow()
    return id
  }

  async patient(hospital: number, more: { readonly type?: 'ordinary' | 'lifetime' | 'trial'; readonly valid_until?: string } = {}): Promise<number> {
    const { id } = await this.database.db.insertInto('patient').values({
      name: '张小明', hospital, gender: 'female', birthday: '2019-05-01', mobile: `137${String(this.serial += 1).padStart(8, '0')}`, ...more,
    }).returning('id').executeTakeFirstOrThrow()
    return id
  }

  give(hospital: number, times: number, giveTimes = 0, rechargeType: RechargeType = 'ordinary'): Promise<void> {
    return this.within(db => topUpOrganisation(db, { hospital, rechargeType, times, giveTimes, hospitalRecharge: this.serial += 1, ...posting }))
  }

  takeBack(hospital: number, times: number, giveTimes = 0, rechargeType: RechargeType = 'ordinary'): Promise<void> {
    return this.within(db => refundOrganisation(db, { hospital, rechargeType, times, giveTimes, hospitalRecharge: this.serial += 1, ...posting }))
  }

  /** Tops patients of one organisation up; answers the ids of the lots. */
  topUp(hospital: number, patients: readonly number[], times: number, { giveTimes = 0, payer = 'organisation', rechargeType = 'ordinary' }: TopUpOptions = {}): Promise<number[]> {
    return this.within(async db => {
      const ids = await insertLots(db, patients.map(patient => ({ patient, hospital, recharge_type: rechargeType, payer, times, give_times: giveTimes })), now)
      const lots = ids.map((recharge, at) => ({ recharge, patient: patients[at]!, hospital }))
      await topUpPatients(db, { lots, rechargeType, times, giveTimes, payer, ...posting })
      return lots.map(({ recharge }) => recharge)
    })
  }

  refund(recharge: number, times: number) {
    return this.within(async db => {
      const refunded = await refundLot(db, { recharge, times, ...posting })
      const { patient, hospital, recharge_type: type } = await db.selectFrom('recharge').select(['patient', 'hospital', 'recharge_type']).where('id', '=', recharge).executeTakeFirstOrThrow()
      const { id } = await db.insertInto('recharge_refund').values({ recharge, patient, hospital, recharge_type: type, times, give_times: refunded.giveTimes, reason: 'x' }).returning('id').executeTakeFirstOrThrow()
      await bookRefund(db, id, { today: '2026-03-02', ...posting })
      return refunded
    })
  }

  train(patient: number, day: string, rechargeType: RechargeType = 'ordinary') {
    return this.record(patient, day, rechargeType, this.serial += 1)
  }

  /** Trains; answers the number of the day's record. */
  async numberedDay(patient: number, day: string): Promise<number> {
    const consumeRecord = this.serial += 1
    await this.record(patient, day, 'ordinary', consumeRecord)
    return consumeRecord
  }

  private record(patient: number, day: string, rechargeType: RechargeType, consumeRecord: number) {
    return this.within(db => consumeDay(db, { patient, rechargeType, day, consumeRecord, now }))
  }

  /** Makes one patient of two, as the merge of their records does. */
  merge(survivor: number, other: number): Promise<void> {
    return this.within(async db => {
      await mergeTimes(db, { survivor, other, ...posting })
      await db.updateTable('recharge').set({ patient: survivor }).where('patient', '=', other).execute()
      await settleMerged(db, { survivor, other, ...posting })
      await db.updateTable('patient').set({ deleted: true, merged_into: survivor }).where('id', '=', other).execute()
    })
  }

  async timesOf(patient: number): Promise<number> {
    return (await this.database.db.selectFrom('patient').select('times').where('id', '=', patient).executeTakeFirstOrThrow()).times
  }
}
