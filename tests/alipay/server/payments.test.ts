import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { describeAbove } from '../../support/database.ts'
import { generateKeyPairSync } from 'node:crypto'
import { minute } from '../../../server/core/lifetime.ts'
import { compareLedger } from '../../../server/times/ledger/compareLedger.ts'
import { Till } from './till.ts'

describeAbove('payments by Alipay', engine => {
  let till: Till
  beforeAll(async () => {
    till = await Till.open(await engine.openSeeded())
  })
  afterAll(() => till.close())
  beforeEach(() => {
    till.gateway.mood = 'well'
  })

  const advance = (minutes: number): void => till.office.clock.advance(minutes * minute)

  describe('an order', () => {
    it('costs what the list says, is scanned, and gives the times with its notice, once however often that comes', async () => {
      const before = await till.left()
      const { id, number } = await till.order(500)
      expect(await till.read(id)).toMatchObject({
        state: 'made',
        amount: 2_500_000,
        times: 500,
        qr_code: `https://qr.alipay.example/${number}`,
      })
      till.gateway.pay(number)
      for (let time = 0; time < 3; time += 1) expect(await till.notify(till.gateway.notice(number))).toBe('success')
      expect(await till.read(id)).toMatchObject({
        state: 'paid',
        received_amount: 2_500_000,
        trade_no: till.gateway.trades.get(number)!.tradeNo,
      })
      expect(await till.left()).toBe(before + 500)
      const { purchase } = await till.read(id)
      expect((await till.call(`GET api/hospitalRecharge/payments/${purchase}`)).body).toMatchObject([
        { kind: 'sale', amount: 2_500_000, received: 2_500_000, day: '2026-03-02' },
      ])
    })

    it('gives them once where notice, question and job come at once', async () => {
      const before = await till.left()
      const { id, number } = await till.order()
      till.gateway.pay(number)
      advance(1)
      await Promise.all([
        till.notify(till.gateway.notice(number)),
        till.check(id),
        till.run(),
        till.notify(till.gateway.notice(number)),
        till.check(id),
      ])
      expect(await till.left()).toBe(before + 100)
      expect(await till.read(id)).toMatchObject({ state: 'paid' })
    })

    it('is found paid by the job where no notice comes, and closed where nobody pays', async () => {
      const [paid, open] = [await till.order(), await till.order()]
      till.gateway.pay(paid.number)
      till.gateway.pay(open.number, { isDone: false })
      advance(1)
      await till.run()
      expect([(await till.read(paid.id)).state, (await till.read(open.id)).state]).toEqual(['paid', 'made'])
      advance(31)
      await till.run()
      expect((await till.read(open.id)).state).toBe('closed')
      expect(till.gateway.trades.get(open.number)!.status).toBe('TRADE_CLOSED')
      expect(await till.start(open.id)).toMatchObject({ status: 409, body: { code: 'orderEnded' } })
    })

    it('that was closed is given all the same where money comes for it', async () => {
      const { id, number } = await till.order()
      expect((await till.call(`PUT api/paymentOrder/close/${id}`, {}, till.partner)).status).toBe(200)
      await till.run()
      expect((await till.read(id)).state).toBe('closed')
      const before = await till.left()
      till.gateway.pay(number)
      advance(11)
      await till.run()
      expect(await till.read(id)).toMatchObject({ state: 'paid' })
      expect(await till.left()).toBe(before + 100)
    })

    it('of which Alipay says nothing that can be understood keeps no other one waiting, and no refund', async () => {
      const { db } = till.office.database
      const bought = await till.order()
      till.gateway.pay(bought.number)
      await till.notify(till.gateway.notice(bought.number))
      const odd = await till.order()
      till.gateway.pay(odd.number)
      till.gateway.trades.get(odd.number)!.status = 'TRADE_ODD' as 'TRADE_SUCCESS'
      const paid = await till.order()
      till.gateway.pay(paid.number)
      advance(1)
      // It is always the first to be asked about.
      await db.updateTable('payment_order').set({ check_at: '2026-03-01T00:00:00Z' }).where('id', '=', odd.id).execute()
      const before = await till.left()
      await till.run()
      expect([(await till.read(odd.id)).state, (await till.read(paid.id)).state]).toEqual(['made', 'paid'])
      expect(await till.left()).toBe(before + 100)
      expect((await till.giveBack(10, 50_000)).status).toBe(200)
      await till.run()
      expect(await db.selectFrom('payment_refund').select('id').where('state', '=', 'waiting').execute()).toEqual([])
      // Alipay that is away is told as such, and not asked about each of them.
      till.gateway.mood = 'hangUp'
      for (let time = 0; time < 4; time += 1) await till.order(100, 'page')
      advance(5)
      const asked = till.gateway.asked.length
      await expect(till.run()).rejects.toThrow('unreachable')
      expect(till.gateway.asked.length - asked).toBe(3)
      till.gateway.mood = 'well'
      till.gateway.trades.get(odd.number)!.status = 'TRADE_SUCCESS'
      advance(11)
      await till.run()
      expect((await till.read(odd.id)).state).toBe('paid')
    })

    it('of which nothing can be learned is asked about again after all others', async () => {
      const odd = await Promise.all(Array.from({ length: 4 }, () => till.order()))
      for (const { number } of odd) {
        till.gateway.pay(number)
        till.gateway.trades.get(number)!.status = 'TRADE_ODD' as 'TRADE_SUCCESS'
      }
      const paid = await till.order()
      till.gateway.pay(paid.number)
      const { db } = till.office.database
      await db
        .updateTable('payment_order')
        .set({ check_at: '2026-03-01T00:00:00Z' })
        .where(
          'id',
          'in',
          odd.map(({ id }) => id),
        )
        .execute()
      advance(1)
      // As many in turn look as if Alipay were away.
      await expect(till.run()).rejects.toThrow('unreachable')
      await till.run()
      expect((await till.read(paid.id)).state).toBe('paid')
      for (const { number } of odd) till.gateway.trades.get(number)!.status = 'TRADE_SUCCESS'
      advance(11)
      await till.run()
      for (const { id } of odd) expect((await till.read(id)).state).toBe('paid')
    })

    it('of another app takes no place of those that can be asked about', async () => {
      const { db } = till.office.database
      const left = await till.order(100, 'page')
      const { id: _id, ...like } = await till.read(left.id)
      // As many as one run asks about, all before the others.
      await db
        .insertInto('payment_order')
        .values(
          Array.from({ length: 100 }, (_, at) => ({
            ...like,
            number: `ZF20260301${String(at).padStart(10, '0')}`,
            app_id: '2021000100000009',
            check_at: '2026-03-01T00:00:00Z',
          })),
        )
        .execute()
      const paid = await till.order()
      till.gateway.pay(paid.number)
      advance(1)
      await till.run()
      expect((await till.read(paid.id)).state).toBe('paid')
      await db.deleteFrom('payment_order').where('app_id', '=', '2021000100000009').execute()
    })

    it('is paid on the page of Alipay by an address that is signed', async () => {
      const { id, number } = await till.order(100, 'page')
      const url = new URL(String((await till.start(id)).body['url']))
      expect(`${url.origin}${url.pathname}`).toBe(till.gateway.url)
      expect(url.searchParams.get('method')).toBe('alipay.trade.page.pay')
      expect(JSON.parse(url.searchParams.get('biz_content')!)).toMatchObject({
        out_trade_no: number,
        total_amount: '6000.00',
        product_code: 'FAST_INSTANT_TRADE_PAY',
      })
      expect(url.searchParams.get('notify_url')).toMatch(/\/api\/alipay\/notify$/)
    })

    it('keeps its price, whatever the list says later, and is not made for fewer times than the list sells', async () => {
      const reply = await till.call(
        'POST api/paymentOrder/topUp',
        { hospital: till.office.hospitals.hospital, rechargeType: 'ordinary', times: 99, way: 'qr' },
        till.partner,
      )
      expect(reply).toMatchObject({
        status: 400,
        body: { errors: { times: 'The price list does not sell so few times of this type' } },
      })
      const foreign = await till.call(
        'POST api/paymentOrder/topUp',
        { hospital: till.office.hospitals.elsewhere, rechargeType: 'ordinary', times: 100, way: 'qr' },
        till.partner,
      )
      expect(foreign.status).toBe(400)
      const own = await till.call('POST api/paymentOrder/topUp', {
        hospital: till.office.hospitals.platform,
        rechargeType: 'ordinary',
        times: 100,
        way: 'qr',
      })
      expect(own).toMatchObject({
        status: 400,
        body: {
          errors: { hospital: 'The platform buys nothing from itself; please choose another organisation' },
        },
      })
    })
  })

  describe('a notice', () => {
    it.each([
      ['was signed by somebody else', {}, true],
      ['names another app', { app_id: '2021000100000002' }, false],
      ['names an order that nobody made', { out_trade_no: 'ZF209901010000000000' }, false],
      ['names another amount', { total_amount: '0.01' }, false],
      ['names no amount', { total_amount: 'NaN' }, false],
      ['names a state that there is not', { trade_status: 'TRADE_GIVEN' }, false],
    ])('that %s gives nothing', async (_what, lie, forged) => {
      const before = await till.left()
      const { id, number } = await till.order()
      till.gateway.pay(number, { isDone: false })
      expect(await till.notify(till.gateway.notice(number, { trade_status: 'TRADE_SUCCESS', ...lie }, forged))).toBe(
        'failure',
      )
      expect(await till.left()).toBe(before)
      expect((await till.read(id)).state).toBe('made')
    })

    it('that is none is refused', async () => {
      for (const form of ['', 'out_trade_no=1', 'sign=x&sign_type=RSA2', 'x'.repeat(20_000)])
        expect(await till.notify(form)).not.toBe('success')
    })
  })

  describe('money that nothing can be given for', () => {
    it('goes back: another amount than was asked for', async () => {
      const before = await till.left()
      const { id, number } = await till.order()
      till.gateway.pay(number, { amount: 600 })
      expect(await till.notify(till.gateway.notice(number))).toBe('failure')
      await till.run()
      expect(await till.read(id)).toMatchObject({ state: 'failed', failure: 'amount', received_amount: 600 })
      await till.run()
      expect(await till.read(id)).toMatchObject({ state: 'failed', refunded_amount: 600 })
      expect([...till.gateway.trades.get(number)!.refunds.values()]).toEqual([600])
      expect(await till.left()).toBe(before)
    })
  })

  describe('a refund', () => {
    it('of times that were paid by Alipay gives the money back by Alipay, once, though the answer is lost', async () => {
      const { id, number } = await till.order()
      till.gateway.pay(number)
      await till.notify(till.gateway.notice(number))
      const [before, { refunded_amount: already }] = [await till.left(), await till.read(id)]
      // Whatever was bought before goes back first: all of it.
      const most = (
        await till.call(
          `GET api/hospitalRefoundDefaultByuid?uid=${till.office.hospitals.hospital}&rechargeType=ordinary`,
        )
      ).body
      expect(await till.giveBack(Number(most['times']), Number(most['amount']))).toMatchObject({
        status: 200,
        body: { state: 'refunded' },
      })
      expect(await till.left()).toBe(before - Number(most['times']))
      till.gateway.mood = 'lost'
      await expect(till.run()).rejects.toThrow('unreachable')
      till.gateway.mood = 'well'
      for (let time = 0; time < 4; time += 1) await till.run()
      expect(await till.read(id)).toMatchObject({ state: 'refunded', refunded_amount: already + 600_000 })
      expect([...till.gateway.trades.get(number)!.refunds.values()]).toEqual([600_000])
    })

    it('that Alipay refuses is asked for until it is done, and told', async () => {
      const { id, number } = await till.order()
      till.gateway.pay(number)
      await till.notify(till.gateway.notice(number))
      till.gateway.mood = 'poor'
      expect((await till.giveBack(50, 300_000)).status).toBe(200)
      await till.run()
      const { db } = till.office.database
      const read = () =>
        db.selectFrom('payment_refund').selectAll().where('payment_order', '=', id).executeTakeFirstOrThrow()
      expect(await read()).toMatchObject({
        state: 'waiting',
        trouble: 'ACQ.SELLER_BALANCE_NOT_ENOUGH',
        amount: 300_000,
      })
      till.gateway.mood = 'well'
      expect((await till.call(`PUT api/paymentRefund/retry/${(await read()).id}`, {})).status).toBe(200)
      await till.run()
      expect(await read()).toMatchObject({ state: 'refunded', trouble: null })
      expect(await till.read(id)).toMatchObject({ state: 'paid', refunded_amount: 300_000 })
    })

    it('that Alipay can never make is settled otherwise: asked for no longer, and booked by the channel by which it went', async () => {
      const { id, number } = await till.order()
      till.gateway.pay(number)
      await till.notify(till.gateway.notice(number))
      const { db } = till.office.database
      // Whatever was bought before goes back first.
      const most = (
        await till.call(
          `GET api/hospitalRefoundDefaultByuid?uid=${till.office.hospitals.hospital}&rechargeType=ordinary`,
        )
      ).body
      expect((await till.giveBack(Number(most['times']), Number(most['amount']))).status).toBe(200)
      const read = () =>
        db.selectFrom('payment_refund').selectAll().where('payment_order', '=', id).executeTakeFirstOrThrow()
      const owed = await read()
      expect(await till.settleOtherwise(owed.id)).toMatchObject({ status: 409, body: { code: 'refundNotRefused' } })
      till.gateway.mood = 'poor'
      await till.run()
      till.gateway.mood = 'lost'
      expect((await till.call(`PUT api/paymentRefund/retry/${owed.id}`, {})).status).toBe(200)
      await expect(till.run()).rejects.toThrow('unreachable')
      // It may have given it back in an answer that was lost.
      expect(await till.settleOtherwise(owed.id)).toMatchObject({ status: 409, body: { code: 'refundUnanswered' } })
      // Nor is that known while the key of the app cannot be read: it is entered again, and Alipay asked.
      const { private_key: sealed } = await db
        .selectFrom('alipay_setting')
        .select('private_key')
        .executeTakeFirstOrThrow()
      await db.updateTable('alipay_setting').set({ private_key: 'sealed by another key' }).execute()
      expect(await till.settleOtherwise(owed.id)).toMatchObject({ status: 409, body: { code: 'refundUnanswered' } })
      await db.updateTable('alipay_setting').set({ private_key: sealed }).execute()
      till.gateway.trades.get(number)!.refunds.clear()
      till.gateway.trades.get(number)!.status = 'TRADE_SUCCESS'
      till.gateway.mood = 'poor'
      advance(5)
      await till.run()
      const byChannel = async () =>
        Object.fromEntries(
          (
            await db
              .selectFrom('hospital_payment')
              .select(({ fn }) => ['channel', fn.sum<number>('received').as('received')])
              .groupBy('channel')
              .execute()
          ).map(({ channel, received }) => [channel, Number(received)]),
        )
      const before = await byChannel()
      expect(await till.settleOtherwise(owed.id, { channel: 'alipay' })).toMatchObject({
        status: 400,
        body: { errors: { channel: 'Please choose another channel than Alipay' } },
      })
      expect(await till.settleOtherwise(owed.id, { reference: '' })).toMatchObject({ status: 400 })
      expect(await till.settleOtherwise(owed.id, { reason: 'other' })).toMatchObject({
        status: 400,
        body: { errors: { note: expect.any(String) as string } },
      })
      expect((await till.settleOtherwise(owed.id, {}, till.partner)).status).toBe(403)
      expect(await till.settleOtherwise(owed.id)).toMatchObject({
        status: 200,
        body: {
          state: 'settled',
          settledReason: 'tradeClosed',
          settledChannel: 'transfer',
          settledReference: 'receipt 77',
        },
      })
      expect((await till.settleOtherwise(owed.id)).status).toBe(409)
      expect(await till.read(id)).toMatchObject({ state: 'refunded', refunded_amount: 600_000 })
      const after = await byChannel()
      expect([after['alipay']! - before['alipay']!, (after['transfer'] ?? 0) - (before['transfer'] ?? 0)]).toEqual([
        600_000, -600_000,
      ])
      expect(await compareLedger(db)).toEqual([])
      const asked = till.gateway.asked.length
      till.gateway.mood = 'well'
      advance(600)
      await till.run()
      expect(till.gateway.asked.slice(asked).filter(one => one.body['biz_content']?.includes(owed.number))).toEqual([])
      const [last] = (await till.call(`GET api/paymentRefund/${owed.id}/history`)).body['content'] as unknown[]
      expect(last).toMatchObject({
        action: 'settle',
        changes: { state: ['waiting', 'settled'], settledReference: [null, 'receipt 77'] },
      })
    })

    it('of more than came is refused, by the product and by the database', async () => {
      const { id, number } = await till.order()
      till.gateway.pay(number)
      await till.notify(till.gateway.notice(number))
      expect(await till.giveBack(1, 600_000)).toMatchObject({ status: 400 })
      const { hospital } = await till.read(id)
      await expect(
        till.office.database.db
          .insertInto('payment_refund')
          .values({ number: 'x', payment_order: id, hospital, amount: 600_001, state: 'waiting' })
          .execute(),
      ).rejects.toThrow()
    })
  })

  describe('settings', () => {
    const test = async () => (await till.call('POST api/alipaySetting/test', {})).body['outcome']
    const fresh = () => generateKeyPairSync('rsa', { modulusLength: 2048 })

    it('are tried by a signed request', async () => {
      expect(await test()).toBe('works')
      till.gateway.mood = 'forged'
      expect(await test()).toBe('alipayPublicKey')
      till.gateway.mood = 'page'
      expect(await test()).toBe('unreachable')
      till.gateway.mood = 'forbidden'
      expect(await test()).toBe('refused')
      till.gateway.mood = 'well'
      const own = fresh().privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')
      const { version } = (await till.call('GET api/alipaySetting')).body
      expect((await till.call('PUT api/alipaySetting', { version, privateKey: own })).status).toBe(200)
      expect(await test()).toBe('privateKey')
      const next = (await till.call('GET api/alipaySetting')).body
      // As Alipay's own tool writes it, and as a file has it.
      expect(
        await till.call('PUT api/alipaySetting', { version: next['version'], privateKey: till.gateway.appKey }),
      ).toMatchObject({ status: 200 })
      expect(await test()).toBe('works')
      expect(JSON.stringify(next)).not.toContain('PRIVATE')
    })

    it('take no keys that are none, and no other app while an order is open', async () => {
      const { version } = (await till.call('GET api/alipaySetting')).body
      const short = generateKeyPairSync('rsa', { modulusLength: 1024 })
        .privateKey.export({ type: 'pkcs8', format: 'pem' })
        .toString()
      for (const privateKey of ['no key', short, till.gateway.alipayKey]) {
        expect(await till.call('PUT api/alipaySetting', { version, privateKey })).toMatchObject({
          status: 400,
          body: { errors: { privateKey: 'This is no private RSA key of 2048 bits or more' } },
        })
      }
      expect(await till.call('PUT api/alipaySetting', { version, alipayPublicKey: 'AAAA' })).toMatchObject({
        status: 400,
        body: { errors: { alipayPublicKey: 'This is no public RSA key of 2048 bits or more' } },
      })
      await till.order()
      expect(await till.call('PUT api/alipaySetting', { version, appId: '2021000100000009' })).toMatchObject({
        status: 400,
        body: { errors: { appId: 'Orders are open, or refunds on their way; they have to be over first' } },
      })
    })

    it('of the sandbox let nobody buy times, and test payments be made and given back', async () => {
      const { db } = till.office.database
      await db.updateTable('alipay_setting').set({ sandbox: true }).execute()
      expect(
        await till.call(
          'POST api/paymentOrder/topUp',
          { hospital: till.office.hospitals.hospital, rechargeType: 'ordinary', times: 100, way: 'qr' },
          till.partner,
        ),
      ).toMatchObject({ status: 409, body: { code: 'alipaySandbox' } })
      const { id } = (await till.call('POST api/paymentOrder/test', { way: 'qr' })).body
      await till.call('POST api/paymentOrder/start', { paymentOrder: id })
      const { number } = await till.read(Number(id))
      till.gateway.pay(number)
      expect(await till.notify(till.gateway.notice(number))).toBe('success')
      expect(await till.read(Number(id))).toMatchObject({ state: 'paid', amount: 1, purchase: null })
      expect((await till.call(`PUT api/paymentOrder/refund/${id}`, {})).status).toBe(200)
      expect(await till.call(`PUT api/paymentOrder/refund/${id}`, {})).toMatchObject({
        status: 409,
        body: { code: 'alipayRefunding' },
      })
      await till.run()
      expect(await till.read(Number(id))).toMatchObject({ state: 'refunded', refunded_amount: 1 })
      await db.updateTable('alipay_setting').set({ sandbox: false }).execute()
    })
  })
})
