import { afterAll, beforeAll, expect, it } from 'vitest'
import { serialNumber } from '../../../domain/serialNumber.ts'
import { describeAbove } from '../../support/database.ts'
import { openHost } from '../../support/host.ts'
import type { Host } from '../../support/host.ts'

describeAbove('serial numbers', engine => {
  let host: Host
  let token: string
  beforeAll(async () => {
    host = await openHost(engine)
    token = await host.signIn('admin')
  })
  afterAll(() => host.close())

  const call = async (method: string, url: string, body?: object) => {
    const reply = await host.fetch(url, {
      method,
      headers: { authorization: `Bearer ${token}`, language: 'en', 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await reply.text()
    return { status: reply.status, body: (text === '' ? {} : JSON.parse(text)) as Record<string, never> }
  }
  const numberOf = (running: number): string =>
    serialNumber('T{YY}####', running, Number(host.today.slice(0, 4)), 'mod3736')
  const stateOf = async (number: string) => {
    const { state, device } = await host.database.db
      .selectFrom('serial')
      .select(['state', 'device'])
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    return { state, device }
  }
  let seriesId: number
  const make = (count: number, batch = 'first') => call('PUT', `/api/serialSeries/make/${seriesId}`, { count, batch })
  const newDevice = (name: string, serial: string) => call('POST', '/api/device', { name, serial, hospital: 2 })

  it('are made by the pattern of their series, each once, however many are asked for at the same moment', async () => {
    const made = await call('POST', '/api/serialSeries', { name: 'Tests', pattern: 'T{YY}####', check: 'mod3736' })
    expect(made.status).toBe(201)
    seriesId = Number(made.body['id'])
    const answers = await Promise.all([make(5), make(7), make(3)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const stored = await host.database.db
      .selectFrom('serial')
      .select('number')
      .where('series', '=', seriesId)
      .orderBy('id')
      .execute()
    expect(stored.map(({ number }) => number)).toEqual(Array.from({ length: 15 }, (_, at) => numberOf(at + 1)))
  })

  it('are refused where the series has not so many left, with how many there are', async () => {
    await host.database.db.updateTable('serial_series').set({ next: 9998 }).where('id', '=', seriesId).execute()
    expect(await make(3)).toMatchObject({
      status: 400,
      body: { errors: { count: 'This series has 2 numbers left; make fewer, or begin a new series' } },
    })
    expect(await make(2)).toMatchObject({ status: 200, body: { first: numberOf(9998), last: numberOf(9999) } })
    expect((await make(1)).status).toBe(400)
  })

  it('are made by one series alone, where the patterns of two meet', async () => {
    const { body } = await call('POST', '/api/serialSeries', {
      name: 'Meeting',
      pattern: `T${host.today.slice(2, 4)}####`,
      check: 'mod3736',
    })
    expect(await call('PUT', `/api/serialSeries/make/${body['id']}`, { count: 20, batch: 'first' })).toMatchObject({
      status: 400,
      body: {
        errors: { count: `Another series has made the number ${numberOf(1)}; begin a series with another pattern` },
      },
    })
    await call('DELETE', `/api/serialSeries/${body['id']}`)
  })

  it('are claimed once, by the device that is registered with them, whatever the case of their letters', async () => {
    const made = await newDevice('First', numberOf(1).toLowerCase())
    expect(made.status).toBe(201)
    const id = Number(made.body['id'])
    expect(await stateOf(numberOf(1))).toEqual({ state: 'claimed', device: id })
    await call('DELETE', `/api/device/${id}`)
    // It keeps its number, so that no other device ever has it.
    expect(await newDevice('Second', numberOf(1))).toMatchObject({
      status: 400,
      body: { errors: { serial: expect.any(String) } },
    })
    expect(await stateOf(numberOf(1))).toEqual({ state: 'claimed', device: id })
  })

  it('are replaced by another one of the same device, and used no more', async () => {
    const made = await newDevice('Third', numberOf(2))
    const id = Number(made.body['id'])
    const changed = await call('PUT', `/api/device/${id}`, { ...made.body, serial: numberOf(3) })
    expect(changed.status).toBe(200)
    expect([await stateOf(numberOf(2)), await stateOf(numberOf(3))]).toEqual([
      { state: 'replaced', device: id },
      { state: 'claimed', device: id },
    ])
    expect(await newDevice('Fourth', numberOf(2))).toMatchObject({
      status: 400,
      body: { errors: { serial: 'Another device has had this serial number' } },
    })
  })

  it('are refused where they have the form of a series and were never made; those of other makers are taken', async () => {
    expect(
      await newDevice('Fifth', `${numberOf(4).slice(0, -1)}${numberOf(4).endsWith('A') ? 'B' : 'A'}`),
    ).toMatchObject({
      status: 400,
      body: { errors: { serial: 'This serial number was never made; please check how it is spelled' } },
    })
    expect((await newDevice('Sixth', 'OTHER-77-X')).status).toBe(201)
  })

  it('are scrapped for good, but not while their device has a token', async () => {
    const { id } = await host.database.db
      .selectFrom('serial')
      .select('id')
      .where('number', '=', numberOf(5))
      .executeTakeFirstOrThrow()
    expect((await call('PUT', `/api/serial/scrap/${id}`)).status).toBe(200)
    expect(await newDevice('Seventh', numberOf(5))).toMatchObject({
      status: 400,
      body: { errors: { serial: 'This serial number was scrapped and is used no more' } },
    })
    const issued = await host.database.db
      .selectFrom('serial')
      .innerJoin('device', 'device.id', 'serial.device')
      .select('serial.id')
      .where('device.access', '=', 'issued')
      .where('serial.state', '=', 'claimed')
      .executeTakeFirstOrThrow()
    expect((await call('PUT', `/api/serial/scrap/${issued.id}`)).status).toBe(409)
  })
})
