import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeAbove } from '../../support/database.ts'
import { BackOffice } from '../../platform/session/backOffice.ts'

describeAbove('the patients that somebody opened last', engine => {
  let office: BackOffice
  let nurse: string
  const patients: Record<string, number> = {}
  beforeAll(async () => {
    office = await BackOffice.open(await engine.openSeeded())
    nurse = (await office.signedIn('nurse', { role: 'nurse', hospital: office.hospitals.hospital, dataScope: 'own' }))
      .token
    for (const name of ['甲', '乙', '丙', '丁']) patients[name] = await office.patient(name, office.hospitals.hospital)
  })
  afterAll(() => office.close())

  const look = async (name: string, token = nurse) => {
    expect((await office.call(`GET api/user/${patients[name]}`, { token })).status).toBe(200)
    office.clock.advance(60_000)
  }
  const recent = async (token = nurse) =>
    (await office.call('GET api/patient/recent', { token })).body as unknown as { name: string }[]
  const names = async (token?: string) => (await recent(token)).map(one => one.name)

  it('come latest first, each once, with when that was', async () => {
    expect(await recent()).toEqual([])
    for (const name of ['甲', '乙', '丙', '甲']) await look(name)
    expect(await names()).toEqual(['甲', '丙', '乙'])
    expect((await recent())[0]).toEqual({
      id: patients['甲'],
      name: '甲',
      hospitalLabel: 'Hospital',
      readAt: expect.stringContaining('2026-03-02T01:03:00'),
    })
  })

  it('are those of whoever asks, and lists and exports are no opening', async () => {
    const { token } = await office.signedIn('root')
    await office.call('GET api/users', { token })
    await office.call('GET api/users/export?format=csv', { token })
    expect(await names(token)).toEqual([])
    await look('丁', token)
    expect(await names(token)).toEqual(['丁'])
    expect(await names()).toEqual(['甲', '丙', '乙'])
  })

  it('are left out where they were deleted or are out of reach by now', async () => {
    await office.database.db.updateTable('patient').set({ deleted: true }).where('id', '=', patients['甲']!).execute()
    await office.database.db
      .updateTable('patient')
      .set({ hospital: office.hospitals.elsewhere })
      .where('id', '=', patients['丙']!)
      .execute()
    expect(await names()).toEqual(['乙'])
  })
})
