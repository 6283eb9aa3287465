import type { RechargeType } from '../../../resources/times/rechargeType.ts'
import type { LeftOut, Payer, TopUpPart } from '../../../resources/times/topUp.ts'
import { message } from '../../../resources/core/message.ts'
import type { Context } from '../../core/contract.ts'
import { previewReply } from '../../core/preview.ts'
import type { PreviewReply } from '../../core/preview.ts'
import { invalid, Problem } from '../../core/errors/problem.ts'
import { caller } from '../../core/caller.ts'
import { isPlatformOperator } from '../../core/platformOperator.ts'
import { quoteAll } from '../prices/quote.ts'
import { sortCandidates } from './candidates.ts'
import type { Candidate, Whom } from './candidates.ts'

/** What is to be done, as it was asked for. */
export interface TopUpInput extends Whom {
  readonly rechargeType: RechargeType
  readonly times: number
  readonly giveTimes?: number | null
  readonly doctorId?: number | null
  readonly channel?: string | null
  readonly payStatus: 'unpaid' | 'paid'
  readonly payer: Payer
  readonly remark?: string | null
}

/** An organisation's part, and which price it is. */
export interface PricedPart extends TopUpPart {
  readonly price: number
}

/** What a top-up does: for whom, at which prices, and billed by whom. */
export interface TopUpPlan {
  readonly included: readonly Candidate[]
  readonly leftOut: readonly LeftOut[]
  readonly parts: readonly PricedPart[]
  /** Fen for all of them. */
  readonly amount: number
  /** Times that organisations lack. */
  readonly missing: number
  readonly doctor: number | null
}

/** What organisations have left of a type. */
const balances = async (
  hospitals: readonly number[],
  type: RechargeType,
  { db }: Context,
): Promise<ReadonlyMap<number, number>> => {
  if (hospitals.length === 0) return new Map()
  const rows = await db
    .selectFrom('times_account')
    .select(['hospital', 'balance'])
    .where('owner', '=', 'organisation')
    .where('type', '=', type)
    .where('hospital', 'in', [...hospitals])
    .execute()
  return new Map(rows.map(({ hospital, balance }) => [hospital ?? 0, balance ?? 0]))
}

const partsOf = async (included: readonly Candidate[], input: TopUpInput, context: Context): Promise<PricedPart[]> => {
  const { rechargeType, times, payer } = input
  const giveTimes = input.giveTimes ?? 0
  const byHospital = new Map<number, Candidate[]>()
  for (const one of included) {
    const own = byHospital.get(one.hospital)
    if (own) own.push(one)
    else byHospital.set(one.hospital, [one])
  }
  const left = payer === 'organisation' ? await balances([...byHospital.keys()], rechargeType, context) : undefined
  const quotes = await quoteAll(context.db, {
    hospitals: [...byHospital.keys()],
    rechargeType,
    times,
    on: context.today,
  })
  return [...byHospital].map(([hospital, own]): PricedPart => {
    const { amount: each, source, price } = quotes.get(hospital)!
    const patients = own.length
    const has = left ? (left.get(hospital) ?? 0) : null
    return {
      hospital,
      name: own[0]!.hospitalName,
      patients,
      times: patients * times,
      giveTimes: patients * giveTimes,
      each,
      amount: patients * each,
      source,
      price,
      left: has,
      missing: has === null ? 0 : Math.max(0, patients * (times + giveTimes) - has),
    }
  })
}

/** Only the platform's own operators may charge its account. Throws 400 at `payer`. */
const checkPayer = async ({ payer }: TopUpInput, context: Context): Promise<void> => {
  if (payer === 'platform' && !(await isPlatformOperator(context))) throw invalid({ payer: message('notAllowed') })
}

/**
 * Who bills: a doctor who tops up bills it, anybody else names one or none. The doctor must belong to the organisation
 * of every patient. Throws 400 at `doctorId`.
 */
const billingDoctor = async (
  { doctorId }: TopUpInput,
  included: readonly Candidate[],
  context: Context,
): Promise<number | null> => {
  const own = await context.db
    .selectFrom('doctor')
    .select('id')
    .where('operator', '=', caller(context).id)
    .where('occupation', '=', 'doctor')
    .where('deleted', '=', false)
    .executeTakeFirst()
  if (own && doctorId && doctorId !== own.id) throw invalid({ doctorId: message('ownBillsOnly') })
  const id = own?.id ?? doctorId ?? null
  if (id === null) return null
  const doctor = await context.db.selectFrom('doctor').select('hospital').where('id', '=', id).executeTakeFirst()
  if (included.some(({ hospital }) => hospital !== doctor?.hospital))
    throw invalid({ doctorId: message('otherOrganisation') })
  return id
}

/**
 * Works out what a top-up would do; with `isHeld` its patients are held until the transaction ends. Throws 400 at the
 * field that is wrong.
 */
export const planTopUp = async (input: TopUpInput, isHeld: boolean, context: Context): Promise<TopUpPlan> => {
  if (input.rechargeType === 'lifetime' && (input.times !== 1 || (input.giveTimes ?? 0) > 0))
    throw invalid({ times: message('oneLifetime') })
  await checkPayer(input, context)
  const { included, leftOut } = await sortCandidates(input, input.rechargeType, isHeld, context)
  const doctor = await billingDoctor(input, included, context)
  const parts = await partsOf(included, input, context)
  const sum = (value: (part: PricedPart) => number): number => parts.reduce((all, part) => all + value(part), 0)
  return {
    included,
    leftOut,
    parts,
    amount: sum(({ amount }) => amount),
    missing: sum(({ missing }) => missing),
    doctor,
  }
}

/** Whom a top-up was seen for: the very patients, however many there are by now. */
export const tokenOf = ({ included }: Pick<TopUpPlan, 'included'>): PreviewReply =>
  previewReply(
    [],
    included.map(({ id }) => id),
  )

/** Throws where nobody is left who can be topped up: 409 where their organisation is deleted, else 400 at `userIds`. */
export const refuseNobody = ({ included, leftOut }: Pick<TopUpPlan, 'included' | 'leftOut'>): void => {
  if (included.length > 0) return
  if (leftOut.length > 0 && leftOut.every(({ reason }) => reason === 'organisation'))
    throw new Problem(409, 'organisationDeleted')
  throw invalid({ userIds: message('nobodyToTopUp') })
}

/** 409: too little is left; how much, and of which organisations. */
export const missingTimes = ({ missing, parts }: Pick<TopUpPlan, 'missing' | 'parts'>): Problem =>
  new Problem(409, 'timesMissing', {
    parameters: { missing },
    details: {
      missing,
      organisations: parts
        .filter(part => part.missing > 0)
        .map(({ hospital, name, left, missing: count }) => ({ hospital, name, left, missing: count })),
    },
  })
