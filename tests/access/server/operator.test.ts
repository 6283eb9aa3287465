import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeAbove } from '../../support/database.ts'
import { BackOffice } from '../../platform/session/backOffice.ts'

let serial = 0

describeAbove('operators', engine => {
  let office: BackOffice
  let admin: string
  let manager: { id: number; token: string }

  const input = async (more: Record<string, unknown> = {}) => {
    serial += 1
    return {
      username: `operator${serial}`,
      name: '新操作员',
      phone: `1391234${String(serial).padStart(4, '0')}`,
      hospital: office.hospitals.hospital,
      roles: [await office.roleId('doctor')],
      dataScope: 'own',
      ...more,
    }
  }
  const create = async (token: string, more: Record<string, unknown> = {}) =>
    office.call('POST api/operator', { token, body: await input(more) })
  const byId = (id: number) =>
    office.database.db.selectFrom('operator').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  beforeAll(async () => {
    office = await BackOffice.open(await engine.openSeeded())
    admin = (await office.signedIn('root')).token
    manager = await office.signedIn('manager', {
      role: 'franchise',
      hospital: office.hospitals.distributor,
      dataScope: 'below',
      phone: '13700000001',
    })
  })
  afterAll(() => office.close())

  describe('get a one-time password', () => {
    it('when they are created: it is sent to them and nobody else learns it', async () => {
      const made = await create(admin, { phone: '13500000001' })
      expect(made.status).toBe(201)
      const [body] = await office.messages('13500000001')
      const password = /password is (\S+)\./.exec(body!)![1]!
      expect(JSON.stringify(made.body)).not.toContain(password)
      const login = await office.login(String(made.body['username']), { password })
      expect(login.body).toMatchObject({ status: 1, user: { mustChangePassword: true } })
      const token = String(login.body['token'])
      expect((await office.call('GET auth/info', { token })).body).toMatchObject({ mustChangePassword: true })
      await office.call('POST api/users/updatePass/', {
        token,
        body: { oldPassword: password, newPassword: 'my own words', again: 'my own words' },
      })
      expect((await office.call('GET auth/info', { token })).body).toMatchObject({ mustChangePassword: false })
    })

    it('by e-mail where there is no telephone', async () => {
      expect((await create(admin, { phone: null, email: 'new@example.com' })).status).toBe(201)
      expect(await office.messages('new@example.com')).toHaveLength(1)
    })

    it('which holds for a week', async () => {
      const made = await create(admin, { phone: '13500000002' })
      const password = /password is (\S+)\./.exec((await office.messages('13500000002'))[0]!)![1]!
      office.clock.advance(8 * 86_400_000)
      expect((await office.login(String(made.body['username']), { password })).body).toMatchObject({ status: 0 })
      admin = await office.token('root')
      manager = { ...manager, token: await office.token('manager') }
    })

    it('anew by a reset, which ends their sessions', async () => {
      const { id, token } = await office.signedIn('reset.me', { role: 'doctor', phone: '13500000003' })
      expect(await office.call('POST api/resetPass', { token: admin, body: { id } })).toMatchObject({
        status: 200,
        body: { sent: true },
      })
      expect((await office.call('GET auth/info', { token })).status).toBe(401)
      expect((await office.login('reset.me')).body).toMatchObject({ status: 0 })
      const password = /password is (\S+)\./.exec((await office.messages('13500000003'))[0]!)![1]!
      expect((await office.login('reset.me', { password })).body).toMatchObject({ status: 1 })
    })

    it('by whoever made the account, once, where they cannot be reached', async () => {
      const made = await create(admin, { phone: null })
      expect(made).toMatchObject({ status: 201, body: { oneTimePassword: expect.stringMatching(/^\w{12}$/) } })
      expect(
        (await office.login(String(made.body['username']), { password: String(made.body['oneTimePassword']) })).body,
      ).toMatchObject({ status: 1, user: { mustChangePassword: true } })
      const reset = await office.call('POST api/resetPass', { token: admin, body: { id: made.body['id'] } })
      expect(reset).toEqual({ status: 200, body: { sent: false, password: expect.stringMatching(/^\w{12}$/) } })
      expect(reset.body['password']).not.toBe(made.body['oneTimePassword'])
      expect(
        (await office.login(String(made.body['username']), { password: String(reset.body['password']) })).body,
      ).toMatchObject({ status: 1 })
    })

    it('by whoever made it where nothing can be sent, and never one of somebody with more rights', async () => {
      const strong = await office.account('strong.reset', { role: 'admin', phone: '13500000009' })
      office.services = { email: 'off', sms: 'off' }
      const made = await create(manager.token, { phone: '13500000005' })
      expect(made.body['oneTimePassword']).toMatch(/^\w{12}$/)
      expect(
        await office.call('POST api/resetPass', { token: manager.token, body: { id: made.body['id'] } }),
      ).toMatchObject({ status: 200, body: { sent: false, password: expect.any(String) } })
      for (const { status, body } of [
        await office.call('POST api/resetPass', { token: manager.token, body: { id: strong } }),
        await office.call('POST api/resetPass', { token: manager.token, body: { id: manager.id } }),
        await create(manager.token, { roles: [await office.roleId('admin')] }),
      ]) {
        expect(status).toBeGreaterThanOrEqual(400)
        expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['password']))
        expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['oneTimePassword']))
      }
      office.services = { email: 'settings', sms: 'off' }
      expect(
        (await create(admin, { phone: '13500000006', email: 'both@example.com' })).body['oneTimePassword'],
      ).toBeNull()
      expect(await office.messages('both@example.com')).toHaveLength(1)
      office.services.sms = 'settings'
    })
  })

  describe('cannot be given more than the giver has:', () => {
    it('a franchise manager makes doctors below', async () => {
      expect((await create(manager.token)).status).toBe(201)
    })

    it.each([
      ['a role that is not theirs to create', 'roles', async () => ({ roles: [await office.roleId('admin')] })],
      [
        'a role of the platform',
        'roles',
        async () => ({ roles: [await office.roleId('doctor'), await office.roleId('staff')] }),
      ],
      ['everything', 'dataScope', async () => ({ dataScope: 'all' })],
      ['an organisation that is not below', 'hospital', async () => ({ hospital: office.hospitals.elsewhere })],
      ['an organisation above', 'hospital', async () => ({ hospital: office.hospitals.platform, dataScope: 'below' })],
      [
        'chosen organisations elsewhere',
        'scopeHospitals',
        async () => ({ dataScope: 'chosen', scopeHospitals: [office.hospitals.agency, office.hospitals.elsewhere] }),
      ],
    ])('%s is refused', async (_title, field, more) => {
      const reply = await create(manager.token, await more())
      expect(reply.status).toBe(400)
      expect(Object.keys(reply.body['errors'] as object)).toEqual([field])
      const id = await office.account(`victim${serial}`, {
        role: 'doctor',
        hospital: office.hospitals.hospital,
        dataScope: 'own',
      })
      const updated = await office.call('PUT api/editSysUser', {
        token: manager.token,
        body: { id, ...(await more()) },
      })
      expect(updated.status).toBe(400)
      expect(Object.keys(updated.body['errors'] as object)).toEqual([field])
    })

    it('a subtree is granted by those whose scope is a subtree', async () => {
      const role = await office.call('POST api/roles', {
        token: admin,
        body: { name: '小管理员', nameEn: 'Small manager', creatableRoles: [await office.roleId('doctor')] },
      })
      const { permissions } = await office.database.db
        .selectFrom('role')
        .select('permissions')
        .where('id', '=', await office.roleId('doctor'))
        .executeTakeFirstOrThrow()
      await office.call('PUT api/roles/permission', {
        token: admin,
        body: { id: role.body['id'], permissions: ['operator:*', ...(permissions as string[])] },
      })
      const { token } = await office.signedIn('small', {
        role: [Number(role.body['id'])],
        hospital: office.hospitals.hospital,
        dataScope: 'own',
      })
      expect((await create(token)).status).toBe(201)
      expect(await create(token, { dataScope: 'below' })).toMatchObject({
        status: 400,
        body: { code: 'beyondOwn', errors: { dataScope: expect.any(String) } },
      })
    })

    it('a role that has more permissions than theirs', async () => {
      const role = await office.roleId('nurse')
      const before = (
        await office.database.db
          .selectFrom('role')
          .select('permissions')
          .where('id', '=', role)
          .executeTakeFirstOrThrow()
      ).permissions as string[]
      await office.call('PUT api/roles/permission', {
        token: admin,
        body: { id: role, permissions: [...before, 'message:retry'] },
      })
      expect(await create(manager.token, { roles: [role] })).toMatchObject({
        status: 400,
        body: { errors: { roles: expect.any(String) } },
      })
      await office.call('PUT api/roles/permission', { token: admin, body: { id: role, permissions: before } })
      expect((await create(manager.token, { roles: [role] })).status).toBe(201)
    })

    it('nor does somebody touch a stronger account in their scope', async () => {
      const id = await office.account('boss', {
        role: 'admin',
        hospital: office.hospitals.distributor,
        phone: '13700000002',
      })
      for (const [line, body] of [
        ['PUT api/editSysUser', { id, name: '改名' }],
        [`PUT api/operator/disable/${id}`, {}],
        [`DELETE api/operator/${id}`, undefined],
        ['POST api/resetPass', { id }],
      ] as const) {
        expect(await office.call(line, { token: manager.token, body })).toMatchObject({
          status: 409,
          body: { code: 'stronger' },
        })
      }
      expect(await office.messages('13700000002')).toHaveLength(0)
      expect(await byId(id)).toMatchObject({ name: 'boss', status: 'opened', deleted: false })
    })

    it('but they may change their own name, and keep the role they cannot grant', async () => {
      const role = await office.call('POST api/roles', {
        token: admin,
        body: { name: '只管自己', nameEn: 'Self only' },
      })
      await office.call('PUT api/roles/permission', {
        token: admin,
        body: { id: role.body['id'], permissions: ['operator:update', 'operator:get'] },
      })
      const { id, token } = await office.signedIn('selfish', {
        role: [Number(role.body['id'])],
        hospital: office.hospitals.hospital,
        dataScope: 'own',
      })
      expect(await office.call('PUT api/editSysUser', { token, body: { id, name: '新名字' } })).toMatchObject({
        status: 200,
        body: { name: '新名字' },
      })
      expect((await office.call('PUT api/editSysUser', { token, body: { id, dataScope: 'all' } })).status).toBe(400)
      expect(
        (await office.call('PUT api/editSysUser', { token, body: { id, roles: [await office.roleId('admin')] } }))
          .status,
      ).toBe(400)
    })
  })

  describe('are kept from locking everybody out:', () => {
    it('nobody deactivates or deletes themselves', async () => {
      for (const line of [`PUT api/operator/disable/${manager.id}`, `DELETE api/operator/${manager.id}`]) {
        expect(await office.call(line, { token: manager.token })).toMatchObject({ status: 409, body: { code: 'self' } })
      }
    })

    it('the last platform administrator stays', async () => {
      const all = await office.database.db
        .selectFrom('operator')
        .select(['id', 'username', 'roles'])
        .where('deleted', '=', false)
        .execute()
      const role = await office.roleId('admin')
      const helperRole = await office.call('POST api/roles', { token: admin, body: { name: '代理', nameEn: 'Deputy' } })
      await office.call('PUT api/roles/permission', {
        token: admin,
        body: { id: helperRole.body['id'], permissions: ['*'] },
      })
      const { token: deputy } = await office.signedIn('deputy', { role: [Number(helperRole.body['id'])] })
      const administrators = all.filter(one => one.roles.includes(role))
      const root = administrators.find(one => one.username === 'root')!
      for (const one of administrators)
        if (one.id !== root.id)
          expect((await office.call(`DELETE api/operator/${one.id}`, { token: deputy })).status).toBe(200)

      expect(await office.call(`PUT api/operator/disable/${root.id}`, { token: deputy })).toMatchObject({
        status: 409,
        body: { code: 'lastAdministrator' },
      })
      expect(await office.call(`DELETE api/operator/${root.id}`, { token: deputy })).toMatchObject({
        status: 409,
        body: { code: 'lastAdministrator' },
      })
      for (const change of [{ roles: [await office.roleId('doctor')] }, { dataScope: 'own' }, { isExperience: true }]) {
        expect(
          await office.call('PUT api/editSysUser', { token: deputy, body: { id: root.id, ...change } }),
        ).toMatchObject({ status: 409, body: { code: 'lastAdministrator' } })
      }
      expect(
        (await office.call('PUT api/editSysUser', { token: deputy, body: { id: root.id, name: '最后一位' } })).status,
      ).toBe(200)
    })

    it('two cannot take the last two away at once', async () => {
      const one = await office.signedIn('first.of.two')
      const two = await office.signedIn('second.of.two')
      const replies = await Promise.all([
        office.call(`PUT api/operator/disable/${two.id}`, { token: one.token }),
        office.call(`PUT api/operator/disable/${one.id}`, { token: two.token }),
        office.call(
          `PUT api/operator/disable/${(await office.database.db.selectFrom('operator').select('id').where('username', '=', 'root').executeTakeFirstOrThrow()).id}`,
          { token: one.token },
        ),
      ])
      const left = await office.database.db
        .selectFrom('operator')
        .select(['id', 'roles'])
        .where('status', '=', 'opened')
        .where('deleted', '=', false)
        .execute()
      const role = await office.roleId('admin')
      expect(left.filter(account => account.roles.includes(role)).length).toBeGreaterThanOrEqual(1)
      for (const { status } of replies) expect([200, 401, 409]).toContain(status)
    })
  })

  describe('have a status that a form and an action change by one rule:', () => {
    beforeAll(async () => {
      admin = (await office.signedIn('another.root')).token
    })

    it('it cannot be empty, nor can role, organisation and data scope', async () => {
      const reply = await create(admin, { status: null, roles: [], hospital: null, dataScope: null })
      expect(reply.body['errors']).toEqual({
        status: expect.stringMatching(/ cannot be empty$/),
        roles: expect.stringMatching(/ cannot be empty$/),
        hospital: expect.stringMatching(/ cannot be empty$/),
        dataScope: expect.stringMatching(/ cannot be empty$/),
      })
      expect((await create(admin, { dataScope: 'chosen', scopeHospitals: [] })).body['errors']).toEqual({
        scopeHospitals: expect.stringMatching(/ cannot be empty$/),
      })
    })

    it.each([
      ['the action', (id: number) => [`PUT api/operator/disable/${id}`, {}] as const],
      ['the form', (id: number) => ['PUT api/editSysUser', { id, status: 'deactivated' }] as const],
    ])('deactivated by %s, the account is signed out at once and cannot sign in', async (_title, call) => {
      serial += 1
      const { id, token } = await office.signedIn(`closing${serial}`, {
        role: 'doctor',
        hospital: office.hospitals.hospital,
        dataScope: 'own',
      })
      const [line, body] = call(id)
      expect((await office.call(line, { token: manager.token, body })).status).toBe(200)
      expect((await office.call('GET auth/info', { token })).status).toBe(401)
      expect((await office.login(`closing${serial}`)).body['status']).toBe(0)
      const [ended] = await office.database.db
        .selectFrom('session')
        .select('ended_by')
        .where('operator', '=', id)
        .execute()
      expect(ended!.ended_by).toBe('deactivated')
    })

    it('nobody changes their own rights, and each field says so', async () => {
      const change = {
        id: manager.id,
        status: 'deactivated',
        dataScope: 'own',
        roles: [await office.roleId('doctor')],
        hospital: office.hospitals.agency,
      }
      const reply = await office.call('PUT api/editSysUser', { token: manager.token, body: change })
      expect(reply.status).toBe(400)
      expect(Object.keys(reply.body['errors'] as object).sort()).toEqual(['dataScope', 'hospital', 'roles', 'status'])
    })

    it('nor does the form take the last administrator away', async () => {
      const role = await office.roleId('admin')
      await office.database.db
        .updateTable('operator')
        .set({ status: 'deactivated' })
        .where('username', '<>', 'root')
        .execute()
      await office.database.db
        .updateTable('operator')
        .set({ status: 'opened', deleted: false, roles: [role], data_scope: 'all' })
        .where('username', '=', 'root')
        .execute()
      const { id } = await office.database.db
        .selectFrom('operator')
        .select('id')
        .where('username', '=', 'root')
        .executeTakeFirstOrThrow()
      const helper = await office.call('POST api/roles', {
        token: await office.token('root'),
        body: { name: '代理二', nameEn: 'Deputy two' },
      })
      await office.database.db
        .updateTable('role')
        .set({ permissions: '["*"]' })
        .where('id', '=', Number(helper.body['id']))
        .execute()
      const { token } = await office.signedIn('deputy.two', { role: [Number(helper.body['id'])] })
      const reply = await office.call('PUT api/editSysUser', { token, body: { id, status: 'deactivated' } })
      expect(reply).toMatchObject({
        status: 409,
        body: { code: 'lastAdministrator', errors: { status: 'At least one platform administrator must remain' } },
      })
      expect((await office.call(`GET api/operator/${id}`, { token })).body['unavailableReasons']).toMatchObject({
        disable: 'The last platform administrator cannot be deactivated or deleted',
        remove: 'The last platform administrator cannot be deactivated or deleted',
      })
      await office.database.db
        .updateTable('operator')
        .set({ status: 'opened' })
        .where('username', 'in', ['manager'])
        .execute()
      admin = await office.token('root')
      manager = { ...manager, token: await office.token('manager') }
    })
  })

  describe('come with what the caller cannot do to them:', () => {
    const unavailableReasons = async (token: string, id: number) =>
      (await office.call(`GET api/operator/${id}`, { token })).body['unavailableReasons'] as Record<string, string>

    it('oneself, and those who have more rights', async () => {
      const own = await unavailableReasons(manager.token, manager.id)
      expect(
        Object.keys(own)
          .filter(name => name.startsWith('update.'))
          .sort(),
      ).toEqual(
        ['dataScope', 'email', 'hospital', 'isExperience', 'phone', 'roles', 'scopeHospitals', 'status'].map(
          name => `update.${name}`,
        ),
      )
      expect(own).toMatchObject({
        'update.phone': 'Change this in the personal centre, where you show who you are',
        'update.roles': 'You cannot change this of your own account; another administrator can',
        disable: 'You cannot deactivate or delete your own account',
        remove: 'You cannot deactivate or delete your own account',
        resetPass: 'Change your own password and two-step verification in the personal centre',
        resetSecondFactor: 'Change your own password and two-step verification in the personal centre',
      })
      const strong = await office.account('strong.one', { role: 'admin', hospital: office.hospitals.distributor })
      expect(Object.keys(await unavailableReasons(manager.token, strong)).sort()).toEqual([
        'disable',
        'enable',
        'recover',
        'remove',
        'resetPass',
        'resetSecondFactor',
        'update',
      ])
      const silent = await office.account('silent.one', {
        role: 'doctor',
        hospital: office.hospitals.hospital,
        dataScope: 'own',
      })
      expect(await unavailableReasons(manager.token, silent)).toEqual({})
    })

    it('in lists as well, and told in the caller’s language', async () => {
      const { body } = await office.call(`GET api/Allusers?id=${manager.id}`, { token: manager.token, language: 'cn' })
      expect((body['content'] as { unavailableReasons: object }[])[0]!.unavailableReasons).toMatchObject({
        disable: '不能停用或删除自己的账号',
        remove: '不能停用或删除自己的账号',
        resetPass: '请在个人中心修改自己的密码和两步验证',
        resetSecondFactor: '请在个人中心修改自己的密码和两步验证',
      })
    })

    it('may be sent back as they came', async () => {
      const silent = (
        await office.database.db
          .selectFrom('operator')
          .select('id')
          .where('username', '=', 'silent.one')
          .executeTakeFirstOrThrow()
      ).id
      const record = (await office.call(`GET api/operator/${silent}`, { token: manager.token })).body
      expect(
        (await office.call('PUT api/editSysUser', { token: manager.token, body: { ...record, name: '改名' } })).status,
      ).toBe(200)
    })
  })
})
