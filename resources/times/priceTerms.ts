import { date, integer, longText, money } from '../core/index.ts'
import type { Field } from '../core/field.ts'

/** Most that one package or one time may cost, in fen. */
export const mostFen = 100_000_000

const amount = { min: 0, max: mostFen } as const

/** What times cost, in fen: totals of packages, each per time where it has none, and the price of one time. */
export const priceAmounts = {
  total30: money(amount),
  total60: money(amount),
  total90: money(amount),
  perTime: money({ required: true, ...amount }),
}

/**
 * A price list holds from its first to its last day; without a last day until it is followed. None begins in the past.
 */
export const pricePeriod = {
  validFrom: date({ required: true, min: 'today' }),
  validUntil: date(),
  remark: longText({ max: 5000 }),
}

/** What has begun may have been paid: it is not changed, but ended or followed. */
const beforeItBegins = { validFrom: { min: '+1d' }, deleted: false } as const

/** The actions of a price list of such amounts, of which others may follow. */
export const priceActionsOf = <const A extends { readonly [name: string]: Field }>(amounts: A) =>
  ({
    update: { when: beforeItBegins },
    follow: {
      when: { deleted: false },
      begins: Object.keys(amounts) as (keyof A & string)[],
      input: { validFrom: date({ required: true, min: 'today' }), ...amounts },
      /** The price that follows. */
      output: { next: integer({ required: true }) },
    },
    end: {
      when: { validFrom: { max: 'today' }, deleted: false },
      input: { validUntil: date({ required: true, min: 'today' }) },
      tone: 'warning',
    },
    remove: { when: beforeItBegins, set: { deleted: true }, tone: 'critical', confirm: true },
  }) as const

/** Those of both lists that patients pay by. */
export const priceActions = priceActionsOf(priceAmounts)
