import { ageGroupOn } from '../../../domain/age.ts'
import type { RechargeType } from '../../../resources/times/rechargeType.ts'
import type { PriceOf } from '../prices.ts'
import { seeded } from '../random.ts'
import { stamped } from '../stored.ts'
import type { Book, ConsumeRow, HospitalRechargeRow, RechargeRow } from './book.ts'
import type { Cashiers } from './cashiers.ts'
import { JournalRows } from './journalRows.ts'
import { paymentOf } from './payments.ts'
import type { TimesPatient } from './history.ts'
import type { DayEvent, GiveBackEvent, RefundEvent, TimesEvent, TopUpEvent } from './events.ts'
import { RefundRows } from './refundRows.ts'

/** What a time, or a lifetime, costs an organisation, in fen; and how many it buys at once. */
const purchasePrice: Readonly<Record<RechargeType, number>> = { ordinary: 1200, naked3d: 1500, lifetime: 480_000 }
const purchased: Readonly<Record<RechargeType, readonly number[]>> = {
  ordinary: [200, 500, 500, 1000],
  naked3d: [200, 500, 500, 1000],
  lifetime: [5, 10, 20],
}

const giveBackReason = '机构申请退回部分次数'

type Open<T> = { -readonly [K in keyof T]: T[K] }

const compact = (day: string): string => day.slice(0, 10).replaceAll('-', '')

/** Rows of the ledger and of the records beside it. */
export class TimesRows {
  readonly book: Book
  readonly recharges: Open<RechargeRow>[] = []
  readonly consumed: Open<ConsumeRow>[] = []
  readonly orders: HospitalRechargeRow[] = []
  readonly refunds: RefundRows
  readonly journal = new JournalRows()
  private readonly today: string
  private readonly priced: PriceOf
  private readonly cashiers: Cashiers
  private readonly lots = new Map<string, Open<RechargeRow>>()
  private readonly days = new Map<string, Open<ConsumeRow>>()
  private readonly random = seeded(7_000_003)
  private readonly payments = seeded(7_000_019)
  /** When the last time of a lot was used, by its id. */
  readonly lastUses = new Map<number, string>()
  private readonly owed = new Map<number, Book['owed'][number]>()

  constructor(book: Book, events: Iterable<TimesEvent>, priced: PriceOf, cashiers: Cashiers, today: string) {
    this.book = book
    this.today = today
    this.priced = priced
    this.cashiers = cashiers
    this.refunds = new RefundRows(cashiers.refund)
    for (const event of events) {
      if (event.kind === 'topUp') this.topUp(event)
      else if (event.kind === 'refund') this.refund(event)
      else if (event.kind === 'giveBack') this.giveBack(event)
      else this.train(event)
    }
  }

  /** An organisation buys in bulk when what it has is not enough. */
  private order(hospital: number, type: RechargeType, at: string, need: number): void {
    while (this.book.balanceOf({ hospital }, type) < need) {
      const times = this.random.pick(purchased[type])
      const giveTimes = this.random.chance(0.5) ? Math.floor(times / 20) : 0
      const id = this.orders.length + 1
      const channel = this.random.pick(['transfer', 'transfer', 'wechat'])
      // Who pays by the price list gets no gifts.
      const row: HospitalRechargeRow = {
        ...orderRow(id, hospital, type, at, 'topUp', times, giveTimes),
        channel: giveTimes === 0 && channel === 'wechat' ? 'alipay' : channel,
      }
      this.orders.push(row)
      this.journal.purchase(row, this.book.balanceOf({ hospital }, type))
      this.book.move({
        kind: 'organisationTopUp',
        type,
        times,
        giveTimes,
        at,
        operator: 1,
        hospital,
        patient: null,
        recharge: null,
        hospitalRecharge: id,
        consumeRecord: null,
        day: null,
        from: 'issue',
        to: { hospital },
      })
    }
  }

  private topUp(event: TopUpEvent): void {
    const { at, patient, type, times, giveTimes, lot } = event
    const { id, hospital } = patient
    this.order(hospital, type, at, times + giveTimes)
    const by = this.cashiers.topUp(hospital, patient.createdBy, id)
    const number = `T${compact(at)}${String(this.recharges.length + 1).padStart(6, '0')}`
    const row: Open<RechargeRow> = {
      id: this.recharges.length + 1,
      number: `${number}-1`,
      batch: number,
      patient: id,
      hospital,
      rechargeType: type,
      payer: 'organisation',
      card: null,
      times,
      giveTimes,
      total: times + giveTimes,
      refundState: 'none',
      usedTimes: 0,
      usedGiveTimes: 0,
      refundedTimes: 0,
      withdrawnGiveTimes: 0,
      doctor: this.cashiers.doctorOf(by) ?? patient.doctor,
      ...paymentOf(this.payments, event, by, this.priced, this.today),
      ...stamped(at, by),
    }
    if (row.paidAt !== null && row.paidAt !== at)
      Object.assign(row, { version: 2, updatedAt: row.paidAt, updatedBy: row.paidBy })
    this.recharges.push(row)
    this.journal.topUp(row, patient)
    this.lots.set(`${id} ${lot}`, row)
    this.book.move({
      kind: 'topUp',
      type,
      times,
      giveTimes,
      at,
      operator: row.createdBy,
      hospital,
      patient: id,
      recharge: row.id,
      amount: row.amount ?? 0,
      hospitalRecharge: null,
      consumeRecord: null,
      day: null,
      from: { hospital },
      to: { patient: id },
    })
  }

