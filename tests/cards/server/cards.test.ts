import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '../../../domain/calendar.ts'
import { isCardNumber } from '../../../domain/card.ts'
import { compareLedger } from '../../../server/times/ledger/compareLedger.ts'
import { describeAbove } from '../../support/database.ts'
import { CashDesk } from '../../times/server/recharge/cashDesk.ts'
import { CardDesk } from './cardDesk.ts'

describeAbove('prepaid cards', engine => {
  let desk: CashDesk
  let cards: CardDesk
  let clinic: number
  beforeAll(async () => {
    desk = await CashDesk.open(await engine.openSeeded())
    cards = new CardDesk(desk)
    clinic = desk.office.hospitals.hospital
  })
  afterAll(() => desk.office.close())

  const columns = (card: number) =>
    desk.db.selectFrom('card').selectAll().where('id', '=', card).executeTakeFirstOrThrow()
  const rowsOf = (card: number) =>
    desk.db
      .selectFrom('payment')
      .select(['kind', 'times', 'give_times as giveTimes', 'amount', 'received', 'channel'])
      .where('card', '=', card)
      .orderBy('id')
      .execute()
  const sheet = async (name: string) =>
    (
      await desk.call(
        `GET api/cashier/dayEnd?day=${desk.office.clock.now.toISOString().slice(0, 10)}`,
        undefined,
        'manager',
      )
    ).body[name] as Record<string, unknown>[]
  const mistyped = (number: string): string => `${number.slice(0, -1)}${(Number(number.at(-1)) + 1) % 10}`

  it('are made in the background, with numbers that no other card has, and their codes are told once, to who had them made', async () => {
    const type = await cards.type()
    const batches = await Promise.all([cards.begin(type, 30), cards.begin(type, 1200)])
    expect(await desk.call(`POST api/cardBatch/codes/${batches[0]}`, {})).toMatchObject({
      status: 409,
      body: { code: 'cardsBeingMade' },
    })
    await cards.make()
    await cards.make()
    const rows = await desk.db.selectFrom('card').select(['number', 'batch']).where('batch', 'in', batches).execute()
    expect([
      new Set(rows.map(({ number }) => number)).size,
      rows.filter(({ batch }) => batch === batches[0]).length,
    ]).toEqual([1230, 30])
    expect(rows.filter(({ number }) => !isCardNumber(number) || isCardNumber(mistyped(number)))).toEqual([])
    expect(await desk.call(`POST api/cardBatch/codes/${batches[1]}`, {}, 'other')).toMatchObject({
      status: 409,
      body: { code: 'notMaker' },
    })
    const { status, body } = await desk.call(`POST api/cardBatch/codes/${batches[1]}`, {})
    const told = body as unknown as { number: string; code: string }[]
    expect([status, told.length, new Set(told.map(({ code }) => code)).size]).toEqual([200, 1200, 1200])
    expect(await desk.call(`POST api/cardBatch/codes/${batches[1]}`, {})).toMatchObject({
      status: 409,
      body: { code: 'codesTold' },
    })
    const kept = JSON.stringify([
      await desk.db.selectFrom('card_batch').selectAll().where('id', '=', batches[1]).execute(),
      await desk.db.selectFrom('card_code').selectAll().execute(),
    ])
    expect(told.filter(({ code }) => kept.includes(code) || kept.includes(code.replaceAll('-', '')))).toEqual([])
    expect(JSON.parse(kept)).toMatchObject([[{ seed: null, state: 'told' }], {}])
  })

  it('of one batch are worth the same: their type changes nothing of that until all are made', async () => {
    const type = await cards.type({ price: 120_000 })
    const batch = await cards.begin(type, 3)
    const change = (values: object) => desk.call(`PUT api/cardType/${type}`, values)
    expect(await change({ price: 90_000 })).toMatchObject({ status: 409, body: { code: 'cardTypeInUse' } })
    expect((await change({ remark: 'For the summer', price: 120_000 })).status).toBe(200)
    await cards.make()
    expect((await change({ price: 90_000 })).status).toBe(200)
    const made = await desk.db.selectFrom('card').select('price').where('batch', '=', batch).execute()
    expect(made.map(({ price }) => price)).toEqual([120_000, 120_000, 120_000])
  })

  it('belong to an organisation: others do not see them', async () => {
    const [one] = await cards.cards(1, { hospital: desk.office.hospitals.elsewhere })
    expect((await desk.call(`GET api/card/${one!.id}`, undefined, 'manager')).status).toBe(404)
    expect((await cards.sell(one!.id, {}, 'manager')).status).toBe(404)
    expect((await desk.call(`GET api/card/${one!.id}`)).status).toBe(200)
  })

  it('take times from the organisation when they are sold, and their money counts then and only then', async () => {
    const [one] = await cards.cards(1)
    const left = await desk.leftAt(clinic)
    expect(await cards.sell(one!.id, {}, 'manager')).toMatchObject({
      status: 200,
      body: { state: 'sold', amount: 120_000, payStatus: 'paid' },
    })
    expect(await desk.leftAt(clinic)).toBe(left - 32)
    expect(await rowsOf(one!.id)).toEqual([
      { kind: 'sale', times: 30, giveTimes: 2, amount: 120_000, received: 120_000, channel: 'wechat' },
    ])
    const sold = await sheet('toppedUp')
    expect(sold).toMatchObject([
      { channel: 'wechat', payStatus: 'paid', count: 1, times: 30, giveTimes: 2, amount: 120_000 },
    ])
    const patient = await desk.patient('Card')
    expect(await cards.redeem(patient, one!)).toMatchObject({
      status: 200,
      body: { number: one!.number, times: 30, giveTimes: 2 },
    })
    expect([await desk.timesOf(patient), await desk.leftAt(clinic), await cards.stateOf(one!.id)]).toEqual([
      32,
      left - 32,
      'redeemed',
    ])
    expect([await sheet('toppedUp'), (await rowsOf(one!.id)).length]).toEqual([sold, 1])
    expect(await sheet('ledger')).toMatchObject([
      { kind: 'topUp', times: 30, giveTimes: 2, ledgerTimes: 30, ledgerGiveTimes: 2 },
      { kind: 'refund', times: 0, ledgerTimes: 0 },
    ])
    const lot = await desk.db.selectFrom('recharge').selectAll().where('card', '=', one!.id).executeTakeFirstOrThrow()
    expect(lot).toMatchObject({
      patient,
      hospital: clinic,
      times: 30,
      give_times: 2,
      amount: 120_000,
      pay_status: 'paid',
      channel: 'wechat',
      payer: 'organisation',
    })
    expect(await compareLedger(desk.db)).toEqual([])
  })

  it("say in a patient's account and in an organisation's statement where times went", async () => {
    const { body } = await desk.call(
      `GET api/hospital/statement/${clinic}?rechargeType=ordinary&from=2026-03-01&to=2026-03-02`,
    )
    expect((body['lines'] as Record<string, unknown>[]).filter(({ kind }) => kind === 'cardSale')).toMatchObject([
      { times: 30, giveTimes: 2, amount: -32 },
    ])
    const lot = await desk.db
      .selectFrom('recharge')
      .select(['id', 'patient'])
      .where('card', 'is not', null)
      .executeTakeFirstOrThrow()
    const movements = (await desk.call(`GET api/timesMovement?recharge=${lot.id}`)).body['content']
    expect(movements).toMatchObject([{ kind: 'topUp', times: 30, giveTimes: 2, worth: 120_000 }])
  })

  it('that are not paid yet are paid later, before they are redeemed or after', async () => {
    const [first, second] = await cards.cards(2)
    for (const { id } of [first!, second!]) await cards.sell(id, { payStatus: 'unpaid', channel: null })
    expect(await desk.call(`PUT api/card/pay/${first!.id}`, { channel: 'cash' })).toMatchObject({
      status: 200,
      body: { payStatus: 'paid' },
    })
    expect((await rowsOf(first!.id)).map(({ kind, received }) => [kind, received])).toEqual([
      ['sale', 0],
      ['latePayment', 120_000],
    ])
    const { body } = await cards.redeem(await desk.patient('Owing'), second!)
    expect(await desk.call(`PUT api/recharge/pay/${String(body['recharge'])}`, { channel: 'cash' })).toMatchObject({
      status: 200,
    })
    expect(await columns(second!.id)).toMatchObject({ state: 'redeemed', pay_status: 'paid', channel: 'cash' })
    expect(await compareLedger(desk.db)).toEqual([])
  })

  it('give back exactly what there was when they are refunded or made void', async () => {
    const [paid, unpaid, fresh] = await cards.cards(3)
    const left = await desk.leftAt(clinic)
    await cards.sell(paid!.id)
    await cards.sell(unpaid!.id, { payStatus: 'unpaid', channel: null })
    expect(await desk.call(`PUT api/card/cancel/${paid!.id}`, { reason: 'x' })).toMatchObject({ status: 409 })
    expect(await desk.call(`PUT api/card/refund/${paid!.id}`, { reason: 'x' })).toMatchObject({
      status: 200,
      body: { state: 'refunded', amount: 120_000 },
    })
    expect(await desk.call(`PUT api/card/cancel/${unpaid!.id}`, { reason: 'x' })).toMatchObject({
      status: 200,
      body: { state: 'void' },
    })
    expect(await desk.call(`PUT api/card/cancel/${fresh!.id}`, { reason: 'x' })).toMatchObject({
      status: 200,
      body: { state: 'void' },
    })
    expect(await desk.leftAt(clinic)).toBe(left)
    const back = { times: -30, giveTimes: -2, amount: -120_000 }
    expect([(await rowsOf(paid!.id))[1], (await rowsOf(unpaid!.id))[1], await rowsOf(fresh!.id)]).toMatchObject([
      { kind: 'refund', ...back, received: -120_000, channel: 'wechat' },
      { kind: 'cancellation', ...back, received: 0 },
      [],
    ])
    for (const one of [paid!, unpaid!, fresh!])
      expect(await cards.redeem(await desk.patient('Late'), one)).toMatchObject({
        status: 409,
        body: { code: 'cardVoid' },
      })
    expect(await compareLedger(desk.db)).toEqual([])
  })

  it('that became a top-up are refunded as one, to whom the times came from', async () => {
    const [one] = await cards.cards(1)
    await cards.sell(one!.id, { payer: 'platform' })
    const left = await desk.leftAt(clinic)
    const patient = await desk.patient('Back')
    const { body } = await cards.redeem(patient, one!)
    expect(
      await desk.call(`PUT api/recharge/refund/${String(body['recharge'])}`, { times: 10, reason: 'x' }),
    ).toMatchObject({ status: 200, body: { times: 10, giveTimes: 2, amount: 40_000 } })
    expect([await desk.timesOf(patient), await desk.leftAt(clinic)]).toEqual([20, left])
    // The card says what came back of its money.
    expect(await columns(one!.id)).toMatchObject({
      state: 'redeemed',
      pay_status: 'paid',
      amount: 120_000,
      refunded_amount: 40_000,
    })
    expect(
      await desk.call(`PUT api/recharge/refund/${String(body['recharge'])}`, { times: 20, reason: 'x' }),
    ).toMatchObject({ status: 200 })
    expect(await columns(one!.id)).toMatchObject({
      state: 'redeemed',
      pay_status: 'refunded',
      refunded_amount: 120_000,
    })
    expect(await compareLedger(desk.db)).toEqual([])
  })

  it('that are sold, redeemed and refunded at one moment are one sale and one refund of a sheet', async () => {
    const [one] = await cards.cards(1)
    await cards.sell(one!.id, {}, 'manager')
    const { body } = await cards.redeem(await desk.patient('Quick'), one!)
    expect(
      (await desk.call(`PUT api/recharge/refund/${String(body['recharge'])}`, { reason: 'x' }, 'manager')).status,
    ).toBe(200)
    const lines = await sheet('ledger')
    expect(lines.map(({ ledgerTimes, ledgerGiveTimes }) => [ledgerTimes, ledgerGiveTimes])).toEqual(
      lines.map(({ times, giveTimes }) => [times, giveTimes]),
    )
    expect(lines.every(({ times }) => Number(times) >= 30)).toBe(true)
  })

  it('above the limit of refunds wait for somebody else who agrees', async () => {
    await desk.db.updateTable('config_setting').set({ refund_limit: 10_000 }).execute()
    try {
      const [one] = await cards.cards(1)
      await cards.sell(one!.id)
      const { body } = await desk.call(`PUT api/card/refund/${one!.id}`, { reason: 'x' }, 'manager')
      expect(body).toMatchObject({ state: 'requested' })
      expect(await desk.call(`PUT api/card/refund/${one!.id}`, { reason: 'x' }, 'manager')).toMatchObject({
        status: 409,
        body: { code: 'cardRefundWaiting' },
      })
      expect(await desk.call(`PUT api/refundRequest/agree/${String(body['request'])}`, {}, 'manager')).toMatchObject({
        status: 409,
        body: { code: 'ownRequest' },
      })
      expect(await desk.call(`PUT api/refundRequest/agree/${String(body['request'])}`, {})).toMatchObject({
        status: 200,
        body: { review: 'agree' },
      })
      expect(await columns(one!.id)).toMatchObject({
        state: 'void',
        request: body['request'],
        refunded_amount: 120_000,
      })
    } finally {
      await desk.db.updateTable('config_setting').set({ refund_limit: null }).execute()
    }
    expect(await compareLedger(desk.db)).toEqual([])
  })

  it('have requests of one number each, also once they are a top-up', async () => {
    const [one] = await cards.cards(1)
    await cards.sell(one!.id)
    await desk.db.updateTable('config_setting').set({ refund_limit: 10_000 }).execute()
    try {
      const first = await desk.call(`PUT api/card/refund/${one!.id}`, { reason: 'x' }, 'manager')
      const { body } = await cards.redeem(await desk.patient('Asked back'), one!)
      const second = await desk.call(`PUT api/recharge/refund/${String(body['recharge'])}`, { reason: 'x' }, 'manager')
      const numbers = await desk.db
        .selectFrom('refund_request')
        .select('number')
        .where('id', 'in', [Number(first.body['request']), Number(second.body['request'])])
        .orderBy('id')
        .execute()
      expect(numbers.map(({ number }) => number)).toEqual([`${one!.number}-A1`, `${one!.number}-A2`])
    } finally {
      await desk.db.updateTable('config_setting').set({ refund_limit: null }).execute()
    }
  })

  it('say clearly why they cannot be redeemed', async () => {
    const [sold, fresh] = await cards.cards(2, { type: await cards.type({ validity: 'days', validDays: 10 }) })
    await cards.sell(sold!.id)
    const patient = await desk.patient('Refused')
    expect(await cards.redeem(patient, { ...sold!, number: mistyped(sold!.number) })).toMatchObject({
      status: 400,
      body: { errors: { number: expect.stringContaining('digit by digit') as unknown } },
    })
    expect(await cards.redeem(patient, fresh!)).toMatchObject({ status: 409, body: { code: 'cardNotSold' } })
    expect(await cards.redeem(patient, { ...sold!, code: fresh!.code })).toMatchObject({
      status: 409,
      body: { code: 'cardRefused' },
    })
    expect(
      await cards.redeem(await desk.patient('Other', desk.office.hospitals.elsewhere), sold!, 'admin'),
    ).toMatchObject({ status: 409, body: { code: 'cardElsewhere' } })
    expect((await cards.redeem(await desk.patient('Foreign', desk.office.hospitals.elsewhere), sold!)).status).toBe(400)
    expect(
      (
        await cards.redeem(patient, {
          number: ` ${sold!.number.slice(0, 4)} ${sold!.number.slice(4)}`,
          code: sold!.code.toLowerCase().replaceAll('-', ' '),
        })
      ).status,
    ).toBe(200)
    expect(await cards.redeem(patient, sold!, 'admin')).toMatchObject({ status: 409, body: { code: 'cardRedeemed' } })
    const other = await desk.patient('Not theirs')
    expect(await cards.redeem(other, sold!)).toMatchObject({ status: 409, body: { code: 'cardRedeemed' } })
  })

  it('answer whoever redeems them again for the same patient as the first time, for a day', async () => {
    const [one, other] = await cards.cards(2)
    await cards.sell(one!.id)
    await cards.sell(other!.id)
    const patient = await desk.patient('Again')
    const answers = await Promise.all([1, 2, 3].map(() => cards.redeem(patient, one!)))
    expect(answers.map(({ status, body }) => [status, { ...body, repeated: undefined }])).toEqual(
      answers.map(() => [200, { ...answers[0]!.body, repeated: undefined }]),
    )
    expect(answers.filter(({ body }) => body['repeated'] === false)).toHaveLength(1)
    expect(await desk.timesOf(patient)).toBe(32)
    expect(await cards.redeem(patient, { ...one!, code: other!.code })).toMatchObject({ status: 409 })
    await desk.at(new Date(desk.office.clock.now.getTime() + 86_400_000))
    expect(await cards.redeem(patient, one!)).toMatchObject({ status: 409, body: { code: 'cardRedeemed' } })
    expect(await desk.timesOf(patient)).toBe(32)
  })

  it('of two who redeem one at once, one gets it', async () => {
    const [one] = await cards.cards(1)
    await cards.sell(one!.id)
    const [first, second] = [await desk.patient('One'), await desk.patient('Two')]
    const answers = await Promise.all([cards.redeem(first, one!), cards.redeem(second, one!, 'admin')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await desk.timesOf(first)) + (await desk.timesOf(second))).toBe(32)
  })

  it('expire, keep what they have, and are refunded or extended', async () => {
    const [sold, refunded, fresh] = await cards.cards(3, {
      type: await cards.type({ validity: 'days', validDays: 10 }),
    })
    const today = desk.office.clock.now
    const [unsold] = await cards.cards(1, {
      type: await cards.type({ validity: 'until', validUntil: addDays(today.toISOString().slice(0, 10), 5) }),
    })
    for (const { id } of [sold!, refunded!]) await cards.sell(id)
    expect((await columns(sold!.id)).valid_until).toBe(addDays(today.toISOString().slice(0, 10), 10))
    await desk.at(new Date(today.getTime() + 11 * 86_400_000))
    const patient = await desk.patient('Expired')
    // Whether the job has been there or not.
    expect(await cards.redeem(patient, sold!)).toMatchObject({ status: 409, body: { code: 'cardExpired' } })
    await cards.expire()
    expect([await cards.stateOf(sold!.id), await cards.stateOf(fresh!.id)]).toEqual(['expired', 'new'])
    expect(await cards.redeem(patient, sold!)).toMatchObject({ status: 409, body: { code: 'cardExpired' } })
    expect(await cards.stateOf(unsold!.id)).toBe('expired')
    expect(await desk.call(`PUT api/card/refund/${unsold!.id}`, { reason: 'x' })).toMatchObject({
      status: 409,
      body: { message: 'The present state of the record does not allow this; please see: Pay status (None)' },
    })
    expect(await desk.call(`PUT api/card/refund/${refunded!.id}`, { reason: 'x' })).toMatchObject({
      status: 200,
      body: { amount: 120_000 },
    })
    expect(await desk.call(`PUT api/card/extend/${sold!.id}`, { validUntil: '2026-12-31' })).toMatchObject({
      status: 200,
      body: { state: 'sold' },
    })
    expect((await cards.redeem(patient, sold!)).status).toBe(200)
    expect(await compareLedger(desk.db)).toEqual([])
  })

  it('are neither made, of a type, nor sold when their last day has passed, whether or not the job has been there', async () => {
    const last = desk.office.clock.now.toISOString().slice(0, 10)
    expect(
      await desk.call('POST api/cardType', {
        name: 'Gone',
        rechargeType: 'ordinary',
        times: 1,
        price: 100,
        validity: 'until',
        validUntil: addDays(last, -1),
      }),
    ).toMatchObject({ status: 400, body: { errors: { validUntil: expect.any(String) as unknown } } })
    const type = await cards.type({ validity: 'until', validUntil: last })
    const [one] = await cards.cards(1, { type })
    await desk.at(new Date(desk.office.clock.now.getTime() + 86_400_000))
    const left = await desk.leftAt(clinic)
    expect(await cards.sell(one!.id)).toMatchObject({ status: 409, body: { code: 'cardExpired' } })
    expect([await cards.stateOf(one!.id), await desk.leftAt(clinic)]).toEqual(['new', left])
    expect(await desk.call('POST api/cardBatch', { name: 'Late', type, hospital: clinic, cards: 1 })).toMatchObject({
      status: 400,
      body: { errors: { type: expect.any(String) as unknown } },
    })
    // What is printed on it may be made good by hand.
    expect(await desk.call(`PUT api/cardType/${type}`, { name: 'Renamed' })).toMatchObject({ status: 200 })
  })

  it('are sold to organisations by the platform alone, and out of its account', async () => {
    const [one, other] = await cards.cards(2, { hospital: clinic })
    const target = await desk.clinic()
    const terms = { buyer: 'organisation', hospital: target, payStatus: 'unpaid', channel: null, payer: null }
    expect(await cards.sell(one!.id, { ...terms, hospital: clinic }, 'manager')).toMatchObject({
      status: 409,
      body: { code: 'notPlatform' },
    })
    expect(await cards.sell(one!.id, { payer: 'platform' }, 'manager')).toMatchObject({
      status: 400,
      body: { errors: { payer: expect.anything() as unknown } },
    })
    expect(await cards.sell(one!.id, terms)).toMatchObject({
      status: 200,
      body: { hospital: target, payer: 'platform', payStatus: 'unpaid' },
    })
    expect(await cards.sell(other!.id, { ...terms, hospital: desk.office.hospitals.platform })).toMatchObject({
      status: 400,
      body: { errors: { hospital: expect.stringContaining('itself') as unknown } },
    })
    const patient = await desk.patient('There', target)
    expect((await cards.redeem(patient, one!, 'admin')).status).toBe(200)
    expect(
      await desk.db.selectFrom('recharge').select(['hospital', 'payer']).where('card', '=', one!.id).executeTakeFirst(),
    ).toEqual({ hospital: target, payer: 'platform' })
    expect(await cards.sell(other!.id, { payer: 'organisation' }, 'manager')).toMatchObject({ status: 200 })
  })

  describe('that the platform sold to an organisation', () => {
    /** Cards of the clinic by that sale. */
    const bought = async (payStatus: 'paid' | 'unpaid', count = 1, more: object = {}) => {
      const made = await cards.cards(count, { hospital: desk.office.hospitals.platform, ...more })
      const channel = payStatus === 'paid' ? 'transfer' : null
      for (const { id } of made)
        expect(
          await cards.sell(id, { buyer: 'organisation', hospital: clinic, payer: null, payStatus, channel }),
        ).toMatchObject({ status: 200 })
      return made
    }
    const refusal = { status: 409, body: { code: 'notPlatform' } }
    const reasonsOf = async (line: string) =>
      (await desk.call(`GET api/${line}`, undefined, 'manager')).body['unavailableReasons']
    const reason = expect.stringContaining('platform') as unknown

    it('are paid, refunded, made void and extended by the platform alone, and their page says so', async () => {
      const [paid] = await bought('paid')
      const [unpaid, unwanted] = await bought('unpaid', 2)
      const type = await cards.type({ validity: 'days', validDays: 10 })
      const [expired] = await bought('unpaid', 1, { type })
      await desk.at(new Date(desk.office.clock.now.getTime() + 11 * 86_400_000))
      await cards.expire()
      for (const [action, one, input] of [
        ['pay', unpaid, { channel: 'cash' }],
        ['refund', paid, { reason: 'x' }],
        ['cancel', unwanted, { reason: 'x' }],
        ['extend', expired, { validUntil: '2026-12-31' }],
      ] as const) {
        const before = await columns(one!.id)
        expect(await desk.call(`PUT api/card/${action}/${one!.id}`, input, 'manager')).toMatchObject(refusal)
        expect(await columns(one!.id)).toEqual(before)
        expect(await reasonsOf(`card/${one!.id}`)).toMatchObject({ [action]: reason })
        expect((await desk.call(`GET api/card/${one!.id}`)).body['unavailableReasons'] ?? {}).toEqual({})
        expect((await desk.call(`PUT api/card/${action}/${one!.id}`, input)).status).toBe(200)
      }
      const [own] = await cards.cards(1)
      await cards.sell(own!.id, { payStatus: 'unpaid', channel: null }, 'manager')
      expect((await desk.call(`PUT api/card/pay/${own!.id}`, { channel: 'cash' }, 'manager')).status).toBe(200)
    })

    it('stay the platform’s to settle once they are a top-up', async () => {
      const [paid] = await bought('paid')
      const [unpaid] = await bought('unpaid')
      const lots = await Promise.all(
        [paid!, unpaid!].map(async one => (await cards.redeem(await desk.patient('Handed'), one)).body['recharge']),
      )
      const [refunded, owed] = lots.map(String)
      expect(await desk.call(`PUT api/recharge/pay/${owed}`, { channel: 'cash' }, 'manager')).toMatchObject(refusal)
      for (const lot of [refunded, owed]) {
        expect(await desk.call(`GET api/recharge/refundPreview/${lot}`, undefined, 'manager')).toMatchObject(refusal)
        expect(await desk.call(`PUT api/recharge/refund/${lot}`, { reason: 'x' }, 'manager')).toMatchObject(refusal)
      }
      expect(await reasonsOf(`recharge/${owed}`)).toEqual({ pay: reason, refund: reason })
      const own = await desk.lot(await desk.patient('Own'))
      const { content } = (await desk.call('GET api/recharge?size=1000', undefined, 'manager')).body as {
        content: { id: number; unavailableReasons?: object }[]
      }
      const listed = [own, refunded, owed].map(lot => content.find(({ id }) => id === Number(lot))!.unavailableReasons)
      expect(listed).toEqual([{}, { pay: reason, refund: reason }, { pay: reason, refund: reason }])
      expect((await desk.call(`PUT api/recharge/pay/${owed}`, { channel: 'cash' })).status).toBe(200)
      expect((await desk.call(`PUT api/recharge/refund/${refunded}`, { reason: 'x' })).status).toBe(200)
    })

    it('are refunded above the limit once somebody else of the platform agrees, who is told', async () => {
      const [sold, redeemed] = await bought('paid', 2)
      const { body } = await cards.redeem(await desk.patient('Limit'), redeemed!)
      await desk.db.updateTable('config_setting').set({ refund_limit: 10_000 }).execute()
      try {
        for (const line of [`card/refund/${sold!.id}`, `recharge/refund/${String(body['recharge'])}`]) {
          const request = String((await desk.call(`PUT api/${line}`, { reason: 'x' })).body['request'])
          expect(await desk.call(`PUT api/refundRequest/agree/${request}`, {}, 'manager')).toMatchObject(refusal)
          expect(await desk.call(`PUT api/refundRequest/refuse/${request}`, { answer: 'x' }, 'manager')).toMatchObject(
            refusal,
          )
          expect(await reasonsOf(`refundRequest/${request}`)).toEqual({ agree: reason, refuse: reason })
          const told = await desk.db
            .selectFrom('operator_notice')
            .innerJoin('operator', 'operator.id', 'operator_notice.operator')
            .select('operator.username')
            .where('operator_notice.link', '@>', JSON.stringify({ resource: 'refundRequest', id: Number(request) }))
            .execute()
          expect(told.map(({ username }) => username)).toEqual(['other'])
          expect(await desk.call(`PUT api/refundRequest/agree/${request}`, {}, 'other')).toMatchObject({
            status: 200,
            body: { review: 'agree', amount: 120_000 },
          })
        }
      } finally {
        await desk.db.updateTable('config_setting').set({ refund_limit: null }).execute()
      }
      expect(await compareLedger(desk.db)).toEqual([])
    })
  })

  it('are not sold where the organisation has too little', async () => {
    const poor = await desk.clinic()
    const [one] = await cards.cards(1, { hospital: poor })
    expect(await cards.sell(one!.id)).toMatchObject({ status: 409, body: { code: 'timesMissing' } })
    expect([await cards.stateOf(one!.id), await rowsOf(one!.id)]).toEqual(['new', []])
  })

  it('are named where their organisation is deleted, which sells none then, and still takes back what was sold', async () => {
    const closing = await desk.clinic()
    const [sold, expired, fresh] = await cards.cards(3, {
      hospital: closing,
      type: await cards.type({ validity: 'days', validDays: 10 }),
    })
    const byPlatform = { payer: 'platform' }
    await cards.sell(expired!.id, byPlatform)
    await desk.at(new Date(desk.office.clock.now.getTime() + 11 * 86_400_000))
    await cards.expire()
    await cards.sell(sold!.id, byPlatform)
    expect([await cards.stateOf(expired!.id), await cards.stateOf(sold!.id)]).toEqual(['expired', 'sold'])
    const { body } = await desk.call(`GET api/hospital/removePreview/${closing}`)
    expect(body['effects']).toContainEqual(expect.objectContaining({ effect: 'cards', count: 2, amount: 240_000 }))
    expect(
      (await desk.call('POST api/hospital/delete', { id: closing, previewToken: body['previewToken'] })).status,
    ).toBe(200)
    expect(await cards.sell(fresh!.id, byPlatform)).toMatchObject({
      status: 409,
      body: { code: 'organisationDeleted' },
    })
    for (const { id } of [sold!, expired!])
      expect(await desk.call(`PUT api/card/refund/${id}`, { reason: 'x' })).toMatchObject({
        status: 200,
        body: { state: 'refunded' },
      })
    expect(await compareLedger(desk.db)).toEqual([])
  })

  it('are numbered by the year that it is where the business is, and stay what they were numbered', async () => {
    await desk.at(new Date('2031-12-31T16:30:00Z'))
    const batch = await cards.begin(await cards.type(), 3)
    await desk.at(new Date('2032-01-02T01:00:00Z'))
    await cards.make()
    const { body } = await desk.call(`POST api/cardBatch/codes/${batch}`, {})
    const told = (body as unknown as { number: string }[]).map(({ number }) => number)
    const rows = await desk.db.selectFrom('card').select('number').where('batch', '=', batch).orderBy('id').execute()
    expect(rows.map(({ number }) => number)).toEqual(told)
    expect(told.map(number => number.slice(0, 2))).toEqual(['32', '32', '32'])
  })

  it('are guessed no faster than the throttle lets', async () => {
    const [one, other] = await cards.cards(2)
    await cards.sell(one!.id)
    const patient = await desk.patient('Guessed')
    const tries: number[] = []
    for (let n = 0; n < 12; n += 1) tries.push((await cards.redeem(patient, { ...one!, code: other!.code })).status)
    expect(tries.filter(status => status === 409)).toHaveLength(10)
    expect(tries.slice(-2)).toEqual([429, 429])
    expect((await cards.redeem(patient, one!)).status).toBe(429)
    expect((await cards.redeem(patient, one!, 'admin')).status).toBe(200)
  })
})
