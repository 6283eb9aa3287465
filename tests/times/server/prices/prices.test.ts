import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '../../../../domain/calendar.ts'
import { quote, quoteAll } from '../../../../server/times/prices/quote.ts'
import { describeAbove } from '../../../support/database.ts'
import { BackOffice } from '../../../platform/session/backOffice.ts'

type Values = Readonly<Record<string, unknown>>

describeAbove('prices', engine => {
  let office: BackOffice
  let admin: string
  let franchise: string
  /** The business date at which the clock stands. */
  const today = '2026-03-02'
  const later = (days: number) => addDays(today, days)

  const make = (resource: string, body: Values, token = admin) => office.call(`POST api/${resource}`, { token, body })
  const act = (resource: string, action: string, id: unknown, body: Values = {}, token = admin) =>
    office.call(`PUT api/${resource}/${action}/${String(id)}`, { token, body })
  const asked = (times: number, more: Partial<Parameters<typeof quote>[1]> = {}) =>
    quote(office.database.db, {
      hospital: office.hospitals.hospital,
      rechargeType: 'ordinary',
      times,
      on: today,
      ...more,
    })
  const ordinary = {
    rechargeType: 'ordinary',
    total30: 300_000,
    total60: 540_000,
    total90: 720_000,
    perTime: 12_000,
    validFrom: today,
  }
  let platform: number
  let own: number

  beforeAll(async () => {
    office = await BackOffice.open(await engine.openSeeded())
    admin = (await office.signedIn('root')).token
    franchise = (
      await office.signedIn('partner', { role: 'franchise', hospital: office.hospitals.hospital, dataScope: 'below' })
    ).token
    platform = Number((await make('price', ordinary)).body['id'])
    own = Number(
      (
        await make('hospitalPrice', {
          ...ordinary,
          hospital: office.hospitals.hospital,
          total60: 500_000,
          total90: null,
          perTime: 11_000,
          validFrom: later(10),
          validUntil: later(19),
        })
      ).body['id'],
    )
  })
  afterAll(() => office.close())

  describe('a quote', () => {
    it('is the total of a package, and else so many single times', async () => {
      expect(await asked(30)).toEqual({ amount: 300_000, source: 'platform', price: platform })
      expect(await asked(60)).toMatchObject({ amount: 540_000 })
      expect(await asked(90)).toMatchObject({ amount: 720_000 })
      expect(await asked(1)).toMatchObject({ amount: 12_000 })
      expect(await asked(31)).toMatchObject({ amount: 372_000 })
      expect(await asked(100_000)).toMatchObject({ amount: 1_200_000_000 })
    })

    it("is the organisation's own price on the days on which that is valid, and on no others", async () => {
      for (const [days, source] of [
        [9, 'platform'],
        [10, 'organisation'],
        [19, 'organisation'],
        [20, 'platform'],
      ] as const) {
        expect(await asked(60, { on: later(days) })).toMatchObject({
          source,
          amount: source === 'platform' ? 540_000 : 500_000,
        })
      }
      expect(await asked(90, { on: later(10) })).toEqual({ amount: 990_000, source: 'organisation', price: own })
      expect(await asked(60, { on: later(10), hospital: office.hospitals.elsewhere })).toMatchObject({
        source: 'platform',
      })
      const all = await quoteAll(office.database.db, {
        hospitals: [office.hospitals.hospital, office.hospitals.elsewhere],
        rechargeType: 'ordinary',
        times: 60,
        on: later(10),
      })
      expect([...all.values()].map(one => one.amount).sort()).toEqual([500_000, 540_000])
    })

    it('is an error at the type where nothing is valid', async () => {
      const none = { status: 400, errors: { rechargeType: { key: 'noPrice' } } }
      await expect(asked(30, { on: addDays(today, -1) })).rejects.toMatchObject(none)
      await expect(asked(30, { rechargeType: 'naked3d' })).rejects.toMatchObject(none)
    })

    it('depends on what is offered', async () => {
      const offer = async (option: string, offered: boolean) => {
        const { id } = await office.database.db
          .selectFrom('price_option')
          .select('id')
          .where('option', '=', option as 'other')
          .executeTakeFirstOrThrow()
        expect(await office.call(`PUT api/priceOption/${id}`, { token: admin, body: { id, offered } })).toMatchObject({
          status: 200,
          body: { offered },
        })
      }
      await offer('package60', false)
      expect(await asked(60)).toMatchObject({ amount: 720_000 })
      await offer('other', false)
      await expect(asked(60)).rejects.toMatchObject({ errors: { times: { key: 'onlyPackages', packages: '30, 90' } } })
      expect(await asked(30)).toMatchObject({ amount: 300_000 })
      for (const option of ['package30', 'package90']) await offer(option, false)
      await expect(asked(30)).rejects.toMatchObject({ errors: { times: { key: 'nothingOffered' } } })
      for (const option of ['package30', 'package60', 'package90', 'other']) await offer(option, true)
    })

    it('of a lifetime is what one costs, whatever numbers of times are offered', async () => {
      const { elsewhere } = office.hospitals
      const offer = (offered: boolean) => office.database.db.updateTable('price_option').set({ offered }).execute()
      await office.database.db
        .insertInto('hospital_price')
        .values({ hospital: elsewhere, recharge_type: 'lifetime', per_time: 880_000, valid_from: today })
        .execute()
      await offer(false)
      try {
        expect(await asked(1, { rechargeType: 'lifetime', hospital: elsewhere })).toMatchObject({ amount: 880_000 })
        const patient = await office.patient('终身小朋友', elsewhere)
        const terms = { payStatus: 'paid', channel: 'cash', payer: 'platform' }
        expect(
          await office.call(`GET api/patient/lifetimePreview/${patient}?payer=platform`, { token: admin }),
        ).toMatchObject({ status: 200 })
        expect(
          await office.call('POST api/recharge', {
            token: admin,
            body: { ...terms, userIds: [patient], rechargeType: 'lifetime', times: 1 },
          }),
        ).toMatchObject({ status: 200, body: { amount: 880_000 } })
        expect(
          await office.call('POST api/recharge', {
            token: admin,
            body: { ...terms, userIds: [patient], rechargeType: 'ordinary', times: 30 },
          }),
        ).toMatchObject({
          status: 400,
          body: { errors: { times: expect.stringContaining('Nothing is sold now') } },
        })
      } finally {
        await offer(true)
      }
    })

    it('is told while an amount is typed, of organisations in reach', async () => {
      const { id: role } = await office.database.db
        .insertInto('role')
        .values({
          name: '收费',
          name_en: 'Cashier',
          data_scope: 'own',
          permissions: JSON.stringify(['recharge:create']),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const { token: cashier } = await office.signedIn('cashier', {
        role: [role],
        hospital: office.hospitals.hospital,
        dataScope: 'own',
      })
      const look = (hospital: number, token: string, more = '') =>
        office.call(`GET api/price/quote?hospital=${hospital}&rechargeType=ordinary&times=60${more}`, { token })
      expect(await look(office.hospitals.hospital, cashier)).toEqual({
        status: 200,
        body: { amount: 540_000, source: 'platform', price: platform },
      })
      expect(await look(office.hospitals.hospital, cashier, `&on=${later(12)}`)).toMatchObject({
        body: { amount: 500_000, source: 'organisation' },
      })
      expect(await look(office.hospitals.elsewhere, cashier)).toMatchObject({
        status: 400,
        body: { errors: { hospital: expect.any(String) } },
      })
      expect(await look(office.hospitals.hospital, admin, `&on=${addDays(today, -400)}`)).toMatchObject({
        status: 400,
        body: { errors: { rechargeType: 'There is no price for this type on that day' } },
      })
    })
  })

  describe('the periods of one type', () => {
    it('do not overlap, whoever comes at the same time', async () => {
      expect(await make('price', { ...ordinary, validFrom: later(100) })).toMatchObject({
        status: 400,
        body: { errors: { validFrom: `Overlaps the price that is valid from ${today}` } },
      })
      const body = { ...ordinary, rechargeType: 'naked3d', validFrom: later(1), validUntil: later(30) }
      const replies = await Promise.all(
        [0, 1, 2, 3].map(days => make('price', { ...body, validFrom: later(days + 1), validUntil: later(days + 30) })),
      )
      expect(replies.map(reply => reply.status).sort()).toEqual([201, 400, 400, 400])
      expect(await make('price', { ...body, validFrom: later(60), validUntil: later(59) })).toMatchObject({
        status: 400,
        body: { errors: { validUntil: expect.any(String) } },
      })
      expect(await make('price', { ...body, validFrom: addDays(today, -1) })).toMatchObject({
        status: 400,
        body: { errors: { validFrom: expect.any(String) } },
      })
    })

    it('are held by the database itself', async () => {
      const row = { recharge_type: 'ordinary', per_time: 1, valid_from: later(12), valid_until: later(12) } as const
      const { db } = office.database
      await expect(db.insertInto('price').values(row).execute()).rejects.toMatchObject({
        constraint: 'price_period_excl',
      })
      await expect(
        db
          .insertInto('hospital_price')
          .values({ ...row, hospital: office.hospitals.hospital })
          .execute(),
      ).rejects.toMatchObject({ constraint: 'hospital_price_period_excl' })
      await expect(
        db
          .insertInto('price')
          .values({ ...row, valid_until: later(11) })
          .execute(),
      ).rejects.toThrow()
      await expect(
        db
          .insertInto('price')
          .values({ ...row, recharge_type: 'ordinary ' as 'ordinary' })
          .execute(),
      ).rejects.toThrow()
    })
  })

  describe('a price that is valid', () => {
    it('is not changed or removed, but followed, and stays readable', async () => {
      expect(
        await office.call(`PUT api/price/${platform}`, { token: admin, body: { id: platform, perTime: 1 } }),
      ).toMatchObject({ status: 409, body: { code: 'notNow' } })
      expect((await office.call(`DELETE api/price/${platform}`, { token: admin })).status).toBe(409)
      const amounts = { total30: 280_000, total60: null, total90: null, perTime: 10_000 }
      expect(await act('price', 'follow', platform, { ...amounts, validFrom: addDays(today, -1) })).toMatchObject({
        status: 400,
        body: { errors: { validFrom: expect.any(String) } },
      })
      expect(await act('price', 'follow', platform, { ...amounts, validFrom: later(40) })).toMatchObject({
        status: 200,
        body: { next: expect.any(Number) },
      })
      expect((await office.call(`GET api/price/${platform}`, { token: admin })).body).toMatchObject({
        validUntil: later(39),
        perTime: 12_000,
      })
      expect(await asked(30, { on: later(39) })).toMatchObject({ amount: 300_000, price: platform })
      const next = await asked(30, { on: later(40) })
      expect(next).toMatchObject({ amount: 280_000, source: 'platform' })
      expect(await asked(60, { on: later(40) })).toMatchObject({ amount: 600_000 })
      expect((await office.call(`GET api/price/${next.price}`, { token: admin })).body).toMatchObject({
        number: `STD-${later(40).replaceAll('-', '')}`,
        validUntil: null,
      })
      // The next one has not begun, so that it can still be changed.
      expect(
        await office.call(`PUT api/price/${next.price}`, {
          token: admin,
          body: { id: next.price, perTime: 10_500, validFrom: later(41) },
        }),
      ).toMatchObject({ status: 200, body: { number: `STD-${later(41).replaceAll('-', '')}` } })
      expect(await act('price', 'end', platform, { validUntil: later(41) })).toMatchObject({
        status: 400,
        body: { errors: { validUntil: expect.any(String) } },
      })
      expect((await office.call(`DELETE api/price/${next.price}`, { token: admin })).status).toBe(200)
      expect(await act('price', 'end', platform, { validUntil: later(60) })).toMatchObject({
        status: 200,
        body: { validUntil: later(60) },
      })
    })

    it('is set aside where it is followed on its first day', async () => {
      const first = await make('price', { ...ordinary, rechargeType: 'lifetime' })
      expect(await act('price', 'follow', first.body['id'], { perTime: 5, validFrom: today })).toMatchObject({
        status: 200,
        body: { next: expect.any(Number) },
      })
      expect(await asked(2, { rechargeType: 'lifetime' })).toMatchObject({ amount: 10 })
      expect((await office.call(`GET api/price/${String(first.body['id'])}`, { token: admin })).body).toMatchObject({
        deleted: true,
        validFrom: today,
        perTime: 12_000,
      })
    })

    it('is over once it has ended', async () => {
      const { body } = await make('hospitalPrice', {
        ...ordinary,
        hospital: office.hospitals.elsewhere,
        validUntil: today,
      })
      office.clock.advance(24 * 3_600_000)
      const token = await office.token('root')
      const read = await office.call(`GET api/hospitalPrice/${String(body['id'])}`, { token })
      expect(read.body['unavailableReasons']).toEqual({ follow: expect.any(String), end: expect.any(String) })
      for (const [action, input] of [
        ['follow', { perTime: 1, validFrom: later(5) }],
        ['end', { validUntil: later(5) }],
      ] as const) {
        expect(await act('hospitalPrice', action, body['id'], input, token)).toMatchObject({
          status: 409,
          body: { code: 'priceEnded' },
        })
      }
      office.clock.advance(-24 * 3_600_000)
      admin = await office.token('root')
    })
  })

  it('are set by the platform alone, and seen by organisations as far as they are theirs', async () => {
    await make('hospitalPrice', { ...ordinary, hospital: office.hospitals.elsewhere, rechargeType: 'naked3d' })
    const list = await office.call('GET api/hospitalPrice', { token: franchise })
    expect((list.body as unknown as { hospital: number }[]).map(one => one.hospital)).toEqual([
      office.hospitals.hospital,
    ])
    expect((await office.call('GET api/price', { token: franchise })).status).toBe(200)
    expect((await make('hospitalPrice', { ...ordinary, hospital: office.hospitals.hospital }, franchise)).status).toBe(
      403,
    )
    const { id: role } = await office.database.db
      .insertInto('role')
      .values({
        name: '自定',
        name_en: 'Own',
        data_scope: 'own',
        permissions: JSON.stringify(['price:*', 'hospitalPrice:*']),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { token: wide } = await office.signedIn('wide', {
      role: [role],
      hospital: office.hospitals.hospital,
      dataScope: 'all',
    })
    expect(await make('price', { ...ordinary, rechargeType: 'lifetime' }, wide)).toMatchObject({
      status: 409,
      body: { code: 'platformOnly' },
    })
    const { token } = await office.signedIn('priced', {
      role: [role],
      hospital: office.hospitals.hospital,
      dataScope: 'own',
    })
    expect(await make('hospitalPrice', { ...ordinary, rechargeType: 'lifetime' }, token)).toMatchObject({
      status: 409,
      body: { code: 'platformOnly' },
    })
    expect(await act('price', 'end', platform, { validUntil: later(50) }, token)).toMatchObject({
      status: 409,
      body: { code: 'platformOnly' },
    })
    expect((await office.call(`GET api/price/${platform}`, { token })).body['unavailableReasons']).toMatchObject({
      follow: 'Prices are set by the platform',
    })
  })
})
