import { addDays } from '../../../domain/calendar.ts'
import type { Amounts } from '../../../domain/packagePrice.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { message } from '../../../resources/core/message.ts'
import { price } from '../../../resources/times/price.ts'
import { hospitalPrice } from '../../../resources/times/hospitalPrice.ts'
import type { RechargeType } from '../../../resources/times/rechargeType.ts'
import type { Asking, Context, UnavailableReasons } from '../../core/contract.ts'
import { isPlatformOperator, requirePlatformOperator } from '../../core/platformOperator.ts'
import { Problem, invalid } from '../../core/errors/problem.ts'
import { guardPeriod } from './periods.ts'
import type { Period } from './periods.ts'
import { priceNumber } from './priceNumber.ts'

/** A price of either list, as far as their rules look at it. */
export interface Terms extends Amounts, Period {
  readonly id: number
  readonly rechargeType: RechargeType
  readonly hospital?: number
  readonly deleted: boolean
}

const hasEnded = ({ validUntil }: Period, today: string): boolean => validUntil !== null && validUntil < today

/** Prices are set by operators of the whole platform, whatever permissions others were given. Throws 409. */
export const guardPlatform = (context: Context): Promise<void> => requirePlatformOperator(context, 'platformOnly')

const numberOf = async ({ hospital, rechargeType, validFrom }: Omit<Terms, 'id' | 'deleted'>, { db }: Context): Promise<string> => {
  const of = hospital === undefined ? undefined : await db.selectFrom('hospital').select('code').where('id', '=', hospital).executeTakeFirstOrThrow()
  return priceNumber(of?.code, rechargeType, validFrom)
}

/** Before a price is made or changed: its period is free, and it is called after what it then is. */
export const beforeTerms = async (terms: Omit<Terms, 'id' | 'deleted'>, id: number | null, context: Context): Promise<{ number: string }> => {
  await guardPlatform(context)
  await guardPeriod(context.db, terms, terms, id)
  return { number: await numberOf(terms, context) }
}

/** Ends a price that is valid, on a day from today on. Throws 409 `priceEnded` where it has ended, 400 where another follows before. */
export const endTerms = async (terms: Terms, { validUntil }: { validUntil: string }, context: Context): Promise<void> => {
  await guardPlatform(context)
  if (hasEnded(terms, context.today)) throw new Problem(409, 'priceEnded')
  await guardPeriod(context.db, terms, { validFrom: terms.validFrom, validUntil }, terms.id).catch(error => {
    throw error instanceof Problem && error.errors ? invalid({ validUntil: error.errors['validFrom']! }) : error
  })
  await write(terms, { valid_until: validUntil }, context)
}

/**
 * Lets other amounts follow from a day on: the price ends on the day before, or is set aside where that day is its first. What was paid by it keeps it.
 * Throws 409 `priceEnded`, and 400 where the day lies before its first or another price follows already.
 */
export const followTerms = async (terms: Terms, { validFrom, ...amounts }: Amounts & { validFrom: string }, context: Context): Promise<{ next: number }> => {
  await guardPlatform(context)
  if (hasEnded(terms, context.today)) throw new Problem(409, 'priceEnded')
  if (validFrom < terms.validFrom) throw invalid({ validFrom: message('notBefore', { min: terms.validFrom }) })
  const { hospital, rechargeType, validUntil } = terms
  const isReplaced = validFrom === terms.validFrom
  const ends = validUntil !== null && validUntil < validFrom ? validUntil : addDays(validFrom, -1)
  await write(terms, isReplaced ? { deleted: true } : { valid_until: ends }, context)
  const successor = { rechargeType, ...amounts, validFrom, validUntil: validUntil !== null && validUntil >= validFrom ? validUntil : null, remark: null }
  return { next: await context.create(resourceOf(terms), hospital === undefined ? successor : { hospital, ...successor }) }
}

/** Which actions the caller cannot take on prices and why, told beforehand. */
export const unavailableReasonsOf = async (all: readonly Terms[], asking: Asking): Promise<UnavailableReasons[]> => {
  if (!await isPlatformOperator(asking)) return all.map(() => ({ update: 'platformOnly', follow: 'platformOnly', end: 'platformOnly', remove: 'platformOnly' }))
  return all.map((terms): UnavailableReasons => (hasEnded(terms, asking.today) ? { follow: 'priceEnded', end: 'priceEnded' } : {}))
}

const resourceOf = ({ hospital }: Terms): AnyResource => (hospital === undefined ? price : hospitalPrice)

const write = async ({ id, hospital }: Terms, values: { valid_until: string } | { deleted: true }, { db }: Context): Promise<void> => {
  await db.updateTable(hospital === undefined ? 'price' : 'hospital_price' as 'price').set(values).where('id', '=', id).execute()
}
