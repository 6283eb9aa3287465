import { hospitalRecharge } from '../../resources/business/hospitalRecharge.ts'
import { message } from '../../resources/schema/message.ts'
import type { AnyResource, Handlers, InferRecord } from '../../resources/schema/index.ts'
import type { Context } from '../engine/contract.ts'
import { isTaken } from '../engine/taken.ts'
import { invalid } from '../errors/problem.ts'
import { balanceOf, holdAccounts } from '../ledger/accounts.ts'
import { refundOrganisation, timesMissing, topUpOrganisation } from '../ledger/organisations.ts'
import { caller } from './caller.ts'
import { freeNumber } from './documentNumber.ts'
import { mostRefundable } from './hospitalStanding.ts'
import type { HospitalAccount } from './hospitalStanding.ts'
import { requirePlatformOperator } from './platformOperator.ts'

type HospitalRecharge = InferRecord<typeof hospitalRecharge>
type Given = Handlers<typeof hospitalRecharge, Context>

/** `JC2026030148210377` tops up, `JT…` gives back. */
const nextNumber = (movement: HospitalRecharge['movement'], { db, today }: Context): Promise<string> =>
  freeNumber(8, digits => `${movement === 'topUp' ? 'JC' : 'JT'}${today.replaceAll('-', '')}${digits}`, number => isTaken(db, hospitalRecharge, 'number', { number }))

type Row = Pick<HospitalRecharge, 'hospital' | 'rechargeType' | 'movement' | 'times' | 'giveTimes' | 'amount' | 'payStatus'>
  & Partial<Pick<HospitalRecharge, 'channel' | 'remark' | 'cancels'>>

/** Stores a row. In a refund the counts and the amount become negative. */
const store = async (row: Row, context: Context): Promise<{ id: number; number: string }> => {
  const sign = row.movement === 'refund' ? -1 : 1
  const [times, giveTimes, amount] = [sign * row.times || 0, sign * row.giveTimes || 0, sign * row.amount || 0]
  const number = await nextNumber(row.movement, context)
  const paidAt = row.payStatus === 'paid' ? context.now : null
  const id = await context.create(hospitalRecharge as unknown as AnyResource, { ...row, number, times, giveTimes, total: times + giveTimes, amount, paidAt })
  return { id, number }
}

const posting = (context: Context) => ({ operator: caller(context).id, now: context.now })

const remainingOf = async ({ hospital, rechargeType }: HospitalAccount, { db }: Context): Promise<number> => (await balanceOf(db, { hospital }))[rechargeType]

/** Gives an organisation times and gifts out of the platform's account. */
export const topUp: Given['topUp'] = async ({ hospital, rechargeType, times, giveTimes = 0, amount, payStatus, channel, remark }, context) => {
  await requirePlatformOperator(context)
  const stored = await store({ hospital, rechargeType, movement: 'topUp', times, giveTimes, amount, payStatus, channel: channel ?? null, remark: remark ?? null }, context)
  await topUpOrganisation(context.db, { hospital, rechargeType, times, giveTimes, hospitalRecharge: stored.id, ...posting(context) })
  return { ...stored, remaining: await remainingOf({ hospital, rechargeType }, context) }
}

interface Returned {
  readonly times: number
  readonly giveTimes: number
  readonly amount: number
}

/** Holds the accounts until the transaction ends. Throws 409 `timesMissing` where less is left, which is known before anything is stored. */
const holdEnough = async ({ hospital, rechargeType: type }: HospitalAccount, { times, giveTimes }: Returned, { db }: Context): Promise<void> => {
  const own = { owner: { hospital }, type }
  const held = await holdAccounts(db, [{ owner: 'issue', type }, own])
  const missing = times + giveTimes - held.restOf(own)
  if (missing > 0) throw timesMissing(missing)
}

/** Throws 400 where more goes back than was bought, given or paid. The account must be held. */
const refuseExcess = async (account: HospitalAccount, { times, giveTimes, amount }: Returned, { db }: Context): Promise<void> => {
  const most = await mostRefundable(db, account)
  if (times > most.times) throw invalid({ times: message('atMost', { max: most.times }) })
  if (giveTimes > most.giveTimes) throw invalid({ giveTimes: message('atMost', { max: most.giveTimes }) })
  if (amount > most.amount) throw invalid({ amount: message('atMost', { max: most.amount }) })
}

/** Stores a refund and moves what it says; the account must be held and have enough. */
const giveBack = async (account: HospitalAccount, returned: Returned, further: { readonly remark: string; readonly cancels?: number }, context: Context) => {
  const stored = await store({ ...account, movement: 'refund', ...returned, payStatus: 'refunded', ...further }, context)
  const { times, giveTimes } = returned
  await refundOrganisation(context.db, { ...account, times, giveTimes, hospitalRecharge: stored.id, ...posting(context) })
  return { ...stored, remaining: await remainingOf(account, context) }
}

/** Takes times and gifts back from an organisation, as far as any are left: 409 `timesMissing` otherwise. */
export const refund: Given['refund'] = async ({ hospital, rechargeType, times, giveTimes = 0, amount, reason }, context) => {
  await requirePlatformOperator(context)
  if (times + giveTimes === 0) throw invalid({ times: message('atLeast', { min: 1 }) })
  const [account, returned] = [{ hospital, rechargeType }, { times, giveTimes, amount }]
  await holdEnough(account, returned, context)
  await refuseExcess(account, returned, context)
  return giveBack(account, returned, { remark: reason }, context)
}

/** Takes back what an unpaid top-up gave, as a whole; the row of it that cancels carries the amount that is not owed any more. */
export const cancel: Given['cancel'] = async ({ id, hospital, rechargeType, times, giveTimes, amount }, { reason }, context) => {
  await requirePlatformOperator(context)
  const [account, returned] = [{ hospital, rechargeType }, { times, giveTimes, amount }]
  await holdEnough(account, returned, context)
  await giveBack(account, returned, { remark: reason, cancels: id }, context)
  await context.db.updateTable('hospital_recharge').set({ pay_status: 'refunded' }).where('id', '=', id).execute()
}

/** The money of a top-up came in. */
export const pay: Given['pay'] = async ({ id }, { channel }, context) => {
  await requirePlatformOperator(context)
  await context.db.updateTable('hospital_recharge').set({ pay_status: 'paid', channel, paid_at: context.now.toISOString() }).where('id', '=', id).execute()
}
