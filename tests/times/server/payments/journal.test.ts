import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ageGroup, ageOn } from '../../../../domain/age.ts'
import { addDays } from '../../../../domain/calendar.ts'
import { compareLedger } from '../../../../server/times/ledger/compareLedger.ts'
import { describeAbove } from '../../../support/database.ts'
import { CashDesk } from '../recharge/cashDesk.ts'

const noon = (day: string): Date => new Date(`${day}T04:00:00.000Z`)

describeAbove('the journal of what patients pay', engine => {
  let desk: CashDesk
  beforeAll(async () => {
    desk = await CashDesk.open(await engine.openSeeded())
  })
  afterEach(async () => {
    expect(await compareLedger(desk.db)).toEqual([])
  })
  afterAll(() => desk.office.close())

  const at = (day: string): Promise<void> => desk.at(noon(day))
  const rowsOf = async (lot: number): Promise<Record<string, unknown>[]> =>
    (await desk.call(`GET api/recharge/payments/${lot}`)).body as unknown as Record<string, unknown>[]
  const sumsOf = async (patient: number): Promise<unknown> =>
    (await desk.call(`GET api/payment?patient=${patient}&totals=true&size=1`)).body['totals']
  const totalsOf = async (patient: number): Promise<unknown> =>
    (await desk.call(`GET api/recharge?patient=${patient}&totals=true&size=1`)).body['totals']
  const record = async (lot: number) => (await desk.call(`GET api/recharge/${lot}`)).body

  it('has each sum in one row, on the day on which it came to be, by the channel and the hands of that day', async () => {
    const patient = await desk.patient('journal')
    await at('2026-03-10')
    const lot = await desk.lot(patient, { payStatus: 'unpaid', channel: null })
    await at('2026-03-11')
    await desk.call(`PUT api/recharge/pay/${lot}`, { channel: 'wechat' }, 'manager')
    await at('2026-03-12')
    await desk.call(`PUT api/recharge/refund/${lot}`, { times: 5, reason: 'too many' }, 'other')
    expect(await rowsOf(lot)).toMatchObject([
      {
        day: '2026-03-10',
        kind: 'sale',
        times: 30,
        giveTimes: 2,
        amount: 120_000,
        received: 0,
        channelLabel: null,
        operatorLabel: 'admin',
      },
      {
        day: '2026-03-11',
        kind: 'latePayment',
        times: 0,
        giveTimes: 0,
        amount: 0,
        received: 120_000,
        channelLabel: 'WeChat Pay',
        operatorLabel: 'manager',
      },
      {
        day: '2026-03-12',
        kind: 'refund',
        times: -5,
        giveTimes: -2,
        amount: -20_000,
        received: -20_000,
        channelLabel: 'WeChat Pay',
        operatorLabel: 'other',
      },
    ])
    expect(await sumsOf(patient)).toEqual({ times: 25, giveTimes: 0, amount: 100_000, received: 100_000 })
    expect((await desk.call(`GET api/payment?patient=${patient}&sort=id,asc`)).body['content']).toMatchObject([
      {
        number: expect.stringMatching(/^T/) as string,
        recharge: lot,
        ageBand: 'from4',
        gender: 'female',
        payer: 'organisation',
        rechargeRefund: null,
      },
      { number: expect.stringMatching(/-P$/) as string },
      { number: expect.stringMatching(/-R1$/) as string, rechargeRefund: expect.any(Number) as number },
    ])
  })

  it('keeps what was used of an unpaid top-up owed and payable once it is cancelled, and sells nothing of the rest', async () => {
    const patient = await desk.patient('owed')
    const lot = await desk.lot(patient, { payStatus: 'unpaid', channel: null })
    for (const day of ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04']) await desk.train(patient, day)
    const {
      body: { effects },
    } = await desk.call(`GET api/recharge/refundPreview/${lot}`)
    expect(effects).toMatchObject([
      { effect: 'times', count: 26 },
      { effect: 'gifts', count: 2 },
      { effect: 'cancels', names: ['1,040.00'] },
      { effect: 'owes', count: 4, names: ['160.00'] },
    ])
    expect(await desk.call(`PUT api/recharge/refund/${lot}`, { reason: 'never came back' })).toMatchObject({
      status: 200,
      body: { state: 'refunded', times: 26, amount: 0 },
    })
    expect(await record(lot)).toMatchObject({
      payStatus: 'unpaid',
      amount: 16_000,
      refundState: 'part',
      refundedTimes: 26,
      refundedAmount: 0,
      unavailableReasons: { refund: expect.any(String) as string },
    })
    expect(await sumsOf(patient)).toEqual({ times: 4, giveTimes: 0, amount: 16_000, received: 0 })
    expect(await totalsOf(patient)).toMatchObject({ amount: 16_000, refundedAmount: 0 })
    expect(await desk.call(`PUT api/recharge/pay/${lot}`, { channel: 'cash' })).toMatchObject({
      status: 200,
      body: { payStatus: 'paid', amount: 16_000 },
    })
    expect(await sumsOf(patient)).toMatchObject({ amount: 16_000, received: 16_000 })
    expect((await rowsOf(lot)).map(({ kind }) => kind)).toEqual(['sale', 'cancellation', 'latePayment'])
  })

  it('has no sale in any sum where nothing of a cancelled top-up was used', async () => {
    const patient = await desk.patient('cancelled')
    const lot = await desk.lot(patient, { payStatus: 'unpaid', channel: null })
    await desk.call(`PUT api/recharge/refund/${lot}`, { reason: 'never paid' })
    expect(await record(lot)).toMatchObject({ payStatus: 'refunded', refundState: 'whole', amount: 0, total: 32 })
    expect(await sumsOf(patient)).toEqual({ times: 0, giveTimes: 0, amount: 0, received: 0 })
    expect(await totalsOf(patient)).toMatchObject({ amount: 0, refundedAmount: 0, refundedTimes: 30 })
    expect((await desk.call(`GET api/rechargeRefund?recharge=${lot}`)).body['content']).toMatchObject([
      { amount: 0, cancelledAmount: 120_000 },
    ])
  })

  it('calls a top-up refunded only where paid times went back, and tells how far', async () => {
    const patient = await desk.patient('gifts')
    const lot = await desk.lot(patient, { times: 2, giveTimes: 3 })
    for (const day of ['2026-03-01', '2026-03-02']) await desk.train(patient, day)
    expect(await desk.call(`PUT api/recharge/refund/${lot}`, { reason: 'gifts alone' })).toMatchObject({
      status: 200,
      body: { times: 0, giveTimes: 3, amount: 0 },
    })
    expect(await record(lot)).toMatchObject({
      payStatus: 'paid',
      refundState: 'none',
      refundedTimes: 0,
      refundedAmount: 0,
      withdrawnGiveTimes: 3,
      total: 5,
    })
    const other = await desk.lot(await desk.patient('parts'))
    await desk.call(`PUT api/recharge/refund/${other}`, { times: 10, reason: 'some' })
    expect(await record(other)).toMatchObject({
      payStatus: 'paid',
      refundState: 'part',
      refundedTimes: 10,
      refundedAmount: 40_000,
    })
    expect((await desk.call(`GET api/recharge?id=${other}&refundState=part`)).body).toMatchObject({ totalElements: 1 })
    await desk.call(`PUT api/recharge/refund/${other}`, { reason: 'the rest' })
    expect(await record(other)).toMatchObject({
      payStatus: 'refunded',
      refundState: 'whole',
      refundedTimes: 30,
      refundedAmount: 120_000,
    })
  })

  it('never changes a day of a cashier, whatever happens later to what was done on it', async () => {
    const day = '2026-03-16'
    at(day)
    const hospital = desk.office.hospitals.hospital
    const cashier = await desk.office.signedIn('till', { role: 'franchise', hospital, dataScope: 'own' })
    let token = cashier.token
    const call = (line: string, body?: unknown) =>
      desk.office.call(line, { token, ...(body === undefined ? {} : { body }) })
    const [one, two, three] = [await desk.patient('till'), await desk.patient('till'), await desk.patient('till')]
    const base = { rechargeType: 'ordinary', times: 30, giveTimes: 1 }
    const lotOf = async (patient: number, more: object) =>
      Number((await call('POST api/recharge', { ...base, userIds: [patient], ...more })).body['recharge'])
    const unpaid = await lotOf(one, { payStatus: 'unpaid', channel: 'cash' })
    const cancelled = await lotOf(two, { payStatus: 'unpaid' })
    const paid = await lotOf(two, { payStatus: 'paid', channel: 'card' })
    await call(`PUT api/recharge/refund/${await lotOf(three, { payStatus: 'paid', channel: 'alipay' })}`, {
      times: 3,
      reason: 'same day',
    })
    const own = async () => (await call(`GET api/cashier/dayEnd?day=${day}`)).body
    const told = async () => (await desk.call(`GET api/cashier/dayEnd/${cashier.id}?day=${day}`)).body
    const before = await own()
    expect(await told()).toEqual(before)
    expect(before['ledger']).toMatchObject([
      { kind: 'topUp', times: 120, ledgerTimes: 120, giveTimes: 4, ledgerGiveTimes: 4 },
      { kind: 'refund', times: 3, ledgerTimes: 3, giveTimes: 1, ledgerGiveTimes: 1 },
    ])
    expect(before['toppedUp']).toMatchObject([
      { channel: 'alipay', payStatus: 'paid' },
      { channel: 'card', payStatus: 'paid' },
      { channel: null, payStatus: 'unpaid', count: 2, amount: 240_000 },
    ])

    await at('2026-03-17')
    token = await desk.office.token('till')
    await call(`PUT api/recharge/pay/${unpaid}`, { channel: 'wechat' })
    await call(`PUT api/recharge/refund/${cancelled}`, { reason: 'never paid' })
    await call(`PUT api/recharge/refund/${paid}`, { times: 4, reason: 'less' })
    expect(await own()).toEqual(before)
    const {
      body: { previewToken },
    } = await desk.call(`GET api/patient/mergePreview?survivor=${one}&other=${three}`)
    expect(
      await desk.call('PUT api/patient/merge', {
        survivor: one,
        other: three,
        take: [],
        reason: 'the same child',
        previewToken,
      }),
    ).toMatchObject({ status: 200 })
    const moving = await desk.call(`GET api/patient/transferPreview/${two}?hospital=${desk.office.hospitals.elsewhere}`)
    expect(
      await desk.call(`PUT api/patient/transfer/${two}`, {
        hospital: desk.office.hospitals.elsewhere,
        reason: 'moved',
        previewToken: moving.body['previewToken'],
      }),
    ).toMatchObject({ status: 200 })
    expect(await own()).toEqual(before)
    // The cashier works elsewhere now, and the business day begins at another hour.
    await desk.db
      .updateTable('operator')
      .set({ hospital: desk.office.hospitals.elsewhere })
      .where('id', '=', cashier.id)
      .execute()
    await desk.db.updateTable('base_setting').set({ time_zone: 'America/Los_Angeles' }).execute()
    try {
      expect([await own(), await told()]).toEqual([before, before])
    } finally {
      await desk.db.updateTable('base_setting').set({ time_zone: 'Asia/Shanghai' }).execute()
    }
    // Nor does it matter that the cashier has left since.
    await desk.db.updateTable('operator').set({ deleted: true }).where('id', '=', cashier.id).execute()
    expect(await told()).toEqual(before)
    await desk.db.updateTable('operator').set({ deleted: false }).where('id', '=', cashier.id).execute()
    expect((await call('GET api/cashier/dayEnd?day=2026-03-17')).body).toMatchObject({
      toppedUp: [],
      paidLater: [{ channel: 'wechat', count: 1, amount: 120_000 }],
      refunded: [
        { channel: 'card', payStatus: 'refunded', times: 4, amount: 16_000 },
        { channel: null, payStatus: 'unpaid', times: 30, amount: 0 },
      ],
    })
  })

  it('shows rows to those whose scope has their organisation or patient', async () => {
    const { hospital, elsewhere } = desk.office.hospitals
    await desk.lot(await desk.patient('here'))
    await desk.lot(await desk.patient('there', elsewhere), { times: 5 })
    const seen = async (by: Parameters<CashDesk['call']>[2]) =>
      new Set(
        ((await desk.call('GET api/payment?size=1000', undefined, by)).body['content'] as { hospital: number }[]).map(
          one => one.hospital,
        ),
      )
    expect(await seen('admin')).toEqual(new Set([hospital, elsewhere]))
    expect([await seen('manager'), await seen('doctor')]).toEqual([new Set([hospital]), new Set([hospital])])
    expect((await desk.call('GET api/payment', undefined, 'nurse')).status).toBe(403)
    expect((await desk.call('GET api/hospitalPayment', undefined, 'doctor')).status).toBe(403)
    expect((await desk.call('GET api/hospitalPayment', undefined, 'manager')).status).toBe(200)
  })

  describe('in the database', () => {
    const run = (text: string) => sql.raw(text).execute(desk.db)
    const agrees = { code: '23514', constraint: 'payment_agrees' }
    let lot = 0
    beforeAll(async () => {
      lot = await desk.lot(await desk.patient('fixed'))
    })

    it('is only ever added to', async () => {
      for (const statement of [
        'update payment set amount = amount + 1',
        'update payment set received = 0',
        "update payment set day = day + 1, channel = 'cash'",
        'update payment set age_band = null',
        'delete from payment',
        'truncate payment',
        'update hospital_payment set amount = 0',
        'delete from hospital_payment',
        'truncate hospital_payment cascade',
      ])
        await expect(run(statement), statement).rejects.toMatchObject({ code: '23001' })
    })

    it('takes no document without its rows, and no rows that say something else', async () => {
      const { hospital } = desk.office.hospitals
      const patient = await desk.patient('bare')
      await expect(
        run(
          `insert into recharge (patient, hospital, recharge_type, times, total) values (${patient}, ${hospital}, 'ordinary', 3, 3)`,
        ),
      ).rejects.toMatchObject(agrees)
      await expect(
        run(
          `insert into recharge_refund (recharge, patient, hospital, recharge_type, times, amount, reason) values (${lot}, ${patient}, ${hospital}, 'ordinary', 1, 1, 'x')`,
        ),
      ).rejects.toMatchObject(agrees)
      for (const change of [
        'amount = amount + 1',
        'refunded_amount = 1',
        'paid_at = null',
        "refunded_times = 1, refund_state = 'part'",
      ])
        await expect(run(`update recharge set ${change} where id = ${lot}`), change).rejects.toMatchObject(agrees)
      const late = (fen: number) =>
        `insert into payment (day, kind, hospital, recharge_type, received, recharge, patient, payer, gender) values ('2026-03-02', 'latePayment', ${hospital}, 'ordinary', ${fen}, ${lot}, ${patient}, 'organisation', 'male')`
      await expect(run(late(5))).rejects.toMatchObject(agrees)
      await expect(run(late(-5))).rejects.toMatchObject({ constraint: 'payment_sums_check' })
      const bought = 'insert into hospital_recharge (number, hospital, recharge_type, movement, times, total, amount)'
      for (const [movement, times] of [
        ['topUp', 5],
        ['refund', -5],
      ] as const) {
        await expect(
          run(
            `${bought} values ('X${movement}', ${hospital}, 'ordinary', '${movement}', ${times}, ${times}, ${times})`,
          ),
        ).rejects.toMatchObject({ constraint: 'hospital_payment_agrees' })
      }
    })

    it('groups ages as the product does', async () => {
      const days = fc
        .tuple(fc.integer({ min: 0, max: 9_000 }), fc.integer({ min: -400, max: 9_000 }))
        .map(([born, age]) => [addDays('2000-02-28', born), addDays('2000-02-28', born + age)] as const)
      const pairs = [
        ...fc.sample(days, { numRuns: 2000, seed: 7 }),
        ['2016-02-29', '2020-02-28'],
        ['2016-02-29', '2020-02-29'],
        ['2016-02-29', '2023-02-28'],
        ['2016-02-29', '2023-03-01'],
      ] as [string, string][]
      const { rows } = await sql<{ band: string | null }>`
        select age_band(b, d) as band from unnest(${pairs.map(([born]) => born)}::date[], ${pairs.map(([, day]) => day)}::date[]) with ordinality as p (b, d, at) order by at`.execute(
        desk.db,
      )
      expect(rows.map(({ band }) => band)).toEqual(
        pairs.map(([born, day]) => {
          const age = ageOn(born, day)
          return age === undefined ? null : ageGroup(age)
        }),
      )
    })
  })
})
