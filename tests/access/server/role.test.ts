import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeAbove } from '../../support/database.ts'
import { BackOffice } from '../../platform/session/backOffice.ts'

let serial = 0

describeAbove('roles', engine => {
  let office: BackOffice
  let admin: string
  const make = async (token = admin, more: Record<string, unknown> = {}) => {
    serial += 1
    return office.call('POST api/roles', { token, body: { name: `角色${serial}`, nameEn: `Role ${serial}`, ...more } })
  }
  const permit = (id: unknown, permissions: unknown, token = admin) =>
    office.call('PUT api/roles/permission', { token, body: { id, permissions } })
  const stored = async (id: unknown) => (await office.call(`GET api/roles/${id}`, { token: admin })).body

  beforeAll(async () => {
    office = await BackOffice.open(await engine.openSeeded())
    admin = (await office.signedIn('root')).token
  })
  afterAll(() => office.close())

  it('take permissions as names or as { id }, each once', async () => {
    const { body } = await make()
    const reply = await permit(body['id'], ['patient:list', { id: 'patient:get' }, 'patient:list', 'doctor:*', '*'])
    expect(reply).toMatchObject({
      status: 200,
      body: { permissions: ['*', 'doctor:*', 'patient:get', 'patient:list'], version: 2 },
    })
  })

  it.each([[['no:such']], [['patient:']], [[3]], [[null]], ['patient:list'], [{ id: 'patient:list' }]])(
    'refuse what is no permission: %j',
    async permissions => {
      const { body } = await make()
      expect(await permit(body['id'], permissions)).toMatchObject({
        status: 400,
        body: { errors: { permissions: 'Not one of the options' } },
      })
    },
  )

  it('get and lose only what the caller holds', async () => {
    const own = (await make()).body['id']
    await permit(own, ['role:*', 'patient:*'])
    const { token } = await office.signedIn('role.keeper', { role: [Number(own)], dataScope: 'own' })
    const { body } = await make(token)
    expect((await permit(body['id'], ['patient:list', 'patient:*'], token)).status).toBe(200)
    expect(await permit(body['id'], ['patient:list', 'doctor:list'], token)).toMatchObject({
      status: 400,
      body: { code: 'beyondOwn', errors: { permissions: expect.any(String) } },
    })
    expect((await permit(body['id'], ['*'], token)).status).toBe(400)
    const stronger = (await make()).body['id']
    await permit(stronger, ['patient:list', 'doctor:list'])
    expect((await permit(stronger, ['patient:list'], token)).status).toBe(400)
    expect((await permit(stronger, ['doctor:list'], token)).status).toBe(200)
  })

  it('let others grant no more than the caller can', async () => {
    const manager = await office.roleId('franchise')
    const before = (await stored(manager))['permissions'] as string[]
    await permit(manager, [...before, 'role:create', 'role:update', 'role:get'])
    const { token } = await office.signedIn('role.maker', {
      role: 'franchise',
      hospital: office.hospitals.distributor,
      dataScope: 'below',
    })
    expect(await make(token, { creatableRoles: [await office.roleId('admin')] })).toMatchObject({
      status: 400,
      body: { errors: { creatableRoles: expect.any(String) } },
    })
    expect(await make(token, { dataScope: 'all' })).toMatchObject({
      status: 400,
      body: { errors: { dataScope: expect.any(String) } },
    })
    const made = await make(token, { creatableRoles: [await office.roleId('doctor')], dataScope: 'below' })
    expect(made.status).toBe(201)
    // What somebody else let it grant stays.
    await office.call('PUT api/roles', {
      token: admin,
      body: { id: made.body['id'], creatableRoles: [await office.roleId('doctor'), await office.roleId('admin')] },
    })
    expect((await office.call('PUT api/roles', { token, body: { id: made.body['id'], remark: '备注' } })).status).toBe(
      200,
    )
    await permit(manager, before)
  })

  it('the platform administrator keeps everything, and built-in roles stay', async () => {
    const id = await office.roleId('admin')
    expect(await permit(id, ['patient:*'])).toMatchObject({ status: 409, body: { code: 'systemRole' } })
    expect((await permit(id, ['*', 'patient:*'])).status).toBe(200)
    expect(await office.call(`DELETE api/roles/${id}`, { token: admin })).toMatchObject({
      status: 409,
      body: { code: 'notNow' },
    })
  })

  it('are deleted only when nobody has them, and can be recovered', async () => {
    const id = Number((await make()).body['id'])
    const operator = await office.account(`holder${serial}`, { role: [id] })
    expect(await office.call(`DELETE api/roles/${id}`, { token: admin })).toMatchObject({
      status: 409,
      body: { code: 'inUse' },
    })
    await office.call(`DELETE api/operator/${operator}`, { token: admin })
    expect((await office.call(`DELETE api/roles/${id}`, { token: admin })).status).toBe(200)
    expect((await office.call(`GET api/roles/recover/${id}`, { token: admin })).status).toBe(200)
  })

  it('a deleted role permits nothing any more', async () => {
    const id = Number((await make()).body['id'])
    await permit(id, ['patient:list'])
    const { token } = await office.signedIn(`left${serial}`, { role: [id] })
    expect((await office.call('GET api/users', { token })).status).toBe(200)
    await office.database.db.updateTable('role').set({ deleted: true }).where('id', '=', id).execute()
    office.clock.advance(3_000)
    expect((await office.call('GET api/users', { token })).status).toBe(403)
  })

  it('keep the menus as they were ticked', async () => {
    const { body } = await make()
    const menus = (
      await office.database.db.selectFrom('menu').select('id').orderBy('id', 'desc').limit(3).execute()
    ).map(menu => menu.id)
    expect(await office.call('PUT api/roles/menu', { token: admin, body: { id: body['id'], menus } })).toMatchObject({
      status: 200,
      body: { menus },
    })
    expect(
      (await office.call('PUT api/roles/menu', { token: admin, body: { id: body['id'], menus: [999_999] } })).status,
    ).toBe(400)
    expect(
      await office.call('PUT api/roles/menu', { token: admin, body: { id: body['id'], menus: [] } }),
    ).toMatchObject({ status: 200, body: { menus: [] } })
  })

  it('show others no menus that the caller does not see, and take none of those away', async () => {
    const keeper = Number((await make()).body['id'])
    await permit(keeper, ['role:*', 'menu:list'])
    const all = await office.database.db
      .selectFrom('menu')
      .select(['id', 'superior'])
      .where('component', 'is not', null)
      .where('superior', 'is not', null)
      .orderBy('id')
      .limit(3)
      .execute()
    const [mine, other] = [all[0]!, all[2]!]
    const menus = (id: unknown, ids: unknown, token: string) =>
      office.call('PUT api/roles/menu', { token, body: { id, menus: ids } })
    expect((await menus(keeper, [mine.id], admin)).status).toBe(200)
    const { token } = await office.signedIn('menu.keeper', { role: [keeper], dataScope: 'own' })
    const made = (await make(token)).body['id']
    // The group above belongs to what one sees.
    expect((await menus(made, [mine.superior, mine.id], token)).status).toBe(200)
    expect(await menus(made, [mine.superior, mine.id, other.id], token)).toMatchObject({
      status: 400,
      body: { code: 'beyondOwn', errors: { menus: expect.any(String) } },
    })
    await menus(made, [mine.superior, mine.id, other.id], admin)
    expect((await menus(made, [mine.superior, mine.id], token)).status).toBe(400)
    expect((await menus(made, [other.id], token)).status).toBe(200)
    const tree = (await office.call('GET api/menus/tree', { token })).body as unknown as {
      id: number
      grantable: boolean
      children: { id: number; grantable: boolean; component: string }[]
    }[]
    const leaves = tree.flatMap(node => node.children ?? [])
    expect(leaves.filter(leaf => leaf.grantable).map(leaf => leaf.id)).toEqual([mine.id])
    expect(typeof leaves.find(leaf => leaf.id === mine.id)!.component).toBe('string')
  })

  it('refuse ticks that were made on an older version, and say what is there now', async () => {
    const { body } = await make()
    await permit(body['id'], ['patient:list'])
    const reply = await office.call('PUT api/roles/permission', {
      token: admin,
      body: { id: body['id'], permissions: ['doctor:list'], version: 1 },
    })
    expect(reply).toMatchObject({
      status: 409,
      body: { code: 'stale', record: { permissions: ['patient:list'], version: 2 } },
    })
  })

  it('are offered to those who can grant them', async () => {
    const { token } = await office.signedIn('chooser', {
      role: 'franchise',
      hospital: office.hospitals.distributor,
      dataScope: 'below',
    })
    const names = async (by: string) =>
      (await office.call('GET api/roles/grantable', { token: by })).body as unknown as {
        label: string
        dataScope: string
      }[]
    expect((await names(token)).map(role => role.label)).toEqual(['Franchise manager', 'Doctor', 'Nurse', 'Trainer'])
    expect((await names(token)).map(role => role.dataScope)).toEqual(['below', 'own', 'own', 'ownPatients'])
    expect((await names(admin)).map(role => role.label)).toContain('Platform administrator')
  })

  it('say beforehand what cannot be done', async () => {
    const id = await office.roleId('admin')
    expect((await stored(id))['unavailableReasons']).toEqual({
      remove: 'In use, so it cannot be deleted',
      setPermissions: 'A built-in role does not allow this',
    })
    expect((await make()).body['unavailableReasons']).toEqual({})
  })

  describe('permissions', () => {
    it('come as a tree by resource, in the caller’s language', async () => {
      const { body } = await office.call('GET api/permissions/tree', { token: admin })
      const tree = body as unknown as { id: string; label: string; children: { id: string; label: string }[] }[]
      const patient = tree.find(node => node.id === 'patient')!
      expect(patient.label).toBe('Patients')
      expect(patient.children).toContainEqual({ id: 'patient:disable', label: 'Freeze' })
      expect(patient.children).toContainEqual({ id: 'patient:contact', label: 'Reveal what is covered' })
      const chinese = (await office.call('GET api/permissions/tree', { token: admin, language: 'cn' }))
        .body as unknown as typeof tree
      expect(chinese.find(node => node.id === 'patient')!.label).toMatch(/患者|业务用户/)
      expect(tree.flatMap(node => node.children).every(child => !child.label.includes('.'))).toBe(true)
    })

    it('come with the roles that hold them', async () => {
      const { body } = await office.call('GET api/permissions', { token: admin })
      const all = body as unknown as { id: string; label: string; roles: { label: string }[] }[]
      const holders = (id: string) => all.find(one => one.id === id)!.roles.map(role => role.label)
      expect(holders('patient:list')).toEqual(expect.arrayContaining(['Platform administrator', 'Nurse']))
      expect(holders('role:remove')).toContain('Platform administrator')
      expect(holders('role:remove')).not.toContain('Nurse')
    })

    it('come with the number of operators that the caller may know of, wildcards marked', async () => {
      type One = { id: string; roles: { label: string; wildcard: string | null }[]; operators: number }
      const one = async (token: string) =>
        ((await office.call('GET api/permissions', { token })).body as unknown as One[]).find(
          each => each.id === 'message:list',
        )!
      const role = Number((await make()).body['id'])
      await permit(role, ['message:list', 'role:list', 'operator:list'])
      await office.account('at.home', { role: [role], hospital: office.hospitals.agency })
      const { token } = await office.signedIn('lister', {
        role: [role],
        hospital: office.hospitals.hospital,
        dataScope: 'own',
      })
      const [all, own] = [await one(admin), await one(token)]
      expect(own.operators).toBe(1)
      expect(all.operators).toBeGreaterThanOrEqual(3)
      expect(all.roles.find(each => each.label === 'Platform administrator')!.wildcard).toBe('*')
      expect(all.roles.find(each => each.label === `Role ${serial}`)!.wildcard).toBeNull()
      const listed = (await office.call(`GET api/Allusers?roles=${role}`, { token })).body['totalElements']
      expect(listed).toBe(own.operators)
    })
  })
})
