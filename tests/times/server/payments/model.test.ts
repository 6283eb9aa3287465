import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compareLedger } from '../../../../server/times/ledger/compareLedger.ts'
import { describeAbove } from '../../../support/database.ts'
import { CashDesk } from '../recharge/cashDesk.ts'
import { MoneyRun } from './MoneyRun.ts'
import type { Step } from './MoneyRun.ts'
import { isFull } from '../../../support/full.ts'

const stepsARun = 150
const runs = isFull ? 60 : 1

const child = fc.nat({ max: 3 })
const by = fc.nat({ max: 2 })
const any = fc.nat({ max: 60 })
const few = fc.integer({ min: 1, max: 12 })
const gifts = fc.constantFrom(0, 0, 1, 3)
const channel = fc.constantFrom('cash', 'wechat', 'card')
const paid = fc.constantFrom(true, true, false)
const of = <K extends Step['kind']>(weight: number, kind: K, more: Record<string, fc.Arbitrary<unknown>>) => ({
  weight,
  arbitrary: fc.record({ kind: fc.constant(kind), ...more }) as unknown as fc.Arbitrary<Step>,
})

const step = fc.oneof(
  of(14, 'topUp', {
    child,
    times: few,
    gifts,
    paid,
    channel,
    by,
    payer: fc.constantFrom('organisation', 'organisation', 'platform'),
  }),
  of(6, 'pay', { lot: any, channel, by }),
  of(22, 'refund', { lot: any, times: fc.constantFrom(0, 1, 1, 1, 2, 3, 5), by }),
  of(6, 'answer', { request: any, agree: fc.constantFrom(true, true, false), by }),
  of(22, 'train', { child }),
  of(3, 'lifetime', { child, give: fc.boolean(), paid, by }),
  of(7, 'buy', {
    times: fc.integer({ min: 1, max: 40 }),
    gifts,
    amount: fc.constantFrom(0, 99_999, 200_001, 77),
    paid,
    by,
  }),
  of(3, 'payPurchase', { purchase: any, by }),
  of(2, 'cancelPurchase', { purchase: any, by }),
  of(9, 'giveBack', { times: fc.integer({ min: 0, max: 15 }), gifts, share: fc.constantFrom(1, 1, 0.5, 0, 1.2), by }),
  of(1, 'merge', { child, other: child }),
  of(1, 'transfer', { child }),
  of(1, 'remove', { child }),
  of(2, 'recover', { child }),
  of(1, 'removeClinic', {}),
  of(4, 'recoverClinic', {}),
  of(9, 'sellCard', { card: any, paid, channel, by, payer: fc.constantFrom('organisation', 'platform') }),
  of(7, 'redeemCard', { card: any, child, by }),
  of(3, 'payCard', { card: any, channel, by }),
  of(3, 'refundCard', { card: any, by }),
  of(2, 'cancelCard', { card: any, by }),
  of(5, 'nextDay', {}),
)

interface Journal {
  readonly amount: number
  readonly received: number
  readonly times: number
  readonly giveTimes: number
}

