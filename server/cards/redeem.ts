import { isCardNumber, withoutRoom } from '../../domain/card.ts'
import { card } from '../../resources/cards/card.ts'
import { message } from '../../resources/core/message.ts'
import { recharge } from '../../resources/times/recharge.ts'
import type { Before, Context } from '../core/contract.ts'
import { counting } from '../core/counting.ts'
import { invalid, Problem, unauthenticated } from '../core/errors/problem.ts'
import { day } from '../core/lifetime.ts'
import { counted, forgiveOne } from '../core/throttle.ts'
import type { Counted } from '../core/throttle.ts'
import { all, Statement } from '../core/statement.ts'
import { posting } from '../times/cards/sale.ts'
import { topUpPatients } from '../times/ledger/creditTopUp.ts'
import { isCodeOf } from './codes.ts'
import './tables.ts'

export interface Proof {
  readonly number: string
  readonly code: string
}

/** Wrong codes that are free in an hour, whoever types them. */
const tries = ({ operator, device }: Pick<Before, 'operator' | 'device'>) =>
  counted(10, 'redeemCard', ...(operator ? ['operator', operator.id] : ['patient', device?.patient ?? 0]))

/** Whether number and code belong together; a try that was right is none that counts. */
const isRight = async (db: Context['db'], { number, code }: Proof, counts: Counted): Promise<boolean> => {
  const found = await db
    .selectFrom('card')
    .innerJoin('card_code', 'card_code.card', 'card.id')
    .select('card_code.hash')
    .where('card.number', '=', number)
    .executeTakeFirst()
  if (!found || !isCodeOf(number, code, found.hash)) return false
  await forgiveOne(db, counts)
  return true
}

/** The card of a number, held. */
const lockCard = ({ number }: Proof, { db }: Context) =>
  db
    .selectFrom('card')
    .select([
      'id',
      'number',
      'state',
      'hospital',
      'recharge_type as rechargeType',
      'times',
      'give_times as giveTimes',
      'payer',
      'amount',
      'channel',
      'pay_status as payStatus',
      'paid_at as paidAt',
      'valid_until as validUntil',
      'redeemed_at as redeemedAt',
      'patient',
    ])
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirstOrThrow()

type Found = Awaited<ReturnType<typeof lockCard>>

const dayIn = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(moment))

const replyOf = (recharge: number, { number, times, giveTimes }: Found, repeated: boolean) => ({
  recharge,
  number,
  times,
  giveTimes: giveTimes ?? 0,
  repeated,
})

/**
 * The top-up that a card was redeemed as, where the same caller did so for the same patient in the last day: whoever
 * lost the answer asks again, and who proves the card needs no key for that.
 */
const redeemedBefore = async (
  { id, state, patient, redeemedAt }: Found,
  whom: number,
  { db, now, operator }: Context,
): Promise<number | undefined> => {
  if (state !== 'redeemed' || patient !== whom) return undefined
  if (now.getTime() - new Date(redeemedAt!).getTime() >= day) return undefined
  const found = await db
    .selectFrom('recharge')
    .select('id')
    .where('card', '=', id)
    .where('created_by', 'is not distinct from', operator?.id ?? null)
    .executeTakeFirst()
  return found?.id
}

/** Throws 409 for a card that gives nobody any times. */
const refuseSpent = ({ state, validUntil, redeemedAt }: Found, { today, timeZone }: Context): void => {
  if (state === 'redeemed')
    throw new Problem(409, 'cardRedeemed', { parameters: { day: dayIn(redeemedAt!, timeZone) } })
  if (state === 'void') throw new Problem(409, 'cardVoid')
  if (state === 'expired' || (validUntil !== null && validUntil < today))
    throw new Problem(409, 'cardExpired', { parameters: { day: validUntil! } })
  if (state === 'new') throw new Problem(409, 'cardNotSold')
}

/**
 * Whom it is redeemed for: a patient in the caller's scope, of the card's organisation, whose the top-up is. Throws
 * where that cannot be topped up.
 */
const checkCustomer = async (patient: number, { hospital }: Found, { db, operator, reach }: Context): Promise<void> => {
  const statement = new Statement()
  // Who signed in on a device is who they are.
  const conditions = [`p.id = ${statement.bind(patient)}`, ...(operator ? reach('patient', statement, 'p') : [])]
  const [one] = await statement.run<{ hospital: number; isLeftOut: boolean }>(
    db,
    `
    select p.hospital, p.deleted or h.deleted or p.type = 'demo' as "isLeftOut" from patient p join hospital h on h.id = p.hospital where ${all(conditions)} for no key update of p`,
  )
  if (!one) throw invalid({ patient: message('reference') })
  if (one.isLeftOut) throw new Problem(409, 'cardCustomer')
  if (one.hospital !== hospital) throw new Problem(409, 'cardElsewhere')
}

/**
 * Moves the times of a card, which its number and code prove, on to a patient as a top-up that was paid by the card;
 * asked again, it answers the same.
 * Wrong tries count although they are refused. Throws 400 at `number` where it was mistyped, 409 where both do not
 * belong together or the card is spent, 429 where there were too many tries.
 */
export const redeem = async (typed: Proof, patient: number | undefined, before: Before) => {
  const proof = { number: withoutRoom(typed.number), code: typed.code }
  if (!isCardNumber(proof.number)) throw invalid({ number: message('cardMistyped') })
  const whom = patient ?? before.device?.patient
  if (!whom) throw unauthenticated()
  const counts = tries(before)
  // Which of both is wrong, and whether there is such a card, is told to nobody. Not 403, which pages take for rights
  // that changed.
  if (!(await counting(counts, before, db => isRight(db, proof, counts)))) throw new Problem(409, 'cardRefused')
  return async (context: Context) => {
    const { db, now } = context
    const found = await lockCard(proof, context)
    const repeated = await redeemedBefore(found, whom, context)
    if (repeated !== undefined) return replyOf(repeated, found, true)
    refuseSpent(found, context)
    await checkCustomer(whom, found, context)
    const { id, number, hospital, rechargeType, times, giveTimes, payer, amount, channel, payStatus, paidAt } = found
    const lot = await context.create(recharge, {
      number,
      patient: whom,
      hospital,
      rechargeType,
      times,
      giveTimes,
      total: times + (giveTimes ?? 0),
      payer,
      amount,
      channel,
      payStatus,
      paidAt,
      card: id,
    })
    await topUpPatients(db, {
      lots: [{ recharge: lot, patient: whom, hospital }],
      rechargeType,
      times,
      giveTimes: giveTimes ?? 0,
      payer: payer!,
      card: id,
      ...posting(context),
    })
    await context.update(card, id, { state: 'redeemed', patient: whom, redeemedAt: now.toISOString() })
    return replyOf(lot, found, false)
  }
}
