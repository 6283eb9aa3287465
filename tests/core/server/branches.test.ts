import { afterAll, beforeAll, expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import { only } from '../../../resources/core/branch.ts'
import { foldTotals } from '../../../server/core/totals.ts'
import { describeAbove } from '../../support/database.ts'
import { BackOffice } from '../../platform/session/backOffice.ts'

type Place = keyof BackOffice['hospitals']

describeAbove('a filter by a record of a tree', engine => {
  let office: BackOffice
  const tokens: Record<string, string> = {}
  /** Patients, two of them men, at each organisation. */
  const people = new Map<number, readonly Place[]>()
  const superiors: Partial<Record<Place, Place>> = {}

  beforeAll(async () => {
    office = await BackOffice.open(await engine.openSeeded())
    const placeOf = new Map(Object.entries(office.hospitals).map(([place, id]) => [id, place as Place]))
    const stored = await office.database.db.selectFrom('hospital').select(['id', 'superior']).execute()
    for (const { id, superior } of stored) if (superior !== null) superiors[placeOf.get(id)!] = placeOf.get(superior)!
    for (const [place, id] of Object.entries(office.hospitals) as [Place, number][]) {
      for (let n = 0; n < 3; n += 1) {
        const patient = await office.patient(`${place} ${n}`, id)
        await office.database.db
          .updateTable('patient')
          .set({ gender: n === 0 ? 'female' : 'male' })
          .where('id', '=', patient)
          .execute()
        const up = (at: Place): Place[] => [at, ...(superiors[at] ? up(superiors[at]!) : [])]
        people.set(patient, up(place))
      }
    }
    // Rows of an organisation that is gone are still those of the branch.
    await office.database.db
      .updateTable('hospital')
      .set({ deleted: true })
      .where('id', '=', office.hospitals.hospital)
      .execute()
    await foldTotals(office.database)
    tokens['root'] = (await office.signedIn('root')).token
    tokens['below'] = (
      await office.signedIn('manager', {
        role: 'franchise',
        hospital: office.hospitals.distributor,
        dataScope: 'below',
      })
    ).token
    tokens['away'] = (
      await office.signedIn('away', { role: 'franchise', hospital: office.hospitals.elsewhere, dataScope: 'own' })
    ).token
  })
  afterAll(() => office.close())

  const get = async (path: string, who = 'root') => office.call(`GET ${path}`, { token: tokens[who] })
  const idsOf = ({ body }: Awaited<ReturnType<typeof get>>) =>
    (Array.isArray(body) ? body : (body['content'] as { id: number }[]))
      .map(({ id }: { id: number }) => id)
      .sort((a, b) => a - b)
  const below = (place: Place) => [...people].filter(([, up]) => up.includes(place)).map(([id]) => id)
  const exactly = (place: Place) => [...people].filter(([, up]) => up[0] === place).map(([id]) => id)

  it.each(['platform', 'distributor', 'agency', 'hospital', 'elsewhere'] as const)(
    'means %s and all below it, in rows, totals and options',
    async place => {
      const filter = `hospital=${office.hospitals[place]}`
      const meant = below(place)
      expect(idsOf(await get(`api/users?${filter}&size=100`))).toEqual(meant)
      expect((await get(`api/users?${filter}&size=1`)).body['totalElements']).toBe(meant.length)
      // A total that is kept by gender, and one that has to be counted.
      expect((await get(`api/users?${filter}&gender=male&size=1`)).body['totalElements']).toBe((meant.length * 2) / 3)
      expect((await get(`api/users?${filter}&createdAt=2020-01-01,&size=1`)).body['totalElements']).toBe(meant.length)
      expect(idsOf(await get(`api/getUsersOption?${filter}&size=100`))).toEqual(meant)
    },
  )

  it.each(['platform', 'distributor', 'agency', 'hospital', 'elsewhere'] as const)(
    'means %s alone where that is said',
    async place => {
      const filter = `hospital=${only(office.hospitals[place])}`
      expect(idsOf(await get(`api/users?${filter}&size=100`))).toEqual(exactly(place))
      expect((await get(`api/users?${filter}&gender=male&size=1`)).body['totalElements']).toBe(2)
    },
  )

  it('takes several, each in its own way', async () => {
    const { platform, distributor, hospital } = office.hospitals
    expect(idsOf(await get(`api/users?hospital=${only(platform)},${hospital}&size=100`))).toEqual(
      [...exactly('platform'), ...below('hospital')].sort((a, b) => a - b),
    )
    expect(idsOf(await get(`api/users?hospital=${only(distributor)},${distributor}&size=100`))).toEqual(
      below('distributor'),
    )
  })

  it('is the filter of whom to top up, too', async () => {
    await office.database.db
      .insertInto('price')
      .values({ recharge_type: 'ordinary', per_time: 100, valid_from: '2026-01-01' })
      .execute()
    const found = async (hospital: unknown) => {
      const { body } = await office.call('POST api/recharge/preview', {
        token: tokens['root'],
        body: { filter: { hospital }, rechargeType: 'ordinary', times: 1 },
      })
      return { included: body['count'], leftOut: (body['leftOut'] as { reason: string }[]).map(({ reason }) => reason) }
    }
    // Those of the organisation that is gone are of the branch, and cannot be topped up.
    const gone = exactly('hospital').map(() => 'organisation')
    expect(await found(office.hospitals.distributor)).toEqual({
      included: below('distributor').length - gone.length,
      leftOut: gone,
    })
    expect(await found(only(office.hospitals.distributor))).toEqual({ included: 3, leftOut: [] })
  })

  it('goes by the tree itself among its own records', async () => {
    const { platform, distributor, agency, hospital } = office.hospitals
    const direct = Object.entries(superiors)
      .filter(([, superior]) => superior === 'platform')
      .map(([place]) => office.hospitals[place as Place])
    expect(idsOf(await get(`api/hospital?superior=${only(platform)}&deleted=all&size=100`))).toEqual(
      direct.sort((a, b) => a - b),
    )
    expect(idsOf(await get(`api/hospital?superior=${distributor}&deleted=all&size=100`))).toEqual(
      [agency, hospital].sort((a, b) => a - b),
    )
  })

  it('finds no more than the caller reaches, nor tells what stands below what they do not', async () => {
    expect(idsOf(await get(`api/users?hospital=${office.hospitals.distributor}&size=100`, 'below'))).toEqual(
      below('distributor'),
    )
    expect(idsOf(await get(`api/users?hospital=${office.hospitals.platform}&size=100`, 'below'))).toEqual([])
    expect((await get(`api/users?hospital=${office.hospitals.platform}&size=1`, 'away')).body['totalElements']).toBe(0)
  })

  it.each(['only:', 'only:x', 'x', '1,only:0x2', 'only:only:1'])('refuses %s by name', async value => {
    const reply = await get(`api/users?hospital=${value}`)
    expect(reply).toMatchObject({ status: 400, body: { errors: { hospital: expect.any(String) as string } } })
  })

  it('says nothing of branches where there is no tree', async () => {
    expect(resources.patient.list!.filters).toContain('doctor')
    expect(await get('api/users?doctor=only:1')).toMatchObject({
      status: 400,
      body: { errors: { doctor: expect.any(String) as string } },
    })
  })
})
