import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeAbove } from '../../../support/database.ts'
import { BackOffice, password } from '../../../platform/session/backOffice.ts'

/** What the walk found or would find, one by one and in words. */
describeAbove('nobody goes beyond their own rights', engine => {
  let office: BackOffice
  let root: string
  /** May do everything with operators, roles, organisations and staff, below a distributor. */
  let keeper: { id: number; token: string }
  let keeping: number
  let weak: number

  const role = async (
    name: string,
    permissions: readonly string[],
    more: { deleted?: boolean; creatable?: number[] } = {},
  ): Promise<number> =>
    (
      await office.database.db
        .insertInto('role')
        .values({
          name,
          name_en: name,
          permissions: JSON.stringify(permissions),
          menus: [],
          creatable_roles: more.creatable ?? [],
          deleted: more.deleted ?? false,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  const call = (line: string, body?: unknown, token = keeper.token) => office.call(line, { token, body })
  const put = (id: number, values: { status?: 'deactivated'; deleted?: true }) =>
    office.database.db.updateTable('operator').set(values).where('id', '=', id).execute()
  const refusal = async (line: string, body?: unknown, token?: string): Promise<unknown> => {
    const {
      status,
      body: { code },
    } = await call(line, body, token)
    return status < 300 ? status : code
  }

  beforeAll(async () => {
    office = await BackOffice.open(await engine.openSeeded())
    root = (await office.signedIn('root')).token
    weak = await role('weak', ['patient:list'])
    keeping = await role('keeping', ['operator:*', 'role:*', 'hospital:*', 'doctor:*', 'patient:*', 'message:retry'], {
      creatable: [weak],
    })
    keeper = await office.signedIn('keeper', {
      role: [keeping],
      hospital: office.hospitals.distributor,
      dataScope: 'below',
      phone: '13100000001',
      email: 'keeper@example.com',
    })
  })
  afterAll(() => office.close())

  it('by a role that was deleted: neither the leaver who had it nor the role comes back', async () => {
    const powers = await role('powers', ['*'], { deleted: true })
    const leaver = await office.account('leaver', {
      role: [powers],
      hospital: office.hospitals.hospital,
      dataScope: 'own',
      phone: '13100000002',
    })
    await put(leaver, { deleted: true, status: 'deactivated' })
    expect(await refusal(`PUT api/operator/recover/${leaver}`)).toBe('stronger')
    await office.database.db.updateTable('operator').set({ deleted: false }).where('id', '=', leaver).execute()
    for (const [line, body] of [
      [`PUT api/operator/enable/${leaver}`],
      ['POST api/resetPass', { id: leaver }],
      [`DELETE api/operator/${leaver}`],
      ['PUT api/editSysUser', { id: leaver, email: 'taken@example.com' }],
    ] as const)
      expect(await refusal(line, body)).toBe('stronger')
    expect(await refusal(`GET api/roles/recover/${powers}`)).toBe('strongerHolder')
    await put(leaver, { deleted: true })
    expect(await refusal(`GET api/roles/recover/${powers}`)).toBe('strongerRole')
    expect(await office.messages('13100000002')).toEqual([])
    expect((await call(`GET api/operator/${leaver}`)).body['unavailableReasons']).toMatchObject({
      recover: expect.stringContaining('beyond your own'),
    })
    expect((await call(`GET api/roles/${powers}`)).body['unavailableReasons']).toMatchObject({
      recover: expect.stringContaining('beyond your own'),
    })
  })

  it('by a deleted role of their own', async () => {
    const gone = await role('gone', ['recharge:*'], { deleted: true })
    await office.database.db
      .updateTable('operator')
      .set({ roles: [keeping, gone] })
      .where('id', '=', keeper.id)
      .execute()
    expect(await refusal(`GET api/roles/recover/${gone}`)).toBe('strongerRole')
    await office.database.db
      .updateTable('operator')
      .set({ roles: [keeping] })
      .where('id', '=', keeper.id)
      .execute()
  })

  it('by a role that somebody with a wider scope has', async () => {
    const shared = await role('shared', [])
    const account = await office.account('wide', { role: [shared], dataScope: 'all' })
    for (const [line, body] of [
      ['PUT api/roles/permission', { id: shared, permissions: ['patient:list'] }],
      ['PUT api/roles/menu', { id: shared, menus: [] }],
      ['PUT api/roles', { id: shared, creatableRoles: [weak] }],
      [`DELETE api/roles/${shared}`],
    ] as const)
      expect(await refusal(line, body)).toBe('strongerHolder')
    await put(account, { deleted: true })
    expect(await refusal('PUT api/roles/permission', { id: shared, permissions: ['patient:list'] })).toBe(200)
  })

  it('by asking those who will have a stronger role for less', async () => {
    const {
      body: { id },
    } = await call('POST api/roles', { name: '院长', nameEn: 'Director', secondFactorRequired: true }, root)
    expect((await call('PUT api/roles', { id, secondFactorRequired: false })).status).toBe(200)
    expect((await call('PUT api/roles/permission', { id, permissions: ['*'] }, root)).status).toBe(200)
    for (const secondFactorRequired of [true, false]) {
      await office.database.db
        .updateTable('role')
        .set({ second_factor_required: !secondFactorRequired })
        .where('id', '=', Number(id))
        .execute()
      expect(await call('PUT api/roles', { id, secondFactorRequired })).toMatchObject({
        status: 400,
        body: { code: 'beyondOwn', errors: { secondFactorRequired: expect.any(String) } },
      })
    }
    expect((await call(`GET api/roles/${id}`)).body['unavailableReasons']).toMatchObject({
      'update.secondFactorRequired': expect.stringContaining('beyond your own'),
    })
    expect((await call('PUT api/roles', { id, remark: '看诊' })).status).toBe(200)
  })

  it('by the role of those who have none', async () => {
    const none = await office.roleId('none')
    const without = await office.account('without', { role: [], dataScope: 'all' })
    expect(await refusal('PUT api/roles/permission', { id: none, permissions: ['patient:list'] })).toBe(
      'strongerHolder',
    )
    await put(without, { deleted: true })
    expect(await refusal('PUT api/roles/permission', { id: none, permissions: ['patient:list'] })).toBe(200)
    await call('PUT api/roles/permission', { id: none, permissions: [] }, root)
  })

  describe('by their own contact data, which a call without a password does not change:', () => {
    it.each(['phone', 'email'])('the %s', async field => {
      const other = { phone: '13100000009', email: 'elsewhere@example.com' }[field]
      for (const value of [other, null]) {
        expect(await call('PUT api/editSysUser', { id: keeper.id, [field]: value })).toMatchObject({
          status: 400,
          body: { errors: { [field]: 'Change this in the personal centre, where you show who you are' } },
        })
      }
      expect((await call('PUT api/editSysUser', { id: keeper.id, name: '同一个人' })).status).toBe(200)
    })

    it('nor does a reset', async () => {
      expect(await refusal('POST api/resetPass', { id: keeper.id })).toBe('ownSecret')
    })
  })

  it('without the owner being told: the old mailbox hears of it, or else the old telephone, whoever changes it', async () => {
    const reached = await office.account('reached', {
      role: [weak],
      hospital: office.hospitals.agency,
      dataScope: 'own',
      phone: '13100000011',
      email: 'reached@example.com',
    })
    expect((await call('PUT api/editSysUser', { id: reached, phone: '13100000012' })).status).toBe(200)
    expect((await office.messages('reached@example.com'))[0]).toContain('another mobile number')
    expect(
      (await call('PUT api/editSysUser', { id: reached, email: 'new@example.com', phone: '13100000013' })).status,
    ).toBe(200)
    expect((await office.messages('reached@example.com'))[0]).toContain(
      'another mobile number and another email address',
    )
    const phoneOnly = await office.account('phone.only', {
      role: [weak],
      hospital: office.hospitals.agency,
      dataScope: 'own',
      phone: '13100000014',
    })
    expect((await call('PUT api/editSysUser', { id: phoneOnly, phone: '13100000015' })).status).toBe(200)
    expect((await office.messages('13100000014'))[0]).toContain('another mobile number')
    expect((await call('PUT api/users/center', { name: '同一个人', phone: '13100000016', password })).status).toBe(200)
    expect((await office.messages('keeper@example.com'))[0]).toContain('another mobile number')
    const before = (await office.messages('new@example.com')).length
    expect((await call('PUT api/editSysUser', { id: reached, name: '改名' })).status).toBe(200)
    expect(await office.messages('new@example.com')).toHaveLength(before)
  })

  describe('by organisations:', () => {
    it('none is moved to where somebody with more rights would see it', async () => {
      const { distributor, agency } = office.hospitals
      const boss = await office.account('agency.boss', { role: 'franchise', hospital: agency, dataScope: 'below' })
      const made = await call('POST api/hospital', {
        name: '新医院',
        code: 'NEW1',
        kind: 'hospital',
        superior: distributor,
        province: '浙江省',
        city: '杭州市',
        contact: '李娜',
        phone: '13900000000',
      })
      expect(made.status).toBe(201)
      const move = () => call('PUT api/hospital', { id: made.body['id'], superior: agency })
      expect(await move()).toMatchObject({
        status: 400,
        body: { code: 'beyondOwn', errors: { superior: expect.any(String) } },
      })
      await put(boss, { deleted: true })
      expect((await move()).status).toBe(200)
    })

    it('none becomes the platform by somebody who does not work for it', async () => {
      const all = await office.signedIn('all.but.platform', {
        role: [keeping],
        hospital: office.hospitals.elsewhere,
        dataScope: 'all',
      })
      expect(
        await call('PUT api/hospital', { id: office.hospitals.elsewhere, kind: 'platform' }, all.token),
      ).toMatchObject({ status: 400, body: { errors: { kind: expect.any(String) } } })
      expect(
        await call('PUT api/editSysUser', { id: all.id, hospital: office.hospitals.platform }, all.token),
      ).toMatchObject({ status: 400, body: { errors: { hospital: expect.any(String) } } })
      const input = {
        username: 'platform.one',
        name: '平台',
        phone: '13100000021',
        roles: [weak],
        dataScope: 'all',
        hospital: office.hospitals.platform,
      }
      expect(await call('POST api/operator', input, all.token)).toMatchObject({
        status: 400,
        body: { code: 'beyondOwn', errors: { hospital: expect.any(String) } },
      })
    })

    it('none is closed or opened again over accounts with more rights', async () => {
      const { agency } = office.hospitals
      const made = await call('POST api/hospital', {
        name: '另一家医院',
        code: 'NEW2',
        kind: 'hospital',
        superior: agency,
        province: '浙江省',
        city: '杭州市',
        contact: '李娜',
        phone: '13900000000',
      })
      const id = Number(made.body['id'])
      const strong = await office.account('strong.there', { role: 'franchise', hospital: id, dataScope: 'own' })
      expect(await refusal('POST api/hospital/delete', { id })).toBe('strongerStaff')
      const {
        body: { previewToken },
      } = await call(`GET api/hospital/removePreview/${id}`, undefined, root)
      expect(await refusal('POST api/hospital/delete', { id, previewToken }, root)).toBe(200)
      expect(await refusal(`GET api/hospital/recover/${id}`)).toBe('strongerStaff')
      await put(strong, { deleted: true })
      expect(await refusal(`GET api/hospital/recover/${id}`)).toBe(200)
    })
  })

  it('by becoming another staff member, or making somebody one whose patients they do not see', async () => {
    const { hospital } = office.hospitals
    const trainer = await office.signedIn('trainer', { role: [keeping], hospital, dataScope: 'ownPatients' })
    const busy = (await call('POST api/doctor', { name: '李训练', occupation: 'trainer', hospital }, root)).body['id']
    expect(await call('PUT api/doctor', { id: busy, operator: trainer.id }, trainer.token)).toMatchObject({
      status: 400,
      body: { errors: { operator: expect.any(String) } },
    })
    const mate = await office.account('mate', { role: [weak], hospital, dataScope: 'ownPatients' })
    expect(await call('PUT api/doctor', { id: busy, operator: mate }, trainer.token)).toMatchObject({
      status: 400,
      body: { code: 'beyondOwn', errors: { operator: expect.any(String) } },
    })
    expect((await call('PUT api/doctor', { id: busy, operator: mate })).status).toBe(200)
  })
})
