import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSessions } from '../../../server/platform/session/sessions.ts'
import type { Sessions } from '../../../server/platform/session/sessions.ts'
import { describeAbove } from '../../support/database.ts'
import { BackOffice } from './backOffice.ts'

const named = (reply: { body: Record<string, unknown> }): string[] =>
  (reply.body['content'] as { name: string }[]).map(one => one.name).sort()

describeAbove('authority', engine => {
  let office: BackOffice
  let admin: string
  const patients = (token: string) => office.call('GET api/users?size=100', { token })

  beforeAll(async () => {
    office = await BackOffice.open(await engine.openSeeded())
    admin = (await office.signedIn('root')).token
    for (const [name, hospital] of Object.entries(office.hospitals)) await office.patient(`of ${name}`, hospital)
  })
  afterAll(() => office.close())

  describe('scope', () => {
    const all = ['of agency', 'of distributor', 'of elsewhere', 'of hospital', 'of platform']

    it('all reaches everything', async () => {
      expect(named(await patients(admin))).toEqual(all)
    })

    it('below reaches the own organisation and its whole subtree', async () => {
      const { token } = await office.signedIn('below', {
        role: 'franchise',
        hospital: office.hospitals.distributor,
        dataScope: 'below',
      })
      expect(named(await patients(token))).toEqual(['of agency', 'of distributor', 'of hospital'])
    })

    it('own reaches the own organisation alone', async () => {
      const { token } = await office.signedIn('own', {
        role: 'doctor',
        hospital: office.hospitals.agency,
        dataScope: 'own',
      })
      expect(named(await patients(token))).toEqual(['of agency'])
    })

    it('ownPatients reaches nobody without a staff member, then those whose staff member one is', async () => {
      const { hospital, elsewhere } = office.hospitals
      const { id, token } = await office.signedIn('trainer', { role: 'trainer', hospital, dataScope: 'ownPatients' })
      expect(named(await patients(token))).toEqual([])
      const made = await office.call('POST api/doctor', {
        token: admin,
        body: { name: '训练师', occupation: 'trainer', hospital, operator: id },
      })
      expect(made.status).toBe(201)
      await office.patient('my own', hospital, { trainer: Number(made.body['id']) })
      await office.patient('mine, but elsewhere', elsewhere, { trainer: Number(made.body['id']) })
      expect(named(await patients(token))).toEqual(['my own'])
      await office.call(`DELETE api/doctor/${made.body['id']}`, { token: admin })
      expect(named(await patients(token))).toEqual([])
    })

    it('chosen reaches the chosen organisations, and without any no rows', async () => {
      const { agency, elsewhere } = office.hospitals
      const { token } = await office.signedIn('chosen', {
        role: 'doctor',
        hospital: office.hospitals.hospital,
        dataScope: 'chosen',
        scopeHospitals: [agency, elsewhere],
      })
      expect(named(await patients(token))).toEqual(['mine, but elsewhere', 'of agency', 'of elsewhere'])
      const { token: none } = await office.signedIn('chosen.none', { role: 'doctor', dataScope: 'chosen' })
      expect(named(await patients(none))).toEqual([])
    })
  })

  it('is the union of the live roles', async () => {
    const { token } = await office.signedIn('two.roles', {
      role: [await office.roleId('trainer'), await office.roleId('nurse')],
      dataScope: 'own',
    })
    const { roles, subRoles } = (await office.call('GET auth/info', { token })).body as {
      roles: string[]
      subRoles: string[]
    }
    expect(roles).toEqual(expect.arrayContaining(['patient:create', 'doctor:options']))
    expect(subRoles).toEqual(['Trainer', 'Nurse'])
  })

  it('is that of the default role for an operator without live roles', async () => {
    const { token } = await office.signedIn('no.roles', { role: [] })
    expect((await office.call('GET auth/info', { token })).body).toMatchObject({
      roles: [],
      subRoles: ['Default role'],
    })
    expect((await patients(token)).status).toBe(403)
  })

  describe('changes at once', () => {
    let otherHost: Sessions
    beforeAll(async () => {
      otherHost = await createSessions({ database: office.database, clock: office.clock.read })
    })
    afterAll(() => otherHost.close())
    const there = (token: string) => otherHost.authenticate({ headers: { authorization: `Bearer ${token}` } })

    it('when a role changes, on every host, though the clock stands still', async () => {
      const made = await office.call('POST api/roles', { token: admin, body: { name: '审核员', nameEn: 'Auditor' } })
      const role = Number(made.body['id'])
      const { token } = await office.signedIn('auditor', { role: [role] })
      expect((await patients(token)).status).toBe(403)
      expect((await there(token))?.permissions.size).toBe(0)
      await office.call('PUT api/roles/permission', { token: admin, body: { id: role, permissions: ['patient:list'] } })
      expect((await patients(token)).status).toBe(200)
      await expect.poll(async () => [...(await there(token))!.permissions]).toEqual(['patient:list'])
    })

    it('when the tree of organisations changes', async () => {
      const { token } = await office.signedIn('grows', {
        role: 'franchise',
        hospital: office.hospitals.elsewhere,
        dataScope: 'below',
      })
      expect((await there(token))?.scope).toEqual({ hospitals: [office.hospitals.elsewhere] })
      const made = await office.call('POST api/hospital', {
        token: admin,
        body: {
          name: 'Below elsewhere',
          code: 'BE',
          kind: 'hospital',
          superior: office.hospitals.elsewhere,
          province: '浙江省',
          city: '杭州市',
          contact: '李娜',
          phone: '13900000000',
        },
      })
      expect(made.status).toBe(201)
      await office.patient('of a new branch', Number(made.body['id']))
      expect(named(await patients(token))).toContain('of a new branch')
      await expect
        .poll(async () => (await there(token))?.scope)
        .toEqual({ hospitals: [office.hospitals.elsewhere, made.body['id']] })
    })

    it('when an operator is deactivated, and stays ended when activated again', async () => {
      const { id, token } = await office.signedIn('fired', { role: 'staff' })
      expect(await there(token)).not.toBeNull()
      expect((await office.call(`PUT api/operator/disable/${id}`, { token: admin })).status).toBe(200)
      expect(await office.call('GET auth/info', { token })).toMatchObject({ status: 401 })
      await expect
        .poll(() =>
          there(token).then(
            () => 'in',
            (error: { status: number }) => error.status,
          ),
        )
        .toBe(401)
      expect((await office.call(`PUT api/operator/enable/${id}`, { token: admin })).status).toBe(200)
      expect(await office.call('GET auth/info', { token })).toMatchObject({ status: 401 })
      expect((await office.login('fired')).body).toMatchObject({ status: 1 })
    })

    it('within two seconds where nobody announced it', async () => {
      const { id, token } = await office.signedIn('silent', { role: 'staff' })
      const deaf = await createSessions({
        database: { ...office.database, listen: async () => async () => {} },
        clock: office.clock.read,
      })
      const there = (bearer: string) => deaf.authenticate({ headers: { authorization: bearer } })
      expect((await there(token))?.isExperience).toBe(false)
      await office.database.db.updateTable('operator').set({ is_experience: true }).where('id', '=', id).execute()
      expect((await there(token))?.isExperience).toBe(false)
      office.clock.advance(2_000)
      expect((await there(token))?.isExperience).toBe(true)
      await deaf.close()
    })
  })

  it('asks the database once for requests that come at once', async () => {
    const { token } = await office.signedIn('crowd')
    let looks = 0
    const counting = await createSessions({
      database: {
        ...office.database,
        db: new Proxy(office.database.db, {
          get: (db, key) => {
            if (key === 'selectFrom') looks += 1
            const value: unknown = Reflect.get(db, key)
            return typeof value === 'function' ? value.bind(db) : value
          },
        }),
      },
      clock: office.clock.read,
    })
    const authenticate = () => counting.authenticate({ headers: { authorization: token } })
    const first = await Promise.all(Array.from({ length: 20 }, authenticate))
    const afterFirst = looks
    await authenticate()
    await counting.close()
    expect(new Set(first).size).toBe(1)
    expect(afterFirst).toBeLessThanOrEqual(3)
    expect(looks).toBe(afterFirst)
  })
})
