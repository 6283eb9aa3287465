import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { BackOffice } from '../../platform/session/backOffice.ts'
import { describeAbove } from '../../support/database.ts'

describeAbove('lists that belong to no organisation, for somebody with every right in one', engine => {
  let office: BackOffice
  let root: string
  let insider: string
  let outsider: string
  beforeAll(async () => {
    office = await BackOffice.open(await engine.openSeeded())
    const { hospital, elsewhere } = office.hospitals
    root = (await office.signedIn('root')).token
    const rights = { role: 'admin', dataScope: 'own' } as const
    insider = (await office.signedIn('insider', { ...rights, hospital })).token
    outsider = (await office.signedIn('outsider', { ...rights, hospital: elsewhere })).token
  })
  afterAll(() => office.close())

  const seenBy = async (path: string) =>
    Promise.all(
      [root, insider, outsider].map(async token => {
        const { status, body } = await office.call(`GET ${path}`, { token })
        return status === 200 ? (Array.isArray(body) ? body.length : 1) : status
      }),
    )

  it('show recipients of messages to who reaches every organisation alone', async () => {
    const { rows } = await sql<{ id: number }>`
      insert into message (channel, recipient, about, state) values ('sms', '13912345678', 'code', 'sent') returning id`.execute(
      office.database.db,
    )
    const { id } = rows[0]!
    expect(await seenBy('api/message')).toEqual([1, 0, 0])
    expect(await seenBy(`api/message/${id}`)).toEqual([1, 404, 404])
    expect(await seenBy(`api/message/${id}/contact`)).toEqual([1, 404, 404])
  })

  it('show the serial number of a device to who reaches the device, and those that nobody has yet to who reaches all', async () => {
    const { db } = office.database
    const { id: device } = await db
      .insertInto('device')
      .values({ name: 'Device', serial: 'AM26000018', hospital: office.hospitals.hospital })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { body: series } = await office.call('POST api/serialSeries', {
      token: root,
      body: { name: '训练机', pattern: 'AM{YY}######' },
    })
    for (const [number, held] of [
      ['AM26000018', device],
      ['AM26000026', null],
    ] as const)
      await sql`insert into serial (number, series, device, state) values (${number}, ${Number(series['id'])}, ${held}, ${held ? 'claimed' : 'new'})`.execute(
        db,
      )
    expect(await seenBy('api/serial')).toEqual([2, 1, 0])
  })

  it('show a gray release for some organisations to those who reach one of them', async () => {
    const { db } = office.database
    const software = await sql<{ id: number }>`
      insert into client_software (platform, release) values ('android', '1.0.0'), ('android', '1.0.1') returning id`.execute(
      db,
    )
    const [one, two] = software.rows.map(({ id }) => id)
    await sql`insert into gray_publish (name, software, hospitals) values ('Some', ${one}, array[${office.hospitals.hospital}]::integer[]), ('All', ${two}, null)`.execute(
      db,
    )
    expect(await seenBy('api/grayPublish')).toEqual([2, 2, 1])
  })
})
