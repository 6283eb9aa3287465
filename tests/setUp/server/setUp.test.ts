import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeAbove } from '../../support/database.ts'
import { openHost } from '../../support/host.ts'
import type { Host } from '../../support/host.ts'

interface Told {
  readonly name: string
  readonly needed: string
  readonly done: boolean
  readonly settled: boolean
  readonly settleable: boolean
  readonly to: string | null
}

const caller = (host: Host, token: string) => async (method: string, url: string, body?: object) => {
  const reply = await host.fetch(url, {
    method,
    headers: { authorization: `Bearer ${token}`, language: 'en', 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await reply.text()
  return { status: reply.status, body: (text === '' ? {} : JSON.parse(text)) as Record<string, unknown> }
}
type Call = ReturnType<typeof caller>

const steps = async (call: Call): Promise<readonly Told[]> =>
  (await call('GET', '/api/setUp/steps')).body as unknown as Told[]
const namesOf = (told: readonly Told[], is: (one: Told) => boolean): string[] => told.filter(is).map(({ name }) => name)

describeAbove('setting up', engine => {
  describe('an installation on its first day', () => {
    let host: Host
    let call: Call
    beforeAll(async () => {
      host = await openHost(engine, { sampleData: 0 })
      await host.openAccount((await host.database.db.selectFrom('operator').select('id').executeTakeFirstOrThrow()).id)
      call = caller(host, await host.signIn('admin'))
    })
    afterAll(() => host.close())

    const missing = async () =>
      namesOf(await steps(call), ({ needed, done, settled }) => needed === 'required' && !done && !settled)

    it('says what is missing, and where it is done', async () => {
      const told = await steps(call)
      expect(await missing()).toEqual(['timeZone', 'ownOrganisation', 'organisations', 'staff', 'operators', 'prices'])
      expect(namesOf(told, ({ needed, done }) => needed === 'recommended' && !done)).toEqual([
        'sms',
        'mail',
        'publicUrl',
        'backup',
        'patients',
        'projects',
        'purchasePrices',
      ])
      const { id } = await host.database.db.selectFrom('hospital').select('id').executeTakeFirstOrThrow()
      expect(told.find(({ name }) => name === 'ownOrganisation')!.to).toBe(`/hospital/${id}`)
      expect(told.find(({ name }) => name === 'patients')!.to).toBe('/patient/import')
      expect(told.find(({ name }) => name === 'publicUrl')!.to).toBeNull()
    })

    it('lets no organisation close the platform before its details are there', async () => {
      const {
        body: { id, version },
      } = await call('GET', '/api/hospital/1')
      const clinic = {
        name: '杭州视光诊所',
        code: 'HZ01',
        kind: 'hospital',
        superior: id,
        province: '浙江省',
        city: '杭州市',
        contact: '李主任',
        phone: '0571-88888888',
      }
      expect(await call('POST', '/api/hospital', clinic)).toMatchObject({
        status: 400,
        body: { errors: { superior: expect.stringContaining('come first') as string } },
      })
      expect(
        (
          await call('PUT', '/api/hospital', {
            id,
            version,
            name: '明眸视觉',
            province: '浙江省',
            city: '杭州市',
            contact: '王建国',
            phone: '0571-12345678',
          })
        ).status,
      ).toBe(200)
      expect(await missing()).not.toContain('ownOrganisation')
      expect((await call('POST', '/api/hospital', clinic)).status).toBe(201)
      expect(await missing()).toEqual(['timeZone', 'staff', 'operators', 'prices'])
    })

    it('counts what is there as done', async () => {
      const { id: hospital } = await host.database.db
        .selectFrom('hospital')
        .select('id')
        .where('kind', '=', 'hospital')
        .executeTakeFirstOrThrow()
      await call('POST', '/api/doctor', { name: '张医生', occupation: 'doctor', hospital })
      expect(await missing()).toEqual(['timeZone', 'operators', 'prices'])
      const role = await host.database.db
        .selectFrom('role')
        .select('id')
        .where('key', '=', 'ROLE_DOCTOR')
        .executeTakeFirstOrThrow()
      expect(
        (
          await call('POST', '/api/operator', {
            username: 'zhang',
            name: '张医生',
            hospital,
            roles: [role.id],
            dataScope: 'own',
          })
        ).status,
      ).toBe(201)
      expect(await missing()).toEqual(['timeZone', 'prices'])
    })

    it('takes a word for what is right as it is or left out, and takes it back, and for nothing else', async () => {
      expect((await call('PUT', '/api/setUp/settle', { step: 'timeZone', settled: true })).status).toBe(200)
      expect((await call('PUT', '/api/setUp/settle', { step: 'sms', settled: true })).status).toBe(200)
      expect(namesOf(await steps(call), ({ settled }) => settled)).toEqual(['timeZone', 'sms'])
      expect(await missing()).not.toContain('timeZone')
      await call('PUT', '/api/setUp/settle', { step: 'sms', settled: false })
      expect(namesOf(await steps(call), ({ settled }) => settled)).toEqual(['timeZone'])
      for (const step of ['prices', 'ownOrganisation', 'nothing'])
        expect(await call('PUT', '/api/setUp/settle', { step, settled: true }), step).toMatchObject({
          status: 400,
          body: { errors: { step: expect.any(String) as string } },
        })
    })
  })

  describe('the sample', () => {
    let host: Host
    beforeAll(async () => {
      host = await openHost(engine)
    })
    afterAll(() => host.close())

    it('has all that is required', async () => {
      const told = await steps(caller(host, await host.signIn('admin')))
      expect(namesOf(told, ({ needed, done }) => needed === 'required' && !done)).toEqual([])
      expect(namesOf(told, ({ needed }) => needed === 'required')).toEqual([
        'timeZone',
        'ownOrganisation',
        'organisations',
        'staff',
        'operators',
        'prices',
      ])
    })

    it('shows who runs an organisation the steps of that, and nobody else any', async () => {
      const franchise = caller(host, await host.signIn('franchise'))
      const told = await steps(franchise)
      expect(told.map(({ name, done, settleable }) => [name, done, settleable])).toEqual([
        ['staff', true, false],
        ['operators', true, false],
        ['patients', true, false],
      ])
      expect((await franchise('PUT', '/api/setUp/settle', { step: 'patients', settled: true })).status).toBe(403)
      expect((await caller(host, await host.signIn('doctor'))('GET', '/api/setUp/steps')).status).toBe(403)
    })
  })
})
