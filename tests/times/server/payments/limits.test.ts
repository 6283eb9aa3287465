import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { compareLedger } from '../../../../server/times/ledger/compareLedger.ts'
import { describeAbove } from '../../../support/database.ts'
import { CashDesk } from '../recharge/cashDesk.ts'

const limit = 100_000

describeAbove('limits of what one person gives back', engine => {
  let desk: CashDesk
  beforeAll(async () => {
    desk = await CashDesk.open(await engine.openSeeded())
  })
  afterEach(async () => {
    expect(await compareLedger(desk.db)).toEqual([])
  })
  afterAll(() => desk.office.close())

  const setLimits = async (refundLimit: number | null, refundDayLimit: number | null): Promise<void> => {
    await desk.db
      .updateTable('config_setting')
      .set({ refund_limit: refundLimit, refund_day_limit: refundDayLimit })
      .execute()
  }
  /** A lot of 30 times for ¥1200. */
  const lot = async (): Promise<number> => desk.lot(await desk.patient('limit'), { payer: 'platform' })
  const refund = (id: number, times?: number, by: Parameters<CashDesk['call']>[2] = 'admin') =>
    desk.call(`PUT api/recharge/refund/${id}`, { ...(times && { times }), reason: 'too many' }, by)
  const stateOf = async (id: number, times?: number, by?: Parameters<CashDesk['call']>[2]) => {
    const { status, body } = await refund(id, times, by)
    return status === 200 ? body['state'] : (body['code'] ?? status)
  }
  const effectsOf = async (id: number, times: number) =>
    (
      (await desk.call(`GET api/recharge/refundPreview/${id}?times=${times}`)).body['effects'] as { effect: string }[]
    ).map(({ effect }) => effect)
  const lastRequest = async () =>
    await desk.db.selectFrom('refund_request').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()

  describe('of one top-up', () => {
    beforeEach(() => setLimits(limit, null))

    it('counts what was given back of it before, so that no way of splitting passes', async () => {
      const first = await lot()
      expect(await stateOf(first, 24)).toBe('refunded')
      expect(await effectsOf(first, 1)).not.toContain('request')
      expect(await effectsOf(first, 6)).toContain('request')
      expect(await stateOf(first, 6)).toBe('requested')
      const second = await lot()
      const states: unknown[] = []
      for (let n = 0; n < 30; n += 1) states.push(await stateOf(second, 1))
      expect(states).toEqual([
        ...Array.from({ length: 25 }, () => 'refunded'),
        'requested',
        ...Array.from({ length: 4 }, () => 'refundWaiting'),
      ])
    })

    it('closes a top-up while somebody has to agree, whoever asks, and counts what they agreed to', async () => {
      const id = await lot()
      expect(await stateOf(id, 26)).toBe('requested')
      expect([await stateOf(id, 1), await stateOf(id, 1, 'other'), await stateOf(id, 1, 'manager')]).toEqual([
        'refundWaiting',
        'refundWaiting',
        'refundWaiting',
      ])
      expect(await desk.call(`GET api/recharge/refundPreview/${id}?times=1`)).toMatchObject({
        status: 409,
        body: { code: 'refundWaiting' },
      })
      expect((await desk.call(`GET api/recharge/${id}`)).body['unavailableReasons']).toEqual({
        refund: expect.stringContaining('approval') as string,
      })
      const { id: request } = await lastRequest()
      expect(await desk.call(`PUT api/refundRequest/agree/${request}`, {}, 'other')).toMatchObject({
        status: 200,
        body: { review: 'agree', times: 26, giveTimes: 2, amount: 104_000 },
      })
      expect((await desk.call(`GET api/rechargeRefund?recharge=${id}`)).body['content']).toMatchObject([
        { request, times: 26 },
      ])
      expect(await stateOf(id, 1)).toBe('requested')
    })

    it('opens it again once that is refused', async () => {
      const id = await lot()
      expect(await stateOf(id)).toBe('requested')
      expect(
        await desk.call(
          `PUT api/refundRequest/refuse/${(await lastRequest()).id}`,
          { answer: 'talk to them' },
          'other',
        ),
      ).toMatchObject({ status: 200 })
      expect(await stateOf(id, 2)).toBe('refunded')
    })

    it('holds for a lifetime that is cancelled, by its own action as by its record', async () => {
      const patient = await desk.patient('lifetime')
      await desk.call(`PUT api/patient/giveLifetime/${patient}`, {
        payStatus: 'paid',
        channel: 'card',
        payer: 'platform',
      })
      expect(await desk.call(`PUT api/patient/cancelLifetime/${patient}`, { reason: 'wrong child' })).toMatchObject({
        status: 200,
        body: { type: 'lifetime' },
      })
      const { id, recharge } = await lastRequest()
      expect(await desk.call(`PUT api/patient/cancelLifetime/${patient}`, { reason: 'again' })).toMatchObject({
        status: 409,
        body: { code: 'refundWaiting' },
      })
      expect(await stateOf(recharge!)).toBe('refundWaiting')
      expect(await desk.call(`PUT api/refundRequest/agree/${id}`, {}, 'other')).toMatchObject({
        status: 200,
        body: { review: 'agree', amount: 880_000 },
      })
      expect((await desk.call(`GET api/user/${patient}`)).body).toMatchObject({ type: 'ordinary' })
    })
  })

  describe('of one operator on one day', () => {
    beforeEach(async () => {
      await setLimits(null, limit)
      await desk.at(new Date(desk.office.clock.now.getTime() + 86_400_000))
    })

    it('counts all that they give back, of whatever top-up, until the day is over', async () => {
      const lots = [await lot(), await lot(), await lot()] as const
      expect([await stateOf(lots[0], 10), await stateOf(lots[1], 15)]).toEqual(['refunded', 'refunded'])
      expect(await effectsOf(lots[2], 1)).toContain('requestOfDay')
      expect([await stateOf(lots[2], 1), await stateOf(lots[0], 1, 'other')]).toEqual(['requested', 'refunded'])
      // What somebody else agrees to is nobody's own.
      expect(await desk.call(`PUT api/refundRequest/agree/${(await lastRequest()).id}`, {}, 'other')).toMatchObject({
        status: 200,
      })
      expect(await stateOf(lots[1], 15, 'other')).toBe('refunded')
      await desk.at(new Date(desk.office.clock.now.getTime() + 86_400_000))
      expect(await stateOf(lots[2], 1)).toBe('refunded')
    })

    it('holds where they do it all at once', async () => {
      const lots: number[] = []
      for (let n = 0; n < 5; n += 1) lots.push(await lot())
      const states = await Promise.all(lots.map(id => stateOf(id, 20)))
      expect(states.toSorted()).toEqual(['refunded', 'requested', 'requested', 'requested', 'requested'])
    })
  })

  describe('to an organisation', () => {
    let clinic: number
    const account = () => ({ hospital: clinic, rechargeType: 'ordinary' })
    const buy = (times: number, amount: number, more: object = {}) =>
      desk.call('POST api/hospital/hospitalRecharge', {
        ...account(),
        times,
        giveTimes: 0,
        amount,
        payStatus: 'paid',
        channel: 'transfer',
        ...more,
      })
    const giveBack = (times: number, amount: number, by: Parameters<CashDesk['call']>[2] = 'admin') =>
      desk.call('PUT api/hospital/hospitalRefund', { ...account(), times, giveTimes: 0, amount, reason: 'closes' }, by)
    beforeEach(async () => {
      await setLimits(limit, null)
      clinic = await desk.clinic()
    })

    it('counts what was given back of the same purchases, and asks another operator of the platform', async () => {
      await buy(100, 200_000)
      expect(await giveBack(40, 80_000)).toMatchObject({
        status: 200,
        body: { state: 'refunded', request: null, remaining: 60 },
      })
      expect(
        (await desk.call(`GET api/hospitalRefoundDefaultByuid?uid=${clinic}&rechargeType=ordinary&times=20`)).body,
      ).toMatchObject({ amount: 40_000, direct: 20_000 })
      const asked = await giveBack(20, 40_000)
      expect(asked).toMatchObject({ status: 200, body: { state: 'requested', id: null, number: null, remaining: 60 } })
      const request = Number(asked.body['request'])
      expect(await giveBack(1, 1)).toMatchObject({ status: 409, body: { code: 'hospitalRefundWaiting' } })
      expect((await desk.call('POST api/hospital/queryCanRefundCount', account())).body).toMatchObject({
        waiting: request,
      })
      expect((await desk.call(`GET api/refundRequest/${request}`)).body).toMatchObject({
        recharge: null,
        patient: null,
        hospital: clinic,
        rechargeType: 'ordinary',
        unavailableReasons: { agree: expect.any(String) as string },
      })
      expect(await desk.call(`PUT api/refundRequest/agree/${request}`, {})).toMatchObject({
        status: 409,
        body: { code: 'ownRequest' },
      })
      const { token } = await desk.office.signedIn(`franchise${clinic}`, {
        role: 'franchise',
        hospital: desk.office.hospitals.hospital,
        dataScope: 'below',
      })
      expect(await desk.office.call(`PUT api/refundRequest/agree/${request}`, { token, body: {} })).toMatchObject({
        status: 409,
        body: { code: 'notPlatform' },
      })
      expect(await desk.call(`PUT api/refundRequest/agree/${request}`, {}, 'other')).toMatchObject({
        status: 200,
        body: { review: 'agree', times: 20, amount: 40_000 },
      })
      expect(
        (await desk.call(`GET api/hospital/hospitalChargeRecord?hospital=${clinic}&totals=true`)).body,
      ).toMatchObject({
        totals: { times: 40, amount: 80_000 },
        content: [{ movement: 'refund', times: -20, request }, {}, {}],
      })
    })

    it('gives back what is still left and for what that was bought, and has failed where nothing is', async () => {
      await buy(100, 200_000)
      const request = Number((await giveBack(100, 200_000)).body['request'])
      const patient = await desk.patient('uses', clinic)
      await desk.topUp([patient], { times: 90, giveTimes: 0 })
      expect(await desk.call(`PUT api/refundRequest/agree/${request}`, {}, 'other')).toMatchObject({
        status: 200,
        body: { review: 'agree', times: 10, amount: 20_000 },
      })
      // Agreed to was half of what they cost, so half is given back of those that are left too.
      await buy(100, 400_000)
      const half = Number((await giveBack(100, 200_000)).body['request'])
      await desk.topUp([patient], { times: 60, giveTimes: 0 })
      expect(await desk.call(`PUT api/refundRequest/agree/${half}`, {}, 'other')).toMatchObject({
        status: 200,
        body: { review: 'agree', times: 40, amount: 80_000 },
      })
      await buy(60, 150_000)
      const second = Number((await giveBack(60, 150_000)).body['request'])
      await desk.topUp([patient], { times: 60, giveTimes: 0 })
      expect(await desk.call(`PUT api/refundRequest/agree/${second}`, {}, 'other')).toMatchObject({
        status: 200,
        body: { review: 'failed', failure: 'nothingLeft', answer: null },
      })
    })

    it('is of the purchases that are left, paid or not, and no more than they are worth', async () => {
      await setLimits(null, null)
      const unpaid = Number((await buy(50, 100_000, { payStatus: 'unpaid', channel: null })).body['id'])
      await buy(50, 50_000, { giveTimes: 5 })
      await desk.topUp([await desk.patient('uses', clinic)], { times: 30, giveTimes: 0 })
      expect(
        (await desk.call(`GET api/hospitalRefoundDefaultByuid?uid=${clinic}&rechargeType=ordinary&times=30`)).body,
      ).toEqual({ times: 70, giveTimes: 5, amount: 10_000, cancelledAmount: 40_000, direct: null })
      expect(await giveBack(30, 10_001)).toMatchObject({
        status: 400,
        body: { errors: { amount: expect.stringContaining('¥100.00') as string } },
      })
      expect(await giveBack(30, 9_000)).toMatchObject({ status: 200, body: { state: 'refunded' } })
      expect((await desk.call(`GET api/hospitalPayment?hospital=${clinic}&sort=id,asc`)).body['content']).toMatchObject(
        [
          { kind: 'sale', purchase: unpaid, amount: 100_000, received: 0 },
          { kind: 'sale', amount: 50_000, received: 50_000 },
          { kind: 'cancellation', purchase: unpaid, times: -20, amount: -40_000, received: 0 },
          { kind: 'refund', times: -10, amount: -9_000, received: -9_000, channel: 'transfer' },
        ],
      )
      // The used part of the one that is not paid is still owed, and is all that can be paid.
      expect(await desk.call(`PUT api/hospitalRecharge/cancel/${unpaid}`, { reason: 'again' })).toMatchObject({
        status: 409,
        body: { code: 'timesMissing', missing: 30 },
      })
      await desk.call(`PUT api/hospitalRecharge/pay/${unpaid}`, { channel: 'transfer' })
      expect((await desk.call(`GET api/hospitalRecharge/payments/${unpaid}`)).body).toMatchObject([
        { kind: 'sale' },
        { kind: 'cancellation' },
        { kind: 'latePayment', received: 60_000 },
      ])
      // What a patient gives back later is of the purchase that was used, and worth what that cost.
      const lots = await desk.db.selectFrom('recharge').select('id').where('hospital', '=', clinic).execute()
      expect(await stateOf(lots[0]!.id, 10)).toBe('refunded')
      expect(
        (await desk.call(`GET api/hospitalRefoundDefaultByuid?uid=${clinic}&rechargeType=ordinary&times=10`)).body,
      ).toMatchObject({ times: 50, amount: 20_000 })
    })
  })
})
