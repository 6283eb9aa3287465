import { afterAll, beforeAll, expect, it } from 'vitest'
import { firstAdministrator } from '../../../server/app/firstAdministrator.ts'
import { seed } from '../../../server/seed/seed.ts'
import { describeAbove } from '../../support/database.ts'
import type { TestDatabase } from '../../support/database.ts'
import { accountNamed } from '../../../server/platform/session/accounts.ts'
import { isPermission } from '../../../server/access/permissionNames.ts'
import { seededRoles } from '../../../server/seed/roles.ts'
import { verifyPassword } from '../../../server/platform/session/passwords.ts'

describeAbove('the seed', engine => {
  let database: TestDatabase
  const everything = async () =>
    JSON.stringify([
      await database.db.selectFrom('role').selectAll().orderBy('id').execute(),
      await database.db.selectFrom('menu').selectAll().orderBy('id').execute(),
      await database.db.selectFrom('dict').selectAll().orderBy('id').execute(),
      await database.db.selectFrom('dict_group').selectAll().orderBy('id').execute(),
    ])
  const role = (key: string) =>
    database.db.selectFrom('role').selectAll().where('key', '=', key).executeTakeFirstOrThrow()
  const menu = (component: string) =>
    database.db.selectFrom('menu').selectAll().where('component', '=', component).executeTakeFirst()

  beforeAll(async () => {
    database = await engine.open()
    // Hosts may start at the same time.
    await Promise.all([seed(database), seed(database)])
  })
  afterAll(() => database.close())

  it('grants what can be granted, so that a role can be saved as it is', () => {
    expect(
      seededRoles.flatMap(({ permissions }) => permissions).filter(permission => !isPermission(permission)),
    ).toEqual([])
  })

  it('brings the seven roles and the default one, in both languages', async () => {
    const roles = await database.db.selectFrom('role').selectAll().orderBy('id').execute()
    expect(roles.map(one => [one.key, one.name, one.name_en, one.data_scope])).toEqual([
      ['ROLE_PLATFORM_ADMIN', '平台管理员', 'Platform administrator', 'all'],
      ['ROLE_PLATFORM_STAFF', '平台员工', 'Platform staff', 'all'],
      ['ROLE_FRANCHISE_MANAGER', '加盟商管理员', 'Franchise manager', 'below'],
      ['ROLE_DOCTOR', '医生', 'Doctor', 'own'],
      ['ROLE_NURSE', '护士', 'Nurse', 'own'],
      ['ROLE_TRAINER', '训练师', 'Trainer', 'ownPatients'],
      ['ROLE_DEMO', '体验账号', 'Demo', 'own'],
      ['ROLE_SYSTEM_DEFAULT', '默认角色', 'Default role', 'own'],
    ])
    expect((await role('ROLE_PLATFORM_ADMIN')).permissions).toEqual(['*'])
    expect((await role('ROLE_PLATFORM_ADMIN')).creatable_roles).toHaveLength(7)
    expect((await role('ROLE_DEMO')).permissions).toEqual(expect.arrayContaining(['patient:list']))
    expect((await role('ROLE_DEMO')).permissions).not.toContain('patient:contact')
    expect(roles.every(one => (one.search ?? []).length > 0)).toBe(true)
  })

  it('changes nothing when it is run again', async () => {
    const before = await everything()
    await seed(database)
    expect(await everything()).toBe(before)
  })

  it('leaves alone what was changed and does not bring back what was deleted', async () => {
    await database.db
      .updateTable('menu')
      .set({ title: '孩子们', superior: null })
      .where('component', '=', 'patient')
      .execute()
    await database.db.deleteFrom('menu').where('component', '=', 'help').execute()
    await database.db.deleteFrom('dict').where('value', '=', 'optometrist').execute()
    await database.db
      .updateTable('role')
      .set({ permissions: JSON.stringify(['patient:list']), menus: [] })
      .where('key', '=', 'ROLE_NURSE')
      .execute()
    await database.db.updateTable('role').set({ deleted: true }).where('key', '=', 'ROLE_TRAINER').execute()
    const before = await everything()
    await seed(database)
    expect(await everything()).toBe(before)
  })

  it('lets the owner do everything, and other roles what came since, where a database of an earlier version lists permissions one by one', async () => {
    const listed = ['patient:list', 'hospitalRecharge:*']
    await database.db
      .updateTable('role')
      .set({ permissions: JSON.stringify(listed) })
      .where('key', 'in', ['ROLE_PLATFORM_ADMIN', 'ROLE_PLATFORM_STAFF'])
      .execute()
    await database.db
      .deleteFrom('seeded')
      .where('kind', '=', 'grant')
      .where('name', 'like', 'ROLE_PLATFORM_STAFF %')
      .where('name', 'like', '% payment%')
      .execute()
    await seed(database)
    expect((await role('ROLE_PLATFORM_ADMIN')).permissions).toEqual(['*'])
    expect((await role('ROLE_PLATFORM_STAFF')).permissions).toEqual([
      ...listed,
      'payment:*',
      'paymentOrder:*',
      'paymentRefund:*',
    ])
  })

  it('has the values that the product relies on, whatever was done to them before', async () => {
    const { id } = await database.db
      .selectFrom('dict_group')
      .select('id')
      .where('name', '=', 'rechargeType')
      .executeTakeFirstOrThrow()
    const values = () =>
      database.db
        .selectFrom('dict')
        .select(['value', 'label', 'enabled'])
        .where('group', '=', id)
        .orderBy('sort')
        .execute()
    await database.db.updateTable('dict_group').set({ fixed: false }).where('id', '=', id).execute()
    await database.db
      .updateTable('dict')
      .set({ enabled: false, label: '旧名' })
      .where('group', '=', id)
      .where('value', '=', 'ordinary')
      .execute()
    await database.db.deleteFrom('dict').where('group', '=', id).where('value', '=', 'lifetime').execute()
    await seed(database)
    expect(await values()).toEqual([
      { value: 'ordinary', label: '旧名', enabled: true },
      { value: 'naked3d', label: '裸眼 3D', enabled: true },
      { value: 'lifetime', label: '终身', enabled: true },
    ])
    expect(
      (await database.db.selectFrom('dict_group').select('fixed').where('id', '=', id).executeTakeFirstOrThrow()).fixed,
    ).toBe(true)
  })

  it('gives a page that is new its menu, and shows it to the roles that may open it', async () => {
    // As if the page had not been there at the first start.
    const doctors = await menu('doctor')
    await database.db.deleteFrom('menu').where('component', '=', 'doctor').execute()
    await database.db
      .deleteFrom('seeded')
      .where('name', 'like', '%doctor')
      .where('kind', 'in', ['menu', 'show'])
      .execute()
    const custom = await database.db
      .insertInto('role')
      .values({ name: '自定义', name_en: 'Custom', permissions: JSON.stringify(['doctor:list']), menus: [] })
      .returning('id')
      .executeTakeFirstOrThrow()
    const other = await database.db
      .insertInto('role')
      .values({ name: '其他', name_en: 'Other', permissions: JSON.stringify(['dict:list']), menus: [] })
      .returning('id')
      .executeTakeFirstOrThrow()
    await seed(database)
    const made = (await menu('doctor'))!
    expect(made).toMatchObject({
      superior: doctors!.superior,
      path: 'doctor',
      title: doctors!.title,
      title_en: doctors!.title_en,
    })
    const menusOf = async (id: number) =>
      (await database.db.selectFrom('role').select('menus').where('id', '=', id).executeTakeFirstOrThrow()).menus
    expect(await menusOf(custom.id)).toEqual([made.superior, made.id])
    expect(await menusOf(other.id)).toEqual([])
    expect((await role('ROLE_DOCTOR')).menus).toContain(made.id)
    await database.db.updateTable('role').set({ menus: [] }).where('id', '=', custom.id).execute()
    await seed(database)
    expect(await menusOf(custom.id)).toEqual([])
  })

  it('lets a first administrator in, once', async () => {
    const made = (await firstAdministrator(database, {}))!
    expect(made).toEqual({ username: 'admin', oneTimePassword: expect.stringMatching(/^.{12}$/) })
    expect(await firstAdministrator(database, { username: 'second' })).toBeUndefined()
    const account = await accountNamed(database.db, 'admin')
    expect(account).toMatchObject({ status: 'opened', must_change: true })
    expect(await verifyPassword(account!.password_hash, made.oneTimePassword!)).toBe(true)
    expect(await database.db.selectFrom('hospital').select(['kind', 'superior']).execute()).toEqual([
      { kind: 'platform', superior: null },
    ])
  })
})
