import { ageGroupOn } from '../../../domain/age.ts'
import { createDateIn, defaultTimeZone } from '../../../domain/calendar.ts'
import { leftOf, partsOf, standingsOf } from '../../../domain/purchases.ts'
import type { AccountEvent } from '../../../domain/purchases.ts'
import type { hospitalPayment } from '../../../resources/times/hospitalPayment.ts'
import type { PaymentKind } from '../../../resources/times/journal.ts'
import type { payment } from '../../../resources/times/payment.ts'
import type { RechargeType } from '../../../resources/times/rechargeType.ts'
import { stamped } from '../stored.ts'
import type { Stored } from '../stored.ts'
import type { HospitalRechargeRow, RechargeRow, RefundRow } from './book.ts'
import type { TimesPatient } from './history.ts'

type PaymentRow = Stored<typeof payment>
type HospitalPaymentRow = Stored<typeof hospitalPayment>

const dateOf = createDateIn(defaultTimeZone)

/** The business day of a moment (ISO 8601). */
const dayOf = (at: string): string => dateOf(new Date(at))

const inOrder = <T extends { readonly createdAt: string }>(rows: readonly T[]): (T & { readonly id: number })[] =>
  [...rows]
    .sort((one, other) => (one.createdAt < other.createdAt ? -1 : Number(one.createdAt > other.createdAt)))
    .map((row, at) => ({ ...row, id: at + 1 }))

interface Sums {
  readonly number: string | null
  readonly times: number
  readonly giveTimes: number
  readonly amount: number
  readonly received: number
}

/** Rows of both journals of money, as the calls that make their documents would book them. */
export class JournalRows {
  private readonly paid: Omit<PaymentRow, 'id'>[] = []
  private readonly paidByHospitals: Omit<HospitalPaymentRow, 'id'>[] = []
  private readonly events = new Map<string, AccountEvent[]>()
  private readonly channels = new Map<number, string | null>()

  private book(
    kind: PaymentKind,
    lot: RechargeRow,
    { gender, birthday }: TimesPatient,
    sums: Sums,
    at: string,
    by: number | null,
    refund: number | null = null,
  ): void {
    const day = dayOf(at)
    this.paid.push({
      ...sums,
      kind,
      day,
      recharge: lot.id,
      card: null,
      rechargeRefund: refund,
      patient: lot.patient,
      hospital: lot.hospital,
      rechargeType: lot.rechargeType,
      payer: lot.payer,
      doctor: lot.doctor,
      channel: lot.channel,
      packageTimes: lot.times,
      ageBand: ageGroupOn(birthday, day),
      gender,
      ...stamped(at, by),
    })
  }

  /** A top-up, and that it was paid, at once or later. */
  topUp(lot: RechargeRow, patient: TimesPatient): void {
    const { number, times, giveTimes, amount, createdAt, createdBy, paidAt, paidBy } = lot
    const isLate = paidAt !== null && paidAt !== createdAt
    this.book(
      'sale',
      isLate ? { ...lot, channel: null } : lot,
      patient,
      { number, times, giveTimes, amount, received: paidAt === createdAt ? amount : 0 },
      createdAt,
      createdBy,
    )
    if (isLate)
      this.book(
        'latePayment',
        lot,
        patient,
        { number: `${number}-P`, times: 0, giveTimes: 0, amount: 0, received: amount },
        paidAt,
        paidBy,
      )
  }

  refund(
    lot: RechargeRow,
    patient: TimesPatient,
    { id, number, times, giveTimes, amount, createdAt, createdBy }: RefundRow,
  ): void {
    this.book(
      'refund',
      lot,
      patient,
      { number, times: -times, giveTimes: -giveTimes, amount: -amount, received: -amount },
      createdAt,
      createdBy,
      id,
    )
  }

  private bookHospital(
    kind: PaymentKind,
    { number, hospital, rechargeType, channel, createdAt, createdBy }: HospitalRechargeRow,
    sums: Omit<Sums, 'number'>,
    purchase: number | null,
    refund: number | null,
  ): void {
    this.paidByHospitals.push({
      number,
      kind,
      ...sums,
      day: dayOf(createdAt),
      hospital,
      rechargeType,
      channel,
      purchase,
      refund,
      ...stamped(createdAt, createdBy),
    })
  }

  private note({ hospital, rechargeType }: HospitalRechargeRow, event: AccountEvent): void {
    const key = `${hospital} ${rechargeType}`
    this.events.set(key, [...(this.events.get(key) ?? []), event])
  }

  /** What an organisation buys that has `before` times. */
  purchase(row: HospitalRechargeRow, before: number): void {
    const { id, times, giveTimes, amount } = row
    this.note(row, { before, purchase: { id, times, giveTimes, amount, isPaid: true } })
    this.channels.set(id, row.channel)
    this.bookHospital('sale', row, { times, giveTimes, amount, received: amount }, id, null)
  }

  /** Paid times that an organisation with so many left can give back. */
  returnable(hospital: number, type: RechargeType, left: number): number {
    return leftOf(standingsOf(this.events.get(`${hospital} ${type}`) ?? [], left)).times
  }

  /** What an organisation gives back that has `before` times. */
  giveBack(row: HospitalRechargeRow, before: number): void {
    const { hospital, rechargeType } = row
    const purchases = standingsOf(this.events.get(`${hospital} ${rechargeType}`) ?? [], before)
    const parts = partsOf(purchases, { times: -row.times, giveTimes: 0 })
    // Money goes by the channel by which it had come.
    for (const { purchase, times, worth } of parts)
      this.bookHospital(
        'refund',
        { ...row, channel: this.channels.get(purchase.id) ?? null },
        { times: -times, giveTimes: 0, amount: -worth, received: -worth },
        purchase.id,
        row.id,
      )
    this.note(row, { before, parts: parts.map(part => ({ ...part, purchase: part.purchase.id })) })
  }

  get payments(): readonly PaymentRow[] {
    return inOrder(this.paid)
  }

  get hospitalPayments(): readonly HospitalPaymentRow[] {
    return inOrder(this.paidByHospitals)
  }
}
