import { recharge } from '../../resources/times/recharge.ts'
import { implement } from '../core/contract.ts'
import type { UnavailableReasons } from '../core/contract.ts'
import { notFound } from '../core/errors/problem.ts'
import { booking } from './payments/booking.ts'
import { bookLatePayment } from './payments/patientJournal.ts'
import { batchRows, ledgerEntries, paymentsOf } from './recharge/lookup.ts'
import { planTopUp, tokenOf } from './recharge/planTopUp.ts'
import { hasRest, refund, previewRefund, writeChange } from './recharge/refund.ts'
import { endLifetime, makeLifetime } from './recharge/lifetime.ts'
import { topUp } from './recharge/sellTopUp.ts'
import { waitingOf } from './recharge/waiting.ts'
import { caller } from '../core/caller.ts'
import { notSellerReasons, requireSellerOf, soldByPlatform } from './soldByPlatform.ts'

export const rechargeImplementation = implement(
  recharge,
  {
    async topUpPreview(input, context) {
      const plan = await planTopUp(input, false, context)
      const { included, leftOut, parts, amount, missing } = plan
      const count = included.length
      return {
        count,
        times: count * input.times,
        giveTimes: count * (input.giveTimes ?? 0),
        amount,
        missing,
        parts: parts.map(({ price: _price, ...part }) => part),
        included: included.map(({ id, account, name }) => ({ id, account, name })),
        leftOut: [...leftOut],
        previewToken: tokenOf(plan).previewToken,
      }
    },
    async topUp(input, context) {
      const { batch, plan, ids } = await topUp(input, context)
      if (input.rechargeType === 'lifetime') await makeLifetime(plan, context)
      const {
        included: { length: count },
        leftOut,
        amount,
      } = plan
      return {
        batch,
        recharge: count === 1 ? ids[0]! : null,
        count,
        times: count * input.times,
        giveTimes: count * (input.giveTimes ?? 0),
        amount,
        leftOut: leftOut.map(({ id, account, reason }) => ({ id, account, reason })),
      }
    },
    batch: ({ batch }, context) => batchRows(batch, context),
    entries: ({ id }, _input, context) => ledgerEntries(id, context),
    payments: ({ id }, _input, context) => paymentsOf('payment', id, context),
    refundPreview: (lot, { times }, context) => previewRefund(lot, times, context),
    async refund(lot, input, context) {
      const done = await refund(lot, input, context)
      const { times, giveTimes, amount } = done
      if ('request' in done) return { state: 'requested' as const, request: done.request, times, giveTimes, amount }
      await writeChange(lot.id, done.change, context)
      if (lot.rechargeType === 'lifetime') await endLifetime(lot.patient, context)
      return { state: 'refunded' as const, request: null, times, giveTimes, amount }
    },
    async pay({ id, channel: stored }, { channel: told }, context) {
      await requireSellerOf(id, context)
      const { db, now } = context
      const channel = told ?? stored
      const { numUpdatedRows } = await db
        .updateTable('recharge')
        .set({ pay_status: 'paid', paid_at: now.toISOString(), paid_by: caller(context).id, channel })
        .where('id', '=', id)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw notFound()
      await bookLatePayment(db, id, channel, booking(context))
    },
  },
  {
    async unavailableReasons(records, asking) {
      const waiting = await waitingOf(
        records.map(({ id }) => id),
        asking,
      )
      const sold = await soldByPlatform(records, asking)
      const reasons = await notSellerReasons(
        records.map(record => sold.has(record)),
        asking,
      )
      return records.map((record, at): UnavailableReasons => {
        const code = reasons[at]
        if (code) return { pay: code, refund: code }
        if (waiting.has(record.id)) return { refund: 'refundWaiting' }
        return hasRest(record) ? {} : { refund: 'nothingLeft' }
      })
    },
  },
)
