import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction } from '../../../server/core/execution.ts'
import { contextOf } from '../../../server/core/hooks.ts'
import { hour, minute } from '../../../server/core/lifetime.ts'
import { compareBills } from '../../../server/alipay/compareBills.ts'
import { settlePayments } from '../../../server/alipay/settlePayments.ts'
import { AlipayError } from '../../../server/platform/alipay/Alipay.ts'
import { compareLedger } from '../../../server/times/ledger/compareLedger.ts'
import type { BillLie } from '../../support/alipayBill.ts'
import type { AlipayMood } from '../../support/alipay.ts'
import { describeAbove } from '../../support/database.ts'
import { isFull } from '../../support/full.ts'
import { Till } from './till.ts'

class Crash extends Error {}

/** The same numbers for the same seed (mulberry32). */
const randomOf = (seed: number) => {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    chance: (part: number) => next() < part,
    upTo: (most: number) => Math.floor(next() * most),
    pick: <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)]!,
  }
}

const moods: readonly AlipayMood[] = [
  'well',
  'well',
  'well',
  'lost',
  'hangUp',
  'unsigned',
  'forged',
  'another',
  'busy',
  'page',
  'poor',
  'forbidden',
]
const billLies: readonly (BillLie | undefined)[] = [
  undefined,
  undefined,
  'notThere',
  'gone',
  'elsewhere',
  'page',
  'cut',
  'nothingIn',
  'utf8',
  'columns',
  'short',
  'otherDay',
  'others',
]
const lies: readonly Readonly<Record<string, string>>[] = [
  { app_id: '1' },
  { total_amount: '0.01' },
  { out_trade_no: 'ZF1' },
  { trade_status: 'WAIT_BUYER_PAY' },
  { trade_status: 'TRADE_CLOSED' },
]

