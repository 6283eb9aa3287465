import type { hospitalPrice } from '../../resources/times/hospitalPrice.ts'
import type { price } from '../../resources/times/price.ts'
import type { purchasePrice } from '../../resources/times/purchasePrice.ts'
import type { RechargeType } from '../../resources/times/rechargeType.ts'
import { addDays } from '../../domain/calendar.ts'
import { priceOfTimes } from '../../domain/packagePrice.ts'
import { priceNumber, purchasePriceNumber } from '../times/prices/priceNumber.ts'
import { demoId, hangzhouId, organisations } from './organisations.ts'
import { stamped } from './stored.ts'
import type { Stored } from './stored.ts'

type Price = Stored<typeof price>
type OwnPrice = Stored<typeof hospitalPrice>
type PurchasePrice = Stored<typeof purchasePrice>

/** Yuan for 30, 60 and 90 times and for one; a package without a total is charged per time. */
type Yuan = readonly [total30: number | null, total60: number | null, total90: number | null, perTime: number]

const fen = (yuan: number | null): number | null => (yuan === null ? null : yuan * 100)

const terms = (
  at: number,
  today: string,
  organisation: string | undefined,
  rechargeType: RechargeType,
  [total30, total60, total90, perTime]: Yuan,
  from: number,
  until: number | null,
): Price => {
  const validFrom = addDays(today, from)
  return {
    id: at + 1,
    number: priceNumber(organisation, rechargeType, validFrom),
    rechargeType,
    total30: fen(total30),
    total60: fen(total60),
    total90: fen(total90),
    perTime: perTime * 100,
    validFrom,
    validUntil: until === null ? null : addDays(today, until),
    remark: null,
    deleted: false,
    ...stamped(`${addDays(validFrom, -20)}T02:00:00.000Z`, 1),
  }
}

/** The day on which prices last changed, before today. */
const changed = -420
/** And on which the present ones end, if nothing follows before: in ten years. */
const ends = 3_650

const platform: readonly (readonly [RechargeType, Yuan, number, number | null])[] = [
  ['ordinary', [2700, 5100, 7200, 100], -1500, changed - 1],
  ['ordinary', [3000, 5400, 7560, 120], changed, ends],
  ['naked3d', [3600, 6900, 9900, 135], -1500, changed - 1],
  ['naked3d', [3900, 7200, 9990, 150], changed, ends],
  ['lifetime', [null, null, null, 19_800], -1500, ends],
]

const own: readonly (readonly [hospital: number, RechargeType, Yuan, number, number | null])[] = [
  [hangzhouId, 'ordinary', [2880, 5100, 7020, 110], -200, null],
  [hangzhouId, 'naked3d', [3750, 6900, 9450, 145], -200, null],
  [demoId, 'ordinary', [2640, 4800, 6480, 98], -500, -141],
  [demoId, 'ordinary', [2760, 4980, 6840, 105], -140, 180],
]

/** The platform's price list: one period that is over, and the present one. */
export const prices = (today: string): Price[] =>
  platform.map(([type, yuan, from, until], at) => terms(at, today, undefined, type, yuan, from, until))

/** What a number of times cost the patients of an organisation on a day, in fen, and the price that says so. */
export type PriceOf = (
  hospital: number,
  type: RechargeType,
  day: string,
  times: number,
) => { readonly amount: number; readonly price: number | null; readonly hospitalPrice: number | null }

/**
 * The sample's prices as they are looked up: the organisation's own before the platform's. Throws for a day of which
 * there is none.
 */
export const priceOf = (today: string): PriceOf => {
  const [platformPrices, ownPrices] = [prices(today), hospitalPrices(today)]
  const isValid =
    (type: RechargeType, day: string) =>
    ({ rechargeType, validFrom, validUntil }: Price): boolean =>
      rechargeType === type && validFrom <= day && (validUntil === null || validUntil >= day)
  return (hospital, type, day, times) => {
    const own = ownPrices.find(one => one.hospital === hospital && isValid(type, day)(one))
    const found = own ?? platformPrices.find(isValid(type, day))
    if (!found) throw new Error(`No price of ${type} on ${day}`)
    return { amount: priceOfTimes(found, times), price: own ? null : found.id, hospitalPrice: own?.id ?? null }
  }
}

/** Prices of two organisations that have their own. */
export const hospitalPrices = (today: string): OwnPrice[] => {
  const codes = new Map(organisations(today).map(({ id, code }) => [id, code]))
  return own.map(([hospital, type, yuan, from, until], at) => ({
    hospital,
    ...terms(at, today, codes.get(hospital)!, type, yuan, from, until),
  }))
}

const purchases: readonly (readonly [
  RechargeType,
  fromTimes: number,
  yuan: number,
  from: number,
  until: number | null,
])[] = [
  ['ordinary', 100, 14, -1500, changed - 1],
  ['ordinary', 100, 15, changed, null],
  ['ordinary', 500, 12, changed, null],
  ['ordinary', 2000, 10, changed, null],
  ['naked3d', 100, 18, changed, null],
  ['naked3d', 500, 15, changed, null],
  ['lifetime', 1, 4800, -1500, null],
]

/** What organisations pay the platform: the more at once, the less for each. */
export const purchasePrices = (today: string): PurchasePrice[] =>
  purchases.map(([rechargeType, fromTimes, yuan, from, until], at) => {
    const validFrom = addDays(today, from)
    return {
      id: at + 1,
      number: purchasePriceNumber(rechargeType, fromTimes, validFrom),
      rechargeType,
      fromTimes,
      perTime: yuan * 100,
      validFrom,
      validUntil: until === null ? null : addDays(today, until),
      remark: null,
      deleted: false,
      ...stamped(`${addDays(validFrom, -20)}T02:00:00.000Z`, 1),
    }
  })
