import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays } from '../../../../domain/calendar.ts'
import { describeAbove } from '../../../support/database.ts'
import { BackOffice } from '../../../platform/session/backOffice.ts'

type Values = Readonly<Record<string, unknown>>

describeAbove('purchase prices', engine => {
  let office: BackOffice
  let admin: string
  let partner: string
  const today = '2026-03-02'
  const make = (body: Values, token = admin) =>
    office.call('POST api/purchasePrice', { token, body: { rechargeType: 'ordinary', validFrom: today, ...body } })
  const quote = (times: number, on = today, token = partner) =>
    office.call(`GET api/purchasePrice/quote?rechargeType=ordinary&times=${times}&on=${on}`, { token })

  beforeAll(async () => {
    office = await BackOffice.open(await engine.openSeeded())
    admin = (await office.signedIn('root')).token
    partner = (
      await office.signedIn('partner', { role: 'franchise', hospital: office.hospitals.hospital, dataScope: 'below' })
    ).token
  })
  afterAll(() => office.close())

  it('cost what the greatest number that is reached says, and nothing below the smallest', async () => {
    expect((await make({ fromTimes: 100, perTime: 6_000 })).body).toMatchObject({ number: 'BUY-STD-100-20260302' })
    await make({ fromTimes: 500, perTime: 5_000 })
    expect((await quote(99)).body).toMatchObject({ amount: null, price: null })
    expect((await quote(100)).body).toMatchObject({ amount: 600_000, perTime: 6_000 })
    expect((await quote(499)).body).toMatchObject({ amount: 2_994_000 })
    expect((await quote(500)).body).toMatchObject({ amount: 2_500_000, perTime: 5_000 })
    expect((await quote(100, addDays(today, -1))).body).toMatchObject({ amount: null })
  })

  it('hold one at a time for the same number of times, and are followed', async () => {
    expect(await make({ fromTimes: 100, perTime: 1 })).toMatchObject({
      status: 400,
      body: { errors: { validFrom: 'Overlaps the price that is valid from 2026-03-02' } },
    })
    const { id } = (await make({ fromTimes: 50, perTime: 7_000 })).body
    const next = await office.call(`PUT api/purchasePrice/follow/${String(id)}`, {
      token: admin,
      body: { validFrom: addDays(today, 10), perTime: 6_500 },
    })
    expect(next).toMatchObject({ status: 200 })
    expect((await quote(50, addDays(today, 9))).body).toMatchObject({ amount: 350_000 })
    expect((await quote(50, addDays(today, 10))).body).toMatchObject({ amount: 325_000 })
  })

  it('are set by the platform alone', async () => {
    expect(await make({ fromTimes: 10, perTime: 1 }, partner)).toMatchObject({ status: 403 })
    expect(await make({ fromTimes: 0, perTime: -1 })).toMatchObject({
      status: 400,
      body: { errors: { fromTimes: {}, perTime: {} } },
    })
  })
})
