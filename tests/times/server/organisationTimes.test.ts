import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { describeAbove } from '../../support/database.ts'
import { balanceOf } from '../../../server/times/ledger/accounts.ts'
import { compareLedger } from '../../../server/times/ledger/compareLedger.ts'
import { topUpPatients } from '../../../server/times/ledger/creditTopUp.ts'
import { refundOrganisation } from '../../../server/times/ledger/organisations.ts'
import { returnedBeyond } from '../../../server/times/ledger/returnedBeyond.ts'
import { bookReturn } from '../../../server/times/payments/hospitalJournal.ts'
import { insertLots } from './ledger/insertLots.ts'
import { BackOffice } from '../../platform/session/backOffice.ts'
import type { Reply } from '../../platform/session/backOffice.ts'

describeAbove('times of organisations', engine => {
  let office: BackOffice
  let admin: string
  let franchise: string
  let clinic: number

  const topUp = (body: Record<string, unknown> = {}, options: { token?: string; key?: string } = {}): Promise<Reply> =>
    office.call('POST api/hospital/hospitalRecharge', {
      token: admin,
      ...options,
      body: {
        hospital: clinic,
        rechargeType: 'ordinary',
        times: 100,
        giveTimes: 10,
        amount: 100_000,
        payStatus: 'paid',
        channel: 'transfer',
        ...body,
      },
    })
  const refund = (body: Record<string, unknown> = {}, options: { token?: string; key?: string } = {}): Promise<Reply> =>
    office.call('PUT api/hospital/hospitalRefund', {
      token: admin,
      ...options,
      body: {
        hospital: clinic,
        rechargeType: 'ordinary',
        times: 10,
        giveTimes: 0,
        amount: 0,
        reason: '合同终止',
        ...body,
      },
    })
  const get = (path: string, token = admin): Promise<Reply> => office.call(`GET api/${path}`, { token })
  const balance = async (hospital = clinic): Promise<number> =>
    (await balanceOf(office.database.db, { hospital })).ordinary
  const rowsOf = (body: Reply['body']) => body['content'] as Record<string, unknown>[]

  let serial = 0
  /** An organisation with nothing on its account, below the agency of the franchise manager. */
  const openClinic = async (superior = office.hospitals.agency): Promise<number> => {
    const name = `新院区${(serial += 1)}`
    const { id } = await office.database.db
      .insertInto('hospital')
      .values({
        name,
        code: `X${serial}`,
        kind: 'hospital',
        superior,
        province: '浙江省',
        city: '杭州市',
        contact: '王芳',
        phone: '010-88888888',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  /** A patient of the clinic who gets that many of its times. */
  const use = async (times: number): Promise<number> =>
    office.database.db.transaction().execute(async db => {
      const patient = await db
        .insertInto('patient')
        .values({
          name: '李小红',
          hospital: clinic,
          gender: 'female',
          birthday: '2019-05-01',
          mobile: `139${String((serial += 1)).padStart(8, '0')}`,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const [lot] = await insertLots(
        db,
        [{ patient: patient.id, hospital: clinic, recharge_type: 'ordinary', payer: 'organisation', times }],
        office.clock.now,
      )
      await topUpPatients(db, {
        lots: [{ recharge: lot!, patient: patient.id, hospital: clinic }],
        rechargeType: 'ordinary',
        times,
        giveTimes: 0,
        payer: 'organisation',
        operator: null,
        now: office.clock.now,
      })
      return lot!
    })

  beforeAll(async () => {
    office = await BackOffice.open(await engine.openSeeded())
    admin = (await office.signedIn('root')).token
    clinic = await openClinic()
    franchise = (
      await office.signedIn('franchise', { role: 'franchise', hospital: office.hospitals.agency, dataScope: 'below' })
    ).token
  })
  afterAll(() => office.close())

  it('come with a row that says what was bought, for how much, and whether it is paid', async () => {
    const reply = await topUp()
    expect(reply).toMatchObject({
      status: 200,
      body: { number: expect.stringMatching(/^JC20260302\d{8}$/), remaining: 110 },
    })
    expect((await get(`hospitalRecharge/${reply.body['id']}`)).body).toMatchObject({
      hospital: clinic,
      movement: 'topUp',
      times: 100,
      giveTimes: 10,
      total: 110,
      amount: 100_000,
      payStatus: 'paid',
      channel: 'transfer',
      paidAt: '2026-03-02T01:00:00.000Z',
      createdByLabel: expect.stringContaining('root'),
    })
    expect(await balance()).toBe(110)
  })

  it.each([
    [{ times: 0 }, 'times'],
    [{ times: -5 }, 'times'],
    [{ times: 1.5 }, 'times'],
    [{ times: 100_001 }, 'times'],
    [{ times: 1e12 }, 'times'],
    [{ giveTimes: -1 }, 'giveTimes'],
    [{ amount: -1 }, 'amount'],
    [{ amount: 0.5 }, 'amount'],
    [{ payStatus: 'refunded' }, 'payStatus'],
    [{ channel: null }, 'channel'],
    [{ rechargeType: 'other' }, 'rechargeType'],
    [{ hospital: 99_999 }, 'hospital'],
  ])('are not moved by %o: the field is named', async (wrong, field) => {
    const before = await balance()
    const reply = await topUp(wrong)
    expect(reply.status).toBe(400)
    expect(Object.keys(reply.body['errors'] as object)).toEqual([field])
    expect(await balance()).toBe(before)
  })

  it('are given once, however often the same request comes', async () => {
    const before = await balance()
    const replies = await Promise.all(Array.from({ length: 5 }, () => topUp({}, { key: 'same-request' })))
    expect(new Set(replies.filter(reply => reply.status === 200).map(reply => reply.body['id'])).size).toBe(1)
    expect(await balance()).toBe(before + 110)
    expect((await topUp({ times: 1 }, { key: 'same-request' })).status).toBe(422)
  })

  it('are given and taken back by operators of the platform alone, within their scope', async () => {
    const role = await office.database.db
      .insertInto('role')
      .values({
        name: '充值员',
        name_en: 'Top-ups',
        data_scope: 'all',
        permissions: JSON.stringify(['hospitalRecharge:*']),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const outside = (
      await office.signedIn('agent', { role: [role.id], hospital: office.hospitals.agency, dataScope: 'all' })
    ).token
    const narrow = (
      await office.signedIn('narrow', {
        role: [role.id],
        hospital: office.hospitals.platform,
        dataScope: 'chosen',
        scopeHospitals: [office.hospitals.elsewhere],
      })
    ).token
    expect(await topUp({}, { token: outside })).toMatchObject({ status: 409, body: { code: 'notPlatform' } })
    expect(await refund({}, { token: outside })).toMatchObject({ status: 409, body: { code: 'notPlatform' } })
    expect(await topUp({}, { token: narrow })).toMatchObject({
      status: 400,
      body: { errors: { hospital: expect.any(String) } },
    })
    expect(await topUp({ hospital: office.hospitals.elsewhere }, { token: narrow })).toMatchObject({
      status: 409,
      body: { code: 'notPlatform' },
    })
    expect((await topUp({}, { token: franchise })).status).toBe(403)
    expect((await refund({}, { token: franchise })).status).toBe(403)
  })

  it('are not sold to the platform, which they come from', async () => {
    expect(await topUp({ hospital: office.hospitals.platform })).toMatchObject({
      status: 400,
      body: { errors: { hospital: expect.stringContaining('itself') as string } },
    })
  })

  it('are not given to a deleted organisation', async () => {
    const gone = await openClinic()
    await office.database.db.updateTable('hospital').set({ deleted: true }).where('id', '=', gone).execute()
    expect(await topUp({ hospital: gone })).toMatchObject({
      status: 400,
      body: { errors: { hospital: expect.any(String) } },
    })
  })

  describe('that are refunded', () => {
    beforeAll(async () => {
      clinic = await openClinic()
      await topUp({ times: 100, giveTimes: 10, amount: 100_000 })
      await topUp({ times: 50, giveTimes: 5, amount: 40_000 })
      await use(120)
    })

    it('begin with what is left: paid times at the price of the newest purchases, and the gifts', async () => {
      expect((await get(`hospitalRefoundDefaultByuid?uid=${clinic}&rechargeType=ordinary`)).body).toEqual({
        times: 30,
        giveTimes: 15,
        amount: 24_000,
        cancelledAmount: 0,
        direct: null,
      })
      expect(
        (await get(`hospitalRefoundDefaultByuid?uid=${clinic}&rechargeType=ordinary&times=10`)).body,
      ).toMatchObject({ amount: 8_000 })
      expect(
        (
          await office.call('POST api/hospital/queryCanRefundCount', {
            token: admin,
            body: { hospital: clinic, rechargeType: 'ordinary' },
          })
        ).body,
      ).toEqual({ remaining: 45, times: 30, giveTimes: 15, amount: 24_000, waiting: null })
    })

    it('are worth what they were bought for, whatever amount is typed', async () => {
      const refused = await refund({ times: 1, giveTimes: 0, amount: 37_800 })
      expect(refused).toMatchObject({
        status: 400,
        body: { errors: { amount: expect.stringContaining('¥8.00') as string } },
      })
      expect(await refund({ times: 31, amount: 0 })).toMatchObject({
        status: 400,
        body: { errors: { times: expect.any(String) as string } },
      })
      expect(await balance()).toBe(45)
    })

    it('are refused with the number that is missing, and nothing moves', async () => {
      const before = await office.database.db
        .selectFrom('hospital_recharge')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
      expect(await refund({ times: 40, giveTimes: 15, amount: 0 })).toMatchObject({
        status: 409,
        body: { code: 'timesMissing', missing: 10, message: expect.stringContaining('10') },
      })
      expect(await balance()).toBe(45)
      expect(
        await office.database.db
          .selectFrom('hospital_recharge')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow(),
      ).toEqual(before)
    })

    it.each([
      [{ times: 0, giveTimes: 0 }, 'times'],
      [{ times: 0, giveTimes: 16 }, 'giveTimes'],
      [{ amount: 140_001 }, 'amount'],
      [{ reason: '' }, 'reason'],
    ])('are not more than was bought, given or paid: %o', async (wrong, field) => {
      const reply = await refund(wrong)
      expect(reply.status).toBe(400)
      expect(Object.keys(reply.body['errors'] as object)).toEqual([field])
    })

    it('leave once where two refunds of all that is left come at once', async () => {
      const replies = await Promise.all([1, 2].map(() => refund({ times: 30, giveTimes: 15, amount: 24_000 })))
      expect(replies.map(reply => reply.status).sort()).toEqual([200, 409])
      expect(await balance()).toBe(0)
      const row = (await get(`hospitalRecharge/${replies.find(reply => reply.status === 200)!.body['id']}`)).body
      expect(row).toMatchObject({
        movement: 'refund',
        times: -30,
        giveTimes: -15,
        total: -45,
        amount: -24_000,
        payStatus: 'refunded',
        remark: '合同终止',
        number: expect.stringMatching(/^JT/),
      })
    })
  })

  describe('that are not paid', () => {
    it('become paid once, with the moment', async () => {
      const { body } = await topUp({ payStatus: 'unpaid', channel: null })
      const pay = () =>
        office.call(`PUT api/hospitalRecharge/pay/${body['id']}`, { token: admin, body: { channel: 'wechat' } })
      expect(await pay()).toMatchObject({
        status: 200,
        body: { payStatus: 'paid', channel: 'wechat', paidAt: '2026-03-02T01:00:00.000Z' },
      })
      expect(await pay()).toMatchObject({ status: 409, body: { code: 'notNow' } })
    })

    it('are cancelled as a whole, once, and owe nothing any more', async () => {
      clinic = await openClinic()
      const { body } = await topUp({ payStatus: 'unpaid', channel: null })
      const cancel = () =>
        office.call(`PUT api/hospitalRecharge/cancel/${body['id']}`, { token: admin, body: { reason: '未付款' } })
      expect(await cancel()).toMatchObject({ status: 200, body: { payStatus: 'refunded', amount: 100_000 } })
      expect(await cancel()).toMatchObject({ status: 409, body: { code: 'notNow' } })
      expect(await balance()).toBe(0)
      const list = (await get(`hospital/hospitalChargeRecord?hospital=${clinic}&totals=true`)).body
      expect(list['totals']).toEqual({ times: 0, giveTimes: 0, total: 0, amount: 0 })
      expect(rowsOf(list)[0]).toMatchObject({
        movement: 'refund',
        amount: -100_000,
        cancels: body['id'],
        remark: '未付款',
      })
    })

    describe('beside others', () => {
      const buy = async (more: Record<string, unknown> = {}): Promise<number> =>
        Number((await topUp({ times: 10, giveTimes: 5, amount: 10_000, ...more })).body['id'])
      const unpaid = { payStatus: 'unpaid', channel: null }
      const cancel = (id: number) =>
        office.call(`PUT api/hospitalRecharge/cancel/${id}`, { token: admin, body: { reason: '录错' } })
      const booked = async (): Promise<unknown[]> =>
        office.database.db
          .selectFrom('hospital_payment')
          .select(['purchase', 'kind', 'times', 'give_times as giveTimes', 'amount'])
          .where('hospital', '=', clinic)
          .where('kind', '<>', 'sale')
          .orderBy('id')
          .execute()
      const returnable = async () =>
        (
          await office.call('POST api/hospital/queryCanRefundCount', {
            token: admin,
            body: { hospital: clinic, rechargeType: 'ordinary' },
          })
        ).body
      beforeEach(async () => {
        clinic = await openClinic()
      })

      it('take their own gifts back, once', async () => {
        const [one, other] = [await buy(unpaid), await buy()]
        expect((await refund({ times: 4, giveTimes: 5, amount: 0 })).status).toBe(200)
        expect((await cancel(one)).status).toBe(200)
        expect(await booked()).toEqual([
          { purchase: one, kind: 'cancellation', times: -4, giveTimes: -5, amount: -4000 },
          { purchase: one, kind: 'cancellation', times: -6, giveTimes: 0, amount: -6000 },
        ])
        expect(await returnable()).toMatchObject({ remaining: 15, times: 10, giveTimes: 5, amount: 10_000 })
        expect((await refund({ times: 10, giveTimes: 5, amount: 10_000 })).status).toBe(200)
        expect((await booked()).at(-1)).toMatchObject({ purchase: other, times: -10, giveTimes: -5 })
        expect(await compareLedger(office.database.db)).toEqual([])
      })

      it('give back gifts as paid times, of each purchase its own, with paid times or alone', async () => {
        const [one, other] = [await buy(), await buy()]
        expect((await refund({ times: 1, giveTimes: 7, amount: 1000 })).status).toBe(200)
        expect((await refund({ times: 0, giveTimes: 2, amount: 0 })).status).toBe(200)
        expect(await booked()).toMatchObject([
          { purchase: one, times: -1, giveTimes: -5, amount: -1000 },
          { purchase: other, times: 0, giveTimes: -2, amount: 0 },
          { purchase: other, times: 0, giveTimes: -2, amount: 0 },
        ])
        expect(await returnable()).toMatchObject({ times: 19, giveTimes: 1, amount: 19_000 })
      })

      it('go back of no purchase beyond what it gave, whoever writes', async () => {
        const one = await buy()
        await buy()
        await expect(
          office.database.db.transaction().execute(db =>
            bookReturn(db, one, [{ purchase: one, times: 0, giveTimes: 6, amount: 0, isPaid: true }], {
              today: '2026-03-02',
              operator: null,
              now: office.clock.now,
            }),
          ),
        ).rejects.toMatchObject({ constraint: 'hospital_payment_within' })
        expect(await returnedBeyond(office.database.db)).toEqual([])
      })

      /** A row as earlier versions booked one: gifts of whatever purchases, as of none. */
      const giftsOfNone = (giveTimes: number) =>
        office.database.db.transaction().execute(async db => {
          const row = {
            number: `JT-${(serial += 1)}`,
            hospital: clinic,
            recharge_type: 'ordinary',
            give_times: -giveTimes,
            amount: 0,
          } as const
          const { id } = await db
            .insertInto('hospital_recharge')
            .values({ ...row, movement: 'refund', total: -giveTimes, pay_status: 'refunded' })
            .returning('id')
            .executeTakeFirstOrThrow()
          await refundOrganisation(db, {
            hospital: clinic,
            rechargeType: 'ordinary',
            times: 0,
            giveTimes,
            hospitalRecharge: id,
            operator: null,
            now: office.clock.now,
          })
          await db
            .insertInto('hospital_payment')
            .values({ ...row, kind: 'refund', day: '2026-03-02', received: 0, refund: id })
            .execute()
        })

      it('can be cancelled where earlier versions took their gifts back as of none', async () => {
        await buy()
        const mistyped = await buy(unpaid)
        await giftsOfNone(7)
        expect(await returnable()).toMatchObject({ remaining: 23, times: 20, giveTimes: 3 })
        expect(await cancel(mistyped)).toMatchObject({ status: 200, body: { payStatus: 'refunded' } })
        expect((await booked()).at(-1)).toEqual({
          purchase: mistyped,
          kind: 'cancellation',
          times: -10,
          giveTimes: -3,
          amount: -10_000,
        })
        expect(await returnable()).toMatchObject({ remaining: 10, times: 10, giveTimes: 0, amount: 10_000 })
        expect(await compareLedger(office.database.db)).toEqual([])
      })

      it('can be cancelled where times were used only before they were bought', async () => {
        await buy()
        await use(12)
        const mistyped = await buy({ ...unpaid, giveTimes: 0 })
        expect(await returnable()).toMatchObject({ remaining: 13, times: 10, giveTimes: 3, amount: 0 })
        expect(await cancel(mistyped)).toMatchObject({ status: 200, body: { payStatus: 'refunded' } })
        expect(await returnable()).toMatchObject({ remaining: 3, times: 0, giveTimes: 3 })
        const used = await buy({ ...unpaid, giveTimes: 0 })
        await use(1)
        expect(await cancel(used)).toMatchObject({ status: 409, body: { code: 'timesMissing', missing: 1 } })
      })
    })

    it('cannot be cancelled where some of them are used', async () => {
      clinic = await openClinic()
      const { body } = await topUp({ payStatus: 'unpaid', channel: null, giveTimes: 0 })
      await use(30)
      expect(
        await office.call(`PUT api/hospitalRecharge/cancel/${body['id']}`, {
          token: admin,
          body: { reason: '未付款' },
        }),
      ).toMatchObject({ status: 409, body: { code: 'timesMissing', missing: 30 } })
      // Times that were not paid for are worth nothing: they are owed no longer.
      expect((await get(`hospitalRefoundDefaultByuid?uid=${clinic}&rechargeType=ordinary`)).body).toMatchObject({
        times: 70,
        giveTimes: 0,
        amount: 0,
        cancelledAmount: 70_000,
      })
      expect(await refund({ times: 70, amount: 1 })).toMatchObject({
        status: 400,
        body: { errors: { amount: expect.any(String) } },
      })
      expect(await refund({ times: 70, amount: 0 })).toMatchObject({
        status: 200,
        body: { state: 'refunded', request: null },
      })
      // What was used of them is still to be paid.
      expect((await get(`hospitalRecharge/${body['id']}`)).body).toMatchObject({
        payStatus: 'unpaid',
        amount: 100_000,
        cancelledAmount: 70_000,
      })
      expect(
        await office.call(`PUT api/hospitalRecharge/pay/${body['id']}`, {
          token: admin,
          body: { channel: 'transfer' },
        }),
      ).toMatchObject({ status: 200, body: { payStatus: 'paid' } })
      const journal = (await get(`hospitalPayment?hospital=${clinic}&totals=true`)).body
      expect(journal).toMatchObject({
        totals: { times: 30, amount: 30_000, received: 30_000 },
        content: [
          { kind: 'latePayment', received: 30_000 },
          { kind: 'cancellation', times: -70, amount: -70_000, received: 0 },
          { kind: 'sale', amount: 100_000, received: 0 },
        ],
      })
    })
  })

  describe('in lists', () => {
    beforeAll(async () => {
      clinic = await openClinic()
      for (const times of [10, 20, 30]) await topUp({ times, giveTimes: 1, amount: times * 1000 })
      await refund({ times: 5, giveTimes: 0, amount: 5000 })
      await topUp({ rechargeType: 'naked3d', times: 7, giveTimes: 0, amount: 0 })
      await topUp({ hospital: office.hospitals.elsewhere, times: 1000, giveTimes: 0, amount: 1 })
    })

    it('are summed up over the filter and not the page, and only where that is asked for', async () => {
      const path = `hospital/hospitalChargeRecord?hospital=${clinic}`
      expect((await get(path)).body).not.toHaveProperty('totals')
      const { body } = await get(`${path}&rechargeType=ordinary&size=1&totals=true`)
      expect(rowsOf(body)).toHaveLength(1)
      expect(body['totals']).toEqual({ times: 55, giveTimes: 3, total: 58, amount: 55_000 })
      expect((await get(`${path}&movement=refund&totals=true`)).body['totals']).toEqual({
        times: -5,
        giveTimes: 0,
        total: -5,
        amount: -5000,
      })
      expect((await get(`${path}&createdAt=2020-01-01,2020-01-02&totals=true`)).body['totals']).toEqual({
        times: 0,
        giveTimes: 0,
        total: 0,
        amount: 0,
      })
      expect((await get(`${path}&totals=yes`)).status).toBe(400)
      expect((await get('users?totals=true')).body['errors']).toHaveProperty('totals')
    })

    it('and their sums hold to the scope', async () => {
      const mine = (await get('hospital/hospitalChargeRecord?size=1000&totals=true', franchise)).body
      expect(rowsOf(mine).some(row => row['hospital'] === office.hospitals.elsewhere)).toBe(false)
      expect((mine['totals'] as Record<string, number>)['times']).toBe(
        rowsOf(mine).reduce((sum, row) => sum + Number(row['times']), 0),
      )
      expect(
        (await get(`hospital/hospitalChargeRecord?hospital=${office.hospitals.elsewhere}&totals=true`, franchise)).body,
      ).toMatchObject({ content: [], totals: { times: 0 } })
    })

    it('are summed up for each organisation below one', async () => {
      const sums = (
        await get(`hospital/hospitalChargeRecord/organ?hospital=${office.hospitals.agency}&rechargeType=ordinary`)
      ).body as unknown as Record<string, unknown>[]
      expect(sums.find(row => row['hospital'] === clinic)).toMatchObject({
        times: 55,
        giveTimes: 3,
        total: 58,
        amount: 55_000,
        count: 4,
        hospitalLabel: expect.any(String),
      })
      expect(sums.some(row => row['hospital'] === office.hospitals.elsewhere)).toBe(false)
      const today = (await get('hospital/hospitalChargeRecord/organ?from=2026-03-02&to=2026-03-02'))
        .body as unknown as unknown[]
      expect(today.length).toBeGreaterThan(sums.length - 1)
      expect((await get('hospital/hospitalChargeRecord/organ?to=2026-03-01')).body).toEqual([])
    })

    it('say what remains, of a type or of all, of the own organisation or one in scope', async () => {
      expect((await get(`hospital/getRemainingDays?hospital=${clinic}&rechargeTypeName=naked3d`)).body).toEqual({
        remainingDays: 7,
      })
      expect((await get(`hospital/getRemainingDays?hospital=${clinic}`)).body).toEqual({ remainingDays: 65 })
      expect((await get(`hospital/balances/${clinic}`)).body).toEqual({ ordinary: 58, naked3d: 7, lifetime: 0 })
      expect((await get('hospital/getRemainingDays', franchise)).body).toEqual({ remainingDays: 0 })
      expect((await get(`hospital/getRemainingDays?hospital=${office.hospitals.elsewhere}`, franchise)).status).toBe(
        400,
      )
      expect((await get(`hospital/balances/${office.hospitals.elsewhere}`, franchise)).status).toBe(404)
    })
  })

  describe('in a statement', () => {
    interface Line {
      readonly id: number
      readonly kind: string
      readonly amount: number
      readonly balance: number
    }
    const statement = async (query: string, token = admin): Promise<Reply> =>
      get(`hospital/statement/${clinic}?rechargeType=ordinary&${query}`, token)
    const linesOf = (reply: Reply) => reply.body['lines'] as Line[]

    /** Moves the clock and signs in again, as sessions have ended by then. */
    const until = async (moment: string): Promise<void> => {
      office.clock.now = new Date(moment)
      admin = await office.token('root')
      franchise = await office.token('franchise')
    }

    beforeAll(async () => {
      await until('2026-03-01T16:30:00.000Z') // in the business time zone the second of March
      clinic = await openClinic()
      await topUp({ times: 100, giveTimes: 10 })
      await until('2026-03-02T16:30:00.000Z')
      await use(40)
      await refund({ times: 20, amount: 0 })
      await until('2026-03-04T01:00:00.000Z')
      await topUp({ times: 5, giveTimes: 0 })
    })

    it('begins with what stood on the account, and ends with what stands on it', async () => {
      const reply = await statement('from=2026-03-03&to=2026-03-03')
      expect(reply.body).toMatchObject({
        opening: 110,
        incoming: 0,
        outgoing: 60,
        closing: 50,
        balance: 55,
        count: 2,
        next: null,
      })
      expect(linesOf(reply)).toMatchObject([
        { kind: 'topUp', amount: -40, balance: 70, patientName: '李小红' },
        {
          kind: 'organisationRefund',
          amount: -20,
          balance: 50,
          document: expect.stringMatching(/^JT/),
          operator: 'root',
        },
      ])
      expect((await statement('from=2026-03-02&to=2026-03-02')).body).toMatchObject({
        opening: 0,
        incoming: 110,
        closing: 110,
        count: 1,
      })
    })

    it('reconciles to the ledger: each day begins as the one before ended, and today ends with the balance', async () => {
      let before = 0
      for (const day of ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04']) {
        const { body } = await statement(`from=${day}&to=${day}`)
        expect(body['opening']).toBe(before)
        before = Number(body['closing'])
      }
      expect(before).toBe(await balance())
      const whole = await statement('from=2026-03-01&to=2026-03-04')
      expect(whole.body).toMatchObject({ opening: 0, closing: before, balance: before })
      expect(linesOf(whole).reduce((sum, line) => sum + line.amount, 0)).toBe(before)
      expect(linesOf(whole).at(-1)!.balance).toBe(before)
      expect(await compareLedger(office.database.db)).toEqual([])
    })

    it('names no patients of others to who sees own patients alone, and has every line all the same', async () => {
      const { token } = await office.signedIn('own_patients', {
        role: 'admin',
        hospital: clinic,
        dataScope: 'ownPatients',
      })
      const query = 'from=2026-03-01&to=2026-03-04'
      const [own, whole] = [linesOf(await statement(query, token)), linesOf(await statement(query))]
      expect(whole.filter(line => 'patientName' in line && line.patientName !== null)).toHaveLength(1)
      expect(own).toEqual(whole.map(line => ({ ...line, patient: null, patientName: null })))
    })

    it('goes on after the last line that was read', async () => {
      const whole = linesOf(await statement('from=2026-03-01&to=2026-03-04'))
      expect(linesOf(await statement(`from=2026-03-01&to=2026-03-04&after=${whole[1]!.id}`))).toEqual(whole.slice(2))
    })

    it('is for those who may and whose scope has the organisation', async () => {
      expect((await statement('from=2026-03-01&to=2026-03-04', franchise)).status).toBe(200)
      expect(
        (
          await get(
            `hospital/statement/${office.hospitals.elsewhere}?rechargeType=ordinary&from=2026-03-01&to=2026-03-04`,
            franchise,
          )
        ).status,
      ).toBe(404)
      expect((await statement('from=2026-03-04&to=2026-03-01')).body['errors']).toHaveProperty('to')
    })
  })
})