describeAbove('money in any order of events', engine => {
  let desk: CashDesk
  beforeAll(async () => {
    desk = await CashDesk.open(await engine.openSeeded())
  })
  afterAll(() => desk.office.close())

  const totals = async (path: string): Promise<Record<string, number>> =>
    (await desk.call(`GET api/${path}&totals=true&size=1`)).body['totals'] as Record<string, number>
  const journalOf = async (table: 'payment' | 'hospital_payment', hospitals: readonly number[]): Promise<Journal> =>
    (
      await sql<Journal>`
    select coalesce(sum(amount), 0) as amount, coalesce(sum(received), 0) as received, coalesce(sum(times), 0) as times, coalesce(sum(give_times), 0) as "giveTimes"
    from ${sql.table(table)} where hospital = any(${[...hospitals]}::integer[])`.execute(desk.db)
    ).rows[0]!

  /** Whatever tells of the same money tells the same. */
  const compare = async (run: MoneyRun, before: Journal): Promise<void> => {
    const { clinic } = run
    expect(await compareLedger(desk.db)).toEqual([])
    const patients = await journalOf('payment', [clinic])
    const lots = await totals(`recharge?hospital=${clinic}`)
    // Cards that nobody has redeemed yet; those that were are top-ups.
    const cards = await totals(`card?hospital=${clinic}&state=sold`)
    expect({
      amount: lots['amount']! - lots['refundedAmount']! + cards['amount']!,
      times: lots['times']! - lots['refundedTimes']! + cards['times']!,
    }).toEqual({ amount: patients.amount, times: patients.times })
    const taken = await totals(`card?hospital=${clinic}&state=void`)
    expect(taken['amount']).toBe(taken['refundedAmount'])
    expect(await totals(`payment?hospital=${clinic}`)).toEqual(patients)
    const owed = await totals(`recharge?hospital=${clinic}&payStatus=unpaid`)
    const owedCards = await totals(`card?hospital=${clinic}&state=sold&payStatus=unpaid`)
    expect(owed['amount']! + owedCards['amount']!).toBe(patients.amount - patients.received)
    const organisations = await journalOf('hospital_payment', [clinic])
    const bought = await totals(`hospital/hospitalChargeRecord?hospital=${clinic}`)
    expect({ amount: bought['amount'], times: bought['times'], giveTimes: bought['giveTimes'] }).toEqual({
      amount: organisations.amount,
      times: organisations.times,
      giveTimes: organisations.giveTimes,
    })
    const sums = (await desk.call(`GET api/hospital/hospitalChargeRecord/organ?hospital=${clinic}`))
      .body as unknown as Journal[]
    expect(sums.reduce((sum, one) => sum + one.amount, 0)).toBe(organisations.amount)
    const statement = (
      await desk.call(`GET api/hospital/statement/${clinic}?rechargeType=ordinary&from=${run.first}&to=${run.day}`)
    ).body
    const charged = await sql<{
      times: number
    }>`select coalesce(sum(times + give_times), 0) as times from payment where hospital = ${clinic} and payer = 'organisation'`.execute(
      desk.db,
    )
    expect([statement['opening'], statement['closing']]).toEqual([
      0,
      organisations.times + organisations.giveTimes - charged.rows[0]!.times,
    ])
    const all = await journalOf('payment', await everywhere())
    expect(await run.handedOver()).toBe(all.received - before.received)
  }

  const everywhere = async (): Promise<number[]> =>
    (await desk.db.selectFrom('hospital').select('id').execute()).map(({ id }) => id)

  /** What one person gave back by themselves is within both limits, each time and in whatever order. */
  const compareLimits = async (
    { clinic, first }: MoneyRun,
    refundLimit: number,
    refundDayLimit: number,
  ): Promise<void> => {
    const { rows } = await sql<{ above: number }>`
      select count(*)::integer as above from (
        select f.request, p.recharge, sum(-p.received) over (partition by p.recharge order by p.id) as of_lot from payment p join recharge_refund f on f.id = p.recharge_refund where p.kind = 'refund' and p.received < 0 and p.hospital = ${clinic}
        union all select c.request, c.id, -p.received from payment p join card c on c.id = p.card where p.kind = 'refund' and p.recharge_refund is null and p.received < 0 and p.hospital = ${clinic}
      ) given where request is null and of_lot > ${refundLimit}`.execute(desk.db)
    const { rows: days } = await sql<{ given: number }>`
      select sum(-received) as given from (
        select p.created_by, p.day, p.received from payment p join recharge_refund f on f.id = p.recharge_refund and f.request is null where p.kind = 'refund'
        union all select p.created_by, p.day, p.received from payment p join card c on c.id = p.card and c.request is null where p.kind = 'refund'
        union all select p.created_by, p.day, p.received from hospital_payment p join hospital_recharge t on t.id = p.refund and t.request is null where p.kind = 'refund'
      ) d where day >= ${first} group by created_by, day having sum(-received) > ${refundDayLimit}`.execute(desk.db)
    expect({ above: rows[0]!.above, days }).toEqual({ above: 0, days: [] })
  }

  /**
   * Whatever is owed can be paid, and then nothing is; what was used is paid, and nobody got more back than they paid
   * for it.
   */
  const settle = async (run: MoneyRun): Promise<void> => {
    for (const [line, ids] of [
      ['PUT api/recharge/pay', run.lots],
      ['PUT api/hospitalRecharge/pay', run.purchases],
    ] as const) {
      for (const id of ids) {
        const path = line.includes('hospital') ? 'hospitalRecharge' : 'recharge'
        const { body } = await desk.call(`GET api/${path}/${id}`)
        if (body['payStatus'] === 'unpaid')
          expect({ path, id, ...(await desk.call(`${line}/${id}`, { channel: 'cash' })) }).toMatchObject({
            status: 200,
          })
      }
    }
    for (const { id } of run.cards) {
      const { body } = await desk.call(`GET api/card/${id}`)
      if (body['state'] === 'sold' && body['payStatus'] === 'unpaid')
        expect({ id, ...(await desk.call(`PUT api/card/pay/${id}`, { channel: 'cash' })) }).toMatchObject({
          status: 200,
        })
    }
    for (const table of ['payment', 'hospital_payment'] as const) {
      const { amount, received } = await journalOf(table, [run.clinic])
      expect({ table, owed: amount - received }).toEqual({ table, owed: 0 })
    }
    const { rows: short } = await sql<{ id: number }>`
      select r.id from recharge r join (select recharge, sum(amount) filter (where kind = 'sale') as price, sum(received) as received from payment group by 1) p on p.recharge = r.id
      where r.id = any(${run.lots}::integer[]) and r.times > 0 and p.received < floor(p.price * r.used_times::numeric / r.times)`.execute(
      desk.db,
    )
    const { rows: over } = await sql<{ id: number }>`
      select t.id from hospital_recharge t join (select purchase, sum(times) as times, sum(received) as received from hospital_payment group by 1) p on p.purchase = t.id
      where t.id = any(${run.purchases}::integer[]) and t.pay_status = 'paid' and p.received < floor(t.amount * p.times::numeric / t.times)`.execute(
      desk.db,
    )
    expect({ short, over }).toEqual({ short: [], over: [] })
  }

  it(
    `agrees in records, totals, sheets, statements and journals, within its limits, over ${runs * stepsARun} steps`,
    async () => {
      const limits = fc.record({ topUp: fc.constantFrom(10_000, 25_000), day: fc.constantFrom(40_000, 90_000) })
      await fc.assert(
        fc.asyncProperty(
          fc.array(step, { minLength: stepsARun, maxLength: stepsARun }),
          limits,
          async (steps, { topUp, day }) => {
            const before = await journalOf('payment', await everywhere())
            await desk.db.updateTable('config_setting').set({ refund_limit: topUp, refund_day_limit: day }).execute()
            const run = await MoneyRun.begin(desk)
            for (const one of steps) await run.take(one)
            await compareLimits(run, topUp, day)
            await run.compareClosedDays()
            await compare(run, before)
            await settle(run)
            await compare(run, before)
            await run.compareClosedDays()
          },
        ),
        { numRuns: runs, endOnFailure: true, ...(isFull ? {} : { seed: 20260302 }) },
      )
    },
    isFull ? 1_800_000 : 300_000,
  )
})