describeAbove('orders, notices, questions, bills, crashes and refunds in any order', engine => {
  let till: Till
  beforeAll(async () => {
    till = await Till.open(await engine.openSeeded())
  })
  afterAll(() => till.close())

  const orders = () => till.office.database.db.selectFrom('payment_order').selectAll().orderBy('id').execute()
  const refunds = () => till.office.database.db.selectFrom('payment_refund').selectAll().orderBy('id').execute()

  /** The job on a host that dies before or after a commit now and then. */
  const runAndCrash = async (
    crash: () => 'before' | 'after' | undefined,
    name: 'settlePayments' | 'compareBills' = 'settlePayments',
  ): Promise<void> => {
    const run = name === 'settlePayments' ? settlePayments : compareBills
    const {
      engine: host,
      app: { log },
      clock: { now },
    } = till.office
    await run({
      now,
      signal: new AbortController().signal,
      inTransaction: async work => {
        const how = crash()
        const done = await inTransaction(host.beginJob(name, { now, log }), async call => {
          const found = await work(contextOf(call))
          if (how === 'before') throw new Crash()
          return found
        })
        if (how === 'after') throw new Crash()
        return done
      },
    }).catch((error: unknown) => {
      if (!(error instanceof Crash || error instanceof AlipayError)) throw error
    })
  }

  /** What holds at every moment, whatever was lost. */
  const holds = async (): Promise<void> => {
    const { db } = till.office.database
    const owed = await refunds()
    let bought = 0
    for (const {
      id,
      number,
      state,
      purchase,
      times,
      amount,
      received_amount: received,
      refunded_amount: refunded,
    } of await orders()) {
      const trade = till.gateway.trades.get(number)
      const rows = await db
        .selectFrom('hospital_recharge')
        .select(['id', 'times', 'amount'])
        .where('remark', '=', number)
        .where('movement', '=', 'topUp')
        .execute()
      // No times without money, none twice.
      expect(rows, number).toEqual(state === 'paid' || state === 'refunded' ? [{ id: purchase, times, amount }] : [])
      if (received > 0) expect(trade, number).toMatchObject({ amount: received })
      bought += rows.length === 0 ? 0 : times
      const back = [...(trade?.refunds.values() ?? [])].reduce((sum, one) => sum + one, 0)
      const own = owed.filter(one => one.payment_order === id)
      // No money goes back that was not owed, and none is said to be back that is not.
      expect(back, number).toBeLessThanOrEqual(own.reduce((sum, one) => sum + one.amount, 0))
      expect(refunded, number).toBeLessThanOrEqual(
        back + own.filter(one => one.state === 'settled').reduce((sum, one) => sum + one.amount, 0),
      )
    }
    const returned = await db
      .selectFrom('hospital_recharge')
      .select(({ fn }) => fn.sum<number | null>('times').as('times'))
      .where('movement', '=', 'refund')
      .executeTakeFirstOrThrow()
    expect(await till.left()).toBe(bought + Number(returned.times ?? 0))
  }

  const play = async (seed: number, steps: number): Promise<void> => {
    const { chance, upTo, pick } = randomOf(seed)
    const made: { id: number; number: string }[] = []
    const { gateway } = till
    // The days of the play before have ended every session.
    await till.signIn()
    gateway.mood = 'well'
    gateway.lie = undefined
    made.push(await till.order())
    const moves: readonly (() => Promise<unknown>)[] = [
      async () => {
        made.push(await till.order(pick([100, 120, 500]), chance(0.8) ? 'qr' : 'page'))
      },
      async () => {
        gateway.mood = pick(moods)
      },
      async () => {
        const offered = made.filter(({ number }) => gateway.offers.has(number))
        if (offered.length > 0)
          gateway.pay(pick(offered).number, { isDone: chance(0.8), ...(chance(0.1) && { amount: 1 + upTo(1000) }) })
      },
      async () => {
        const told = made.filter(({ number }) => gateway.trades.get(number)?.status === 'TRADE_SUCCESS')
        if (told.length > 0) await till.notify(gateway.notice(pick(told).number))
      },
      async () => {
        if (made.length > 0)
          await till.notify(gateway.notice(pick(made).number, { trade_status: 'TRADE_SUCCESS', ...pick(lies) }))
      },
      async () => {
        if (made.length > 0)
          await till.notify(
            gateway.notice(pick(made).number, { trade_status: 'TRADE_SUCCESS', total_amount: '6000.00' }, true),
          )
      },
      () => runAndCrash(() => (chance(0.2) ? pick(['before', 'after'] as const) : undefined)),
      () => runAndCrash(() => undefined),
      async () => {
        if (made.length > 0) await till.check(pick(made).id)
      },
      async () => {
        if (made.length > 0) await till.call(`PUT api/paymentOrder/close/${pick(made).id}`, {}, till.partner)
      },
      async () => {
        const { times, amount } = (
          await till.call(
            `GET api/hospitalRefoundDefaultByuid?uid=${till.office.hospitals.hospital}&rechargeType=ordinary&times=${1 + upTo(200)}`,
          )
        ).body
        if (Number(times) > 0) await till.giveBack(Number(times), Number(amount))
      },
      // Refused before Alipay has refused it, or while it owes an answer: what it gives back stays what is owed less
      // what went otherwise.
      async () => {
        const waiting = (await refunds()).filter(one => one.state === 'waiting')
        if (waiting.length > 0) await till.settleOtherwise(pick(waiting).id)
      },
      async () => {
        gateway.lie = pick(billLies)
      },
      () => runAndCrash(() => (chance(0.2) ? pick(['before', 'after'] as const) : undefined), 'compareBills'),
      async () => {
        till.office.clock.advance(minute * pick([1, 1, 5, 31]))
      },
      async () => {
        till.office.clock.advance(7 * hour)
        await till.signIn()
      },
    ]
    for (let step = 0; step < steps; step += 1) {
      await pick(moves)()
      await holds()
    }
    gateway.mood = 'well'
    gateway.lie = undefined
    /** A day and more of a gateway that is well: the longest that anything waits. */
    const rest = async (hours: number): Promise<void> => {
      for (let turn = 0; turn < hours; turn += 1) {
        till.office.clock.advance(hour)
        await till.compare()
        await till.run()
      }
    }
    await rest(32)
    // Money for orders that nobody asks about any more, and whose notices are lost: the bill tells of it.
    const forgotten = (await orders()).find(
      ({ number, state, check_at }) =>
        state === 'closed' && check_at === null && gateway.offers.has(number) && !gateway.trades.has(number),
    )
    if (forgotten) gateway.pay(forgotten.number)
    await rest(2 * 24 + 12)
    await holds()
    const owed = await refunds()
    for (const { id, number, state, received_amount: received } of await orders()) {
      const trade = gateway.trades.get(number)
      const back = [...(trade?.refunds.values() ?? [])].reduce((sum, one) => sum + one, 0)
      const own = owed.filter(one => one.payment_order === id)
      const sumOf = (...states: readonly string[]): number =>
        own.filter(one => states.includes(one.state)).reduce((sum, one) => sum + one.amount, 0)
      // No money without times that is not found: it came to be a purchase, or went back, which Alipay does not know of
      // where some of it went otherwise.
      if (trade?.status === 'TRADE_SUCCESS') {
        const isBack = sumOf('settled') > 0 && sumOf('refunded', 'settled') === received
        expect(isBack ? ['refunded', 'failed'] : ['paid'], number).toContain(state)
      }
      if (state === 'failed') expect([number, sumOf('refunded', 'settled')]).toEqual([number, received])
      if (trade === undefined) expect([number, state]).toEqual([number, 'closed'])
      expect([number, back]).toEqual([number, sumOf('refunded')])
    }
    expect(made.length).toBeGreaterThan(0)
    expect(made.every(({ number }) => number.startsWith('ZF'))).toBe(true)
    expect(owed.filter(one => one.state === 'waiting')).toEqual([])
    // What the bills and the books say is the same, and all of it stands in them.
    const { db } = till.office.database
    expect(
      await db
        .selectFrom('alipay_difference')
        .select(['kind', 'movement', 'number', 'ours', 'theirs'])
        .where('state', '=', 'open')
        .execute(),
    ).toEqual([])
    expect(
      (await orders())
        .filter(({ received_amount: received, billed_on: day }) => received > 0 !== (day !== null))
        .map(({ number }) => number),
    ).toEqual([])
    expect(
      (await refunds())
        .filter(({ state, billed_on: day }) => (state === 'refunded') !== (day !== null))
        .map(({ number }) => number),
    ).toEqual([])
    expect(await compareLedger(till.office.database.db)).toEqual([])
  }

  it.each(Array.from({ length: isFull ? 40 : 2 }, (_, at) => at + 1))(
    'give times once for money, and none is lost: %i',
    seed => play(seed, isFull ? 120 : 40),
    600_000,
  )
})