  private refund({ at, patient, type, times, lot: place }: RefundEvent): void {
    const lot = this.lots.get(`${patient.id} ${place}`)!
    this.journal.refund(lot, patient, this.refunds.add(lot, times, at))
    const { hospital } = patient
    this.book.move({
      kind: 'refund',
      type,
      times,
      giveTimes: 0,
      at,
      operator: lot.updatedBy,
      hospital,
      patient: patient.id,
      recharge: lot.id,
      hospitalRecharge: null,
      consumeRecord: null,
      day: null,
      from: { patient: patient.id },
      to: { hospital },
    })
  }

  private giveBack({ at, hospital, times }: GiveBackEvent): void {
    const balance = (): number => this.book.balanceOf({ hospital }, 'ordinary')
    const returnable = (): number => this.journal.returnable(hospital, 'ordinary', balance())
    while (returnable() < times) this.order(hospital, 'ordinary', at, balance() + 1)
    const id = this.orders.length + 1
    const row: HospitalRechargeRow = {
      ...orderRow(id, hospital, 'ordinary', at, 'refund', -times, 0),
      channel: null,
      remark: giveBackReason,
    }
    this.orders.push(row)
    this.journal.giveBack(row, balance())
    this.book.move({
      kind: 'organisationRefund',
      type: 'ordinary',
      times,
      giveTimes: 0,
      at,
      operator: 1,
      hospital,
      patient: null,
      recharge: null,
      hospitalRecharge: id,
      consumeRecord: null,
      day: null,
      from: { hospital },
      to: 'issue',
    })
  }

  private train({ kind, at, patient, type, day, takesTime, lot: place, given }: DayEvent): void {
    const child = patient.id
    const record =
      kind === 'settle' ? this.days.get(`${child} ${day}`)! : this.dayRow(patient, day, type, at, takesTime)
    if (!takesTime) return
    const lot = place === null ? undefined : this.lots.get(`${child} ${place}`)!
    if (!lot) {
      record.owed = true
      const owed = { patient: child, type, day, consumeRecord: record.id, at, movement: null }
      this.book.owed.push(owed)
      this.owed.set(record.id, owed)
      return
    }
    this.lastUses.set(lot.id, at)
    if (given) lot.usedGiveTimes += 1
    else lot.usedTimes += 1
    Object.assign(record, { given, recharge: lot.id })
    const movement = this.book.move({
      kind,
      type,
      times: given ? 0 : 1,
      giveTimes: given ? 1 : 0,
      at,
      operator: null,
      hospital: lot.hospital,
      patient: child,
      recharge: lot.id,
      hospitalRecharge: null,
      consumeRecord: record.id,
      day,
      from: { patient: child },
      to: 'used',
    })
    if (kind === 'settle') {
      Object.assign(record, { owed: false, settledAt: at })
      this.owed.get(record.id)!.movement = movement
    }
  }

  private dayRow(
    { id: patient, account, hospital, doctor, gender, birthday }: TimesPatient,
    day: string,
    rechargeType: RechargeType,
    at: string,
    takesTime: boolean,
  ): Open<ConsumeRow> {
    const row: Open<ConsumeRow> = {
      id: this.consumed.length + 1,
      number: `${account ?? patient}-${compact(day)}`,
      patient,
      hospital,
      day,
      rechargeType,
      times: takesTime ? 1 : 0,
      recharge: null,
      given: false,
      owed: false,
      settledAt: null,
      doubled: false,
      doctor,
      ageBand: ageGroupOn(birthday, day),
      gender,
      ...stamped(at, null),
    }
    this.consumed.push(row)
    this.days.set(`${patient} ${day}`, row)
    return row
  }
}

const orderRow = (
  id: number,
  hospital: number,
  rechargeType: RechargeType,
  at: string,
  movement: 'topUp' | 'refund',
  times: number,
  giveTimes: number,
): Omit<HospitalRechargeRow, 'channel'> => ({
  id,
  number: `S${compact(at)}${String(id).padStart(6, '0')}`,
  hospital,
  rechargeType,
  movement,
  times,
  giveTimes,
  total: times + giveTimes,
  amount: times * purchasePrice[rechargeType],
  payStatus: movement === 'refund' ? 'refunded' : 'paid',
  paidAt: movement === 'refund' ? null : at,
  cancelledAmount: 0,
  cancels: null,
  request: null,
  remark: null,
  ...stamped(at, 1),
})
