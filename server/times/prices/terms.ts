import { addDays } from '../../../domain/calendar.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { message } from '../../../resources/core/message.ts'
import { price } from '../../../resources/times/price.ts'
import { hospitalPrice } from '../../../resources/times/hospitalPrice.ts'
import { purchasePrice } from '../../../resources/times/purchasePrice.ts'
import type { RechargeType } from '../../../resources/times/rechargeType.ts'
import type { Asking, Context, UnavailableReasons } from '../../core/contract.ts'
import { isPlatformOperator, requirePlatformOperator } from '../../core/platformOperator.ts'
import { Problem, invalid } from '../../core/errors/problem.ts'
import { guardPeriod, priceTable } from './periods.ts'
import type { Period, PriceOf } from './periods.ts'
import { priceNumber, purchasePriceNumber } from './priceNumber.ts'

/** A price of any list, as far as their rules look at it. */
export interface Terms extends PriceOf, Period {
  readonly id: number
  readonly rechargeType: RechargeType
  readonly deleted: boolean
}

const hasEnded = ({ validUntil }: Period, today: string): boolean => validUntil !== null && validUntil < today

/** Prices are set by operators of the whole platform, whatever permissions others were given. Throws 409. */
export const guardPlatform = (context: Context): Promise<void> => requirePlatformOperator(context, 'platformOnly')

const numberOf = async (
  { hospital, fromTimes, rechargeType, validFrom }: Omit<Terms, 'id' | 'deleted'>,
  { db }: Context,
): Promise<string> => {
  if (fromTimes !== undefined) return purchasePriceNumber(rechargeType, fromTimes, validFrom)
  const of =
    hospital === undefined
      ? undefined
      : await db.selectFrom('hospital').select('code').where('id', '=', hospital).executeTakeFirstOrThrow()
  return priceNumber(of?.code, rechargeType, validFrom)
}

/** Before a price is made or changed: its period is free, and it is called after what it then is. */
export const beforeTerms = async (
  terms: Omit<Terms, 'id' | 'deleted'>,
  id: number | null,
  context: Context,
): Promise<{ number: string }> => {
  await guardPlatform(context)
  await guardPeriod(context.db, terms, terms, id)
  return { number: await numberOf(terms, context) }
}

/**
 * Ends a price that is valid, on a day from today on. Throws 409 `priceEnded` where it has ended, 400 where another
 * follows before.
 */
export const endTerms = async (
  terms: Terms,
  { validUntil }: { validUntil: string },
  context: Context,
): Promise<void> => {
  await guardPlatform(context)
  if (hasEnded(terms, context.today)) throw new Problem(409, 'priceEnded')
  await guardPeriod(context.db, terms, { validFrom: terms.validFrom, validUntil }, terms.id).catch(error => {
    throw error instanceof Problem && error.errors ? invalid({ validUntil: error.errors['validFrom']! }) : error
  })
  await write(terms, { valid_until: validUntil }, context)
}

/**
 * Lets other amounts follow from a day on: the price ends on the day before, or is set aside where that day is its
 * first. What was paid by it keeps it. Throws 409 `priceEnded`, and 400 where the day lies before its first or another
 * price follows already.
 */
export const followTerms = async (
  terms: Terms,
  { validFrom, ...amounts }: { readonly validFrom: string; readonly [amount: string]: unknown },
  context: Context,
): Promise<{ next: number }> => {
  await guardPlatform(context)
  if (hasEnded(terms, context.today)) throw new Problem(409, 'priceEnded')
  if (validFrom < terms.validFrom) throw invalid({ validFrom: message('notBefore', { min: terms.validFrom }) })
  const { hospital, fromTimes, rechargeType, validUntil } = terms
  const isReplaced = validFrom === terms.validFrom
  const ends = validUntil !== null && validUntil < validFrom ? validUntil : addDays(validFrom, -1)
  await write(terms, isReplaced ? { deleted: true } : { valid_until: ends }, context)
  const successor = {
    rechargeType,
    ...amounts,
    validFrom,
    validUntil: validUntil !== null && validUntil >= validFrom ? validUntil : null,
    remark: null,
  }
  return {
    next: await context.create(resources[priceTable(terms)], {
      ...(hospital !== undefined && { hospital }),
      ...(fromTimes !== undefined && { fromTimes }),
      ...successor,
    }),
  }
}

/** Which actions the caller cannot take on prices and why, told beforehand. */
export const unavailableReasonsOf = async (all: readonly Terms[], asking: Asking): Promise<UnavailableReasons[]> => {
  if (!(await isPlatformOperator(asking)))
    return all.map(() => ({
      update: 'platformOnly',
      follow: 'platformOnly',
      end: 'platformOnly',
      remove: 'platformOnly',
    }))
  return all.map((terms): UnavailableReasons =>
    hasEnded(terms, asking.today) ? { follow: 'priceEnded', end: 'priceEnded' } : {},
  )
}

const resources: { readonly [T in ReturnType<typeof priceTable>]: AnyResource } = {
  price,
  hospital_price: hospitalPrice,
  purchase_price: purchasePrice,
}

const write = async (
  terms: Terms,
  values: { valid_until: string } | { deleted: true },
  { db }: Context,
): Promise<void> => {
  await db
    .updateTable(priceTable(terms) as 'price')
    .set(values)
    .where('id', '=', terms.id)
    .execute()
}
