import { addDays } from '../../../domain/calendar.ts'
import { refundableTimes, refundAmount } from '../../../domain/lotRefund.ts'
import type { refundRequest } from '../../../resources/times/refundRequest.ts'
import { later, stamped } from '../stored.ts'
import type { Chooser } from '../whoMay.ts'
import type { Stored } from '../stored.ts'
import type { RechargeRow, RefundRow } from './book.ts'

type RequestRow = Stored<typeof refundRequest>
type Open<T> = { -readonly [K in keyof T]: T[K] }

/** Fen above which somebody else agrees to a refund: the setting of the sample. */
export const refundLimit = 250_000
/** Requests of each state other than agreed to. */
const most = 4

const reasons = ['家长要求减少次数', '重复充值', '搬家，无法继续训练', '改为其他机构训练', '孩子不配合训练']
const refusals = ['优惠套餐不退，请与家长沟通', '请先与主治医生确认']

/** Who agrees is somebody else than who asks. */
const reviewerFor = (asking: number): number => (asking === 1 ? 2 : 1)

/** Rows of refunds and of the requests for them. */
export class RefundRows {
  private readonly given: RefundRow[] = []
  private readonly asked: Omit<RequestRow, 'id'>[] = []
  private readonly by: Chooser

  constructor(by: Chooser) {
    this.by = by
  }

  private askerOf({ hospital, createdBy, patient }: RechargeRow): number {
    return this.by(hospital, createdBy, patient)
  }

  private request(
    lot: RechargeRow,
    times: number,
    at: string,
    answer: Pick<RequestRow, 'review' | 'answer' | 'reviewedAt'> & Partial<Pick<RequestRow, 'failure'>>,
  ): void {
    const { id, number, patient, hospital, rechargeType } = lot
    const asker = this.askerOf(lot)
    const reviewedBy = answer.reviewedAt === null ? null : reviewerFor(asker)
    this.asked.push({
      number: `${number}-A1`,
      recharge: id,
      card: null,
      patient,
      hospital,
      rechargeType,
      times,
      giveTimes: 0,
      amount: refundAmount(lot, times),
      reason: reasons[id % reasons.length]!,
      failure: null,
      ...answer,
      reviewedBy,
      ...stamped(at, asker, answer.reviewedAt ?? at),
      updatedBy: reviewedBy ?? asker,
    })
  }

  /**
   * Gives some times of a lot back, which changes its row; what is above the limit was asked for before. Answers the
   * record of it.
   */
  add(lot: Open<RechargeRow>, times: number, at: string): RefundRow {
    const amount = refundAmount(lot, times)
    const isAgreed = amount > refundLimit
    const by = isAgreed ? reviewerFor(this.askerOf(lot)) : this.askerOf(lot)
    if (isAgreed) this.request(lot, times, later(at, -15), { review: 'agree', answer: null, reviewedAt: at })
    const { id: recharge, number, patient, hospital, rechargeType, channel } = lot
    const row: RefundRow = {
      id: this.given.length + 1,
      number: `${number}-R1`,
      recharge,
      patient,
      hospital,
      rechargeType,
      times,
      giveTimes: 0,
      amount,
      cancelledAmount: 0,
      channel,
      request: null,
      reason: reasons[recharge % reasons.length]!,
      ...stamped(at, by),
    }
    this.given.push(row)
    const payStatus = times === refundableTimes(lot) ? 'refunded' : lot.payStatus
    const refundState = lot.refundedTimes + times === lot.times ? 'whole' : 'part'
    Object.assign(lot, {
      refundState,
      refundedTimes: lot.refundedTimes + times,
      refundedAmount: lot.refundedAmount + amount,
      payStatus,
      updatedAt: at,
      updatedBy: by,
      version: 2,
    })
    return row
  }

  /** All refunds, with the requests that were agreed to. */
  rows(requests: readonly RequestRow[]): readonly RefundRow[] {
    const agreed = new Map(
      requests.filter(({ review }) => review === 'agree').map(({ id, recharge }) => [recharge, id]),
    )
    return this.given.map(row => ({ ...row, request: agreed.get(row.recharge) ?? null }))
  }

  /**
   * All requests: those that were agreed to, and of the latest top-ups some that wait, were refused, or failed as all
   * was used meanwhile.
   */
  requests(lots: readonly RechargeRow[], lastUses: ReadonlyMap<number, string>, today: string): RequestRow[] {
    const [yesterday, before, earlier] = [1, 2, 3].map(days => addDays(today, -days)) as [string, string, string]
    const paid = lots
      .filter(
        ({ payStatus, refundedTimes, createdAt }) => payStatus === 'paid' && refundedTimes === 0 && createdAt < earlier,
      )
      .reverse()
    const open = paid.filter(lot => refundAmount(lot, refundableTimes(lot)) > refundLimit).slice(0, 2 * most)
    for (const [at, lot] of open.entries()) {
      if (at % 2 === 0)
        this.request(lot, refundableTimes(lot), `${yesterday}T06:30:00.000Z`, {
          review: 'waiting',
          answer: null,
          reviewedAt: null,
        })
      else
        this.request(lot, refundableTimes(lot), `${earlier}T03:10:00.000Z`, {
          review: 'refuse',
          answer: refusals[at % refusals.length]!,
          reviewedAt: `${before}T02:05:00.000Z`,
        })
    }
    for (const lot of paid
      .filter(one => refundableTimes(one) === 0 && one.amount > refundLimit && lastUses.get(one.id)! < before)
      .slice(0, most)) {
      this.request(lot, lot.times, later(lot.createdAt, 10), {
        review: 'failed',
        answer: null,
        failure: 'nothingLeft',
        reviewedAt: `${before}T02:20:00.000Z`,
      })
    }
    return this.asked
      .sort((one, other) => (one.createdAt < other.createdAt ? -1 : one.createdAt > other.createdAt ? 1 : 0))
      .map((row, at) => ({ id: at + 1, ...row }))
  }
}
