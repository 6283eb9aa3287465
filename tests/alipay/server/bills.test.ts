import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hour } from '../../../server/core/lifetime.ts'
import type { BillLie } from '../../support/alipayBill.ts'
import { describeAbove } from '../../support/database.ts'
import { Till } from './till.ts'

describeAbove('bills of Alipay', engine => {
  let till: Till
  let reader: number
  beforeAll(async () => {
    till = await Till.open(await engine.openSeeded())
    reader = (
      await till.office.database.db
        .selectFrom('operator')
        .select('id')
        .where('username', '=', 'root')
        .executeTakeFirstOrThrow()
    ).id
    // Later in the day than bills are made.
    till.office.clock.advance(2 * hour)
    await till.office.database.db
      .updateTable('alipay_setting')
      .set({ differences_to: [reader] })
      .execute()
  })
  afterAll(() => till.close())
  beforeEach(async () => {
    till.gateway.lie = undefined
    till.gateway.mood = 'well'
    await till.signIn()
  })

  const db = () => till.office.database.db
  const bills = () => db().selectFrom('alipay_bill').selectAll().orderBy('day').execute()
  const last = async () => (await bills()).at(-1)!
  const found = async (number: string) =>
    (await db().selectFrom('alipay_difference').selectAll().where('number', '=', number).orderBy('id').execute()).map(
      ({ kind, movement, ours, theirs, state }) => ({ kind, movement, ours, theirs, state }),
    )
  const told = async (key: string) =>
    (await db().selectFrom('operator_notice').select('operator').where('key', '=', key).execute()).length

  /** The next morning at ten: the bill of the day before is there. */
  const morning = async (): Promise<void> => {
    const { clock } = till.office
    do clock.advance(hour)
    while (clock.now.getUTCHours() !== 2)
    await till.signIn()
  }
  const paid = async (times = 100) => {
    const order = await till.order(times)
    till.gateway.pay(order.number)
    await till.notify(till.gateway.notice(order.number))
    return order
  }

  describe('that agrees', () => {
    it('marks what stands in it, sums it up, and leaves other business of the merchant alone', async () => {
      const { id, number } = await paid()
      expect((await till.giveBack(50, 300_000)).status).toBe(200)
      await till.run()
      till.gateway.lie = 'others'
      await morning()
      await till.compare()
      expect(await last()).toMatchObject({
        state: 'compared',
        lines: 2,
        received: 600_000,
        refunded: 300_000,
        fees: 3_600,
        other_lines: 5000,
        trouble: null,
      })
      expect(await till.read(id)).toMatchObject({ billed_on: '2026-03-02', fee: 3_600 })
      expect(await found(number)).toEqual([])
      expect(await db().selectFrom('alipay_difference').select('id').execute()).toEqual([])
      expect(
        await db().selectFrom('payment_refund').select('billed_on').where('payment_order', '=', id).execute(),
      ).toEqual([{ billed_on: '2026-03-02' }])
    })

    it('is compared once, and may be empty', async () => {
      await morning()
      await till.compare()
      const { fetched } = till.gateway
      await till.compare()
      expect(till.gateway.fetched).toBe(fetched)
      expect(await last()).toMatchObject({ state: 'compared', lines: 0, received: 0 })
    })
  })

  describe('that differs', () => {
    it('finds what a lost notice left long after nobody asked any more, and gives the times', async () => {
      const order = await till.order()
      for (let turn = 0; turn < 3; turn += 1) {
        await morning()
        await till.compare()
        await till.run()
      }
      expect(await till.read(order.id)).toMatchObject({ state: 'closed', check_at: null })
      const before = await till.left()
      till.gateway.pay(order.number)
      await morning()
      await till.compare()
      expect(await found(order.number)).toEqual([
        { kind: 'missingHere', movement: 'payment', ours: null, theirs: 600_000, state: 'open' },
      ])
      await till.run()
      expect(await till.left()).toBe(before + 100)
      await till.compare()
      expect((await found(order.number))[0]).toMatchObject({ state: 'mended' })
      till.office.clock.advance(2 * hour)
      await till.compare()
      expect(await told('billsDiffer')).toBe(0)
    })

    it('is told to those who reach its organisation, and what a bill sums up to who reaches every one', async () => {
      const { id: order } = await paid()
      till.gateway.lie = 'fee'
      await morning()
      await till.compare()
      const { id } = await db()
        .selectFrom('alipay_difference')
        .select('id')
        .where('payment_order', '=', order)
        .executeTakeFirstOrThrow()
      const { hospital, elsewhere } = till.office.hospitals
      const rights = { role: 'admin', dataScope: 'own' } as const
      const insider = await till.office.signedIn('insider', { ...rights, hospital })
      const outsider = await till.office.signedIn('outsider', { ...rights, hospital: elsewhere })
      const seen = async (token: string) => ({
        order: (await till.call(`GET api/paymentOrder/${order}`, undefined, token)).status,
        difference: (await till.call(`GET api/alipayDifference/${id}`, undefined, token)).status,
        differences: ((await till.call('GET api/alipayDifference', undefined, token)).body as unknown as object[])
          .length,
        bills: ((await till.call('GET api/alipayBill', undefined, token)).body as unknown as object[]).length,
      })
      expect(await seen(outsider.token)).toEqual({ order: 404, difference: 404, differences: 0, bills: 0 })
      expect(
        (await till.call(`PUT api/alipayDifference/explain/${id}`, { reason: 'not mine' }, outsider.token)).status,
      ).toBe(404)
      const inside = await seen(insider.token)
      expect(inside).toMatchObject({ order: 200, difference: 200, bills: 0 })
      expect(inside.differences).toBeGreaterThan(0)
      expect((await seen(till.admin)).bills).toBeGreaterThan(0)
    })

    it.each<[BillLie, readonly object[]]>([
      ['amount', [{ kind: 'amount', movement: 'payment', ours: 600_000, theirs: 600_100 }]],
      ['account', [{ kind: 'account', movement: 'payment', ours: 600_000, theirs: 599_900 }]],
      ['fee', [{ kind: 'fee', movement: 'payment', ours: 3_600, theirs: 3_601 }]],
      ['omits', [{ kind: 'missingThere', movement: 'payment', ours: 600_000, theirs: null }]],
    ])('tells it once, and is explained: %s', async (lie, expected) => {
      const { number } = await paid()
      till.gateway.lie = lie
      await morning()
      await till.compare()
      expect(await found(number)).toEqual(expected.map(one => ({ ...one, state: 'open' })))
      const before = await told('billsDiffer')
      for (let time = 0; time < 2; time += 1) {
        till.office.clock.advance(2 * hour)
        await till.compare()
      }
      expect(await told('billsDiffer')).toBe(before + 1)
      const { id } = await db()
        .selectFrom('alipay_difference')
        .select('id')
        .where('number', '=', number)
        .executeTakeFirstOrThrow()
      expect(await till.call(`PUT api/alipayDifference/explain/${id}`, {})).toMatchObject({
        status: 400,
        body: { errors: { reason: expect.any(String) } },
      })
      expect((await till.call(`PUT api/alipayDifference/explain/${id}`, { reason: 'rounded by Alipay' })).status).toBe(
        200,
      )
      expect((await till.call(`GET api/alipayDifference/${id}`)).body).toMatchObject({
        state: 'explained',
        reason: 'rounded by Alipay',
        explainedBy: reader,
      })
    })

    it('tells of an order that nobody made here', async () => {
      till.gateway.lie = 'stranger'
      await morning()
      await till.compare()
      expect(await found('ZF202603020000000001')).toEqual([
        { kind: 'missingHere', movement: 'payment', ours: null, theirs: 600, state: 'open' },
      ])
    })
  })

  describe('that is no use', () => {
    it.each<[BillLie, string]>([
      ['notThere', 'notThere'],
      ['gone', 'unreachable'],
      ['elsewhere', 'unreachable'],
      ['page', 'noZip'],
      ['cut', 'noZip'],
      ['nothingIn', 'noBill'],
      ['utf8', 'encoding'],
      ['columns', 'columns'],
      ['short', 'incomplete'],
      ['otherDay', 'otherDay'],
      ['otherMerchant', 'otherMerchant'],
    ])('says why, changes nothing, and is tried again: %s', async (lie, trouble) => {
      const { id, number } = await paid()
      till.gateway.lie = lie
      await morning()
      await till.compare()
      expect(await last()).toMatchObject({ state: 'waiting', trouble, tries: 1, lines: 0 })
      expect(await till.read(id)).toMatchObject({ billed_on: null })
      till.gateway.lie = undefined
      till.office.clock.advance(hour)
      await till.compare()
      expect(await last()).toMatchObject({ state: 'compared', trouble: null, lines: 1 })
      expect(await found(number)).toEqual([])
    })

    it('is told once after a day, tried at once where somebody asks for that, and done without with a reason', async () => {
      await paid()
      till.gateway.lie = 'page'
      await morning()
      await till.compare()
      const { id } = await last()
      for (let turn = 0; turn < 2; turn += 1) {
        await morning()
        await till.compare()
        await till.compare()
      }
      expect(await told('billsWait')).toBeGreaterThan(0)
      expect((await till.call(`PUT api/alipayBill/retry/${id}`, {})).status).toBe(200)
      expect(await till.call(`PUT api/alipayBill/skip/${id}`, {})).toMatchObject({
        status: 400,
        body: { errors: { reason: expect.any(String) } },
      })
      expect((await till.call(`PUT api/alipayBill/skip/${id}`, { reason: 'Alipay lost it' })).status).toBe(200)
      till.gateway.lie = undefined
      till.office.clock.advance(3 * hour)
      await till.compare()
      expect((await bills()).find(one => one.id === id)).toMatchObject({
        state: 'skipped',
        skip_reason: 'Alipay lost it',
      })
      // What was paid that day is in no bill.
      expect(
        await db().selectFrom('alipay_difference').select(['kind', 'state']).where('bill', '=', id).execute(),
      ).toEqual([{ kind: 'missingThere', state: 'open' }])
    })

    it('is none where Alipay has none for days', async () => {
      till.gateway.lie = 'notThere'
      for (let turn = 0; turn < 6; turn += 1) {
        await morning()
        await till.compare()
      }
      const states = (await bills()).slice(-6).map(({ state }) => state)
      expect([states[0], states.at(-1)]).toEqual(['none', 'waiting'])
    })
  })
})
