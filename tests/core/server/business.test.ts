import { afterAll, beforeAll, expect, it, describe } from 'vitest'
import { describeAbove } from '../../support/database.ts'
import { BackOffice } from '../../platform/session/backOffice.ts'

let serial = 0

describeAbove('patients and organisations', engine => {
  let office: BackOffice
  let admin: string
  beforeAll(async () => {
    office = await BackOffice.open(await engine.openSeeded())
    admin = (await office.signedIn('root')).token
  })
  afterAll(() => office.close())

  describe('a patient', () => {
    const create = async (more: Record<string, unknown> = {}) => {
      serial += 1
      return office.call('POST api/users', {
        token: admin,
        body: {
          name: '张小明',
          gender: 'male',
          birthday: '2019-05-01',
          guardianName: '王芳',
          consentOn: '2026-01-02',
          mobile: `1360000${String(serial).padStart(4, '0')}`,
          hospital: office.hospitals.hospital,
          ...more,
        },
      })
    }

    it('gets an account number, whatever is sent, from which no other one follows', async () => {
      const made = [await create({ account: 'P99999999', origin: 'import' }), await create(), await create()]
      expect(made[0]).toMatchObject({
        status: 201,
        body: { account: expect.stringMatching(/^P\d{8}$/), origin: 'operator' },
      })
      const accounts = made.map(({ body }) => Number(String(body['account']).slice(1)))
      expect(accounts).not.toContain(99999999)
      expect(Math.abs(accounts[1]! - accounts[0]!) + Math.abs(accounts[2]! - accounts[1]!)).toBeGreaterThan(2)
    })

    it('is sent a one-time password for the training client, which nobody reads', async () => {
      const { body } = await create({ mobile: '13600099999' })
      const reply = await office.call(`GET api/senAccountAndPassword/${body['id']}`, { token: admin })
      expect(reply).toEqual({ status: 200, body: { sent: true, password: null } })
      const [message] = await office.messages('13600099999')
      expect(message).toContain(String(body['account']))
      const password = /password is (\S+)\./.exec(message!)![1]!
      const stored = await office.database.db
        .selectFrom('client_credential')
        .selectAll()
        .where('patient', '=', Number(body['id']))
        .executeTakeFirstOrThrow()
      expect(stored).toMatchObject({ must_change: true, password_hash: expect.stringMatching(/^\$argon2id\$/) })
      await office.call(`GET api/senAccountAndPassword/${body['id']}`, { token: admin })
      expect((await office.messages('13600099999'))[0]).not.toContain(password)
    })

    it('of the demo kind gets none', async () => {
      const { body } = await create({ type: 'demo' })
      expect((await office.call(`GET api/senAccountAndPassword/${body['id']}`, { token: admin })).status).toBe(409)
    })

    it('gets the password from whoever asked for it where nothing can be sent', async () => {
      office.services.sms = 'off'
      const { body } = await create({ mobile: '13600088888' })
      const reply = await office.call(`GET api/senAccountAndPassword/${body['id']}`, { token: admin })
      expect(reply).toEqual({ status: 200, body: { sent: false, password: expect.stringMatching(/^\w{12}$/) } })
      expect(await office.messages('13600088888')).toEqual([])
      office.services.sms = 'settings'
    })
  })

  describe('an organisation', () => {
    const input = (more: Record<string, unknown> = {}) => {
      serial += 1
      return {
        name: `机构名称${serial}`,
        code: `C${serial}`,
        kind: 'hospital',
        superior: office.hospitals.agency,
        province: '浙江省',
        city: '杭州市',
        contact: '王芳',
        phone: '010-88888888',
        ...more,
      }
    }
    const create = (more: Record<string, unknown> = {}, token = admin) =>
      office.call('POST api/hospital', { token, body: input(more) })

    it('says whether a name is taken', async () => {
      const { body } = await create({ name: '唯一的名称' })
      const check = async (given: Record<string, unknown>) =>
        (await office.call('POST api/hospital/checkName', { token: admin, body: given })).body
      expect(await check({ name: '唯一的名称' })).toMatchObject({ taken: true, holderName: '唯一的名称' })
      expect(await check({ name: '唯一的名称', id: body['id'] })).toMatchObject({ taken: false, holder: null })
      expect(await check({ name: '另一个名称' })).toMatchObject({ taken: false, holder: null })
    })

    it('is neither below itself nor below one of its own', async () => {
      const outer = (await create({ kind: 'agency' })).body['id']
      expect(
        await office.call('PUT api/hospital', { token: admin, body: { id: outer, superior: outer } }),
      ).toMatchObject({ status: 400, body: { errors: { superior: 'Cannot be the record itself or one below it' } } })
    })

    it('stands below one of a fitting kind', async () => {
      expect(await create({ kind: 'distributor', superior: office.hospitals.agency })).toMatchObject({
        status: 400,
        body: { errors: { superior: expect.any(String) } },
      })
      expect((await create({ kind: 'agency', superior: office.hospitals.hospital })).status).toBe(400)
      expect((await create({ kind: 'distributor', superior: office.hospitals.platform })).status).toBe(201)
      expect((await create({ kind: 'hospital', superior: office.hospitals.hospital })).status).toBe(201)
    })

    it('is made below oneself only', async () => {
      const manager = await office.roleId('franchise')
      const { permissions } = await office.database.db
        .selectFrom('role')
        .select('permissions')
        .where('id', '=', manager)
        .executeTakeFirstOrThrow()
      await office.call('PUT api/roles/permission', {
        token: admin,
        body: { id: manager, permissions: [...(permissions as string[]), 'hospital:create'] },
      })
      const { token } = await office.signedIn('manager', {
        role: 'franchise',
        hospital: office.hospitals.agency,
        dataScope: 'below',
      })
      expect((await create({ superior: office.hospitals.platform }, token)).status).toBe(400)
      expect((await create({ kind: 'platform', superior: undefined }, token)).status).toBe(400)
      const made = await create({ superior: office.hospitals.agency }, token)
      expect(made.status).toBe(201)
      expect((await office.call(`GET api/hospital/${made.body['id']}`, { token })).status).toBe(200)
    })

    it('is recovered only below a live one', async () => {
      const outer = Number((await create({ kind: 'agency' })).body['id'])
      const inner = Number((await create({ superior: outer })).body['id'])
      for (const id of [inner, outer])
        expect((await office.call('POST api/hospital/delete', { token: admin, body: { id } })).status).toBe(200)
      expect(await office.call(`GET api/hospital/recover/${inner}`, { token: admin })).toMatchObject({
        status: 409,
        body: { code: 'superiorDeleted' },
      })
      for (const id of [outer, inner])
        expect((await office.call(`GET api/hospital/recover/${id}`, { token: admin })).status).toBe(200)
    })
  })
})
