import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isPermission } from '../../../server/access/permissionNames.ts'
import { readMigrations } from '../../../server/core/migrations/readMigrations.ts'
import { roleKeys } from '../../../server/seed/roles.ts'
import { seed } from '../../../server/seed/seed.ts'
import { describeAbove, type TestDatabase } from '../../support/database.ts'

describeAbove("roles of a version whose figures were everybody's", ({ open }) => {
  let database: TestDatabase
  const permissionsOf = async (name: string): Promise<readonly string[]> =>
    (
      await sql<{ permissions: string[] }>`select permissions from role where coalesce(key, name) = ${name}`.execute(
        database.db,
      )
    ).rows[0]!.permissions

  beforeAll(async () => {
    database = await open()
    await seed(database)
    // As if the doctor's reports had not been granted yet.
    await sql`update role set permissions = '["effect:list"]' where key = ${roleKeys.doctor}`.execute(database.db)
    await sql`delete from seeded where kind = 'grant' and name like ${`${roleKeys.doctor} statistics:%`}`.execute(
      database.db,
    )
    for (const [name, permissions] of [
      ['reader', ['statistics:overview', 'patient:list']],
      ['watcher', ['effect:list']],
      ['clerk', ['patient:list']],
    ] as const) {
      await database.db
        .insertInto('role')
        .values({
          name,
          name_en: name,
          data_scope: 'own',
          creatable_roles: [],
          menus: [],
          search: [],
          permissions: JSON.stringify(permissions),
        })
        .execute()
    }
    for (let times = 0; times < 2; times += 1)
      await database.execScript(readMigrations().find(({ name }) => name === '0355_figures_of_everybody')!.sql)
    await seed(database)
  })
  afterAll(() => database.close())

  it('see what they saw, where they were made here', async () => {
    expect(await permissionsOf('reader')).toEqual(['statistics:overview', 'patient:list', 'statistics:everyone'])
    expect(await permissionsOf('watcher')).toEqual(['effect:list', 'statistics:everyone'])
    expect(await permissionsOf('clerk')).toEqual(['patient:list'])
  })

  it('let doctors look at their own figures from the next start on, and demo accounts at all of theirs', async () => {
    const doctor = await permissionsOf(roleKeys.doctor)
    expect(doctor).toEqual(
      expect.arrayContaining(['statistics:overview', 'statistics:doctorBilling', 'statistics:effectAnalysis']),
    )
    expect(doctor).not.toContain('statistics:everyone')
    expect(doctor).not.toContain('statistics:gameAnalysis')
    expect(await permissionsOf(roleKeys.demo)).toContain('statistics:everyone')
  })
})

describeAbove('roles of a version without Alipay', ({ open }) => {
  let database: TestDatabase
  const made = {
    // Name: data scope, permissions.
    owner: ['all', ['hospitalRecharge:*', 'price:*', 'baseSetting:get', 'baseSetting:update', 'role:setPermissions']],
    accountant: ['all', ['hospitalRecharge:list', 'hospitalRecharge:export']],
    region: ['below', ['hospitalRecharge:topUp', 'hospitalRecharge:list']],
    clerk: ['all', ['patient:list']],
    everything: ['all', ['*']],
  } as const
  const rolesNow = async () =>
    Object.fromEntries(
      (await database.db.selectFrom('role').select(['name', 'permissions']).where('key', 'is', null).execute()).map(
        ({ name, permissions }) => [name, permissions as readonly string[]],
      ),
    )

  beforeAll(async () => {
    database = await open()
    await seed(database)
    for (const [name, [scope, permissions]] of Object.entries(made)) {
      await database.db
        .insertInto('role')
        .values({
          name,
          name_en: name,
          data_scope: scope,
          creatable_roles: [],
          menus: [],
          search: [],
          permissions: JSON.stringify(permissions),
        })
        .execute()
    }
    for (let times = 0; times < 2; times += 1)
      await database.execScript(readMigrations().find(({ name }) => name === '0620_rights_to_alipay')!.sql)
  })
  afterAll(() => database.close())

  it('reach it where they did that work before, within the organisations that they had', async () => {
    const now = await rolesNow()
    const added = Object.fromEntries(
      Object.entries(now).map(([name, permissions]) => [
        name,
        permissions.filter(one => !(made[name as keyof typeof made][1] as readonly string[]).includes(one)).toSorted(),
      ]),
    )
    const looks = ['paymentOrder', 'paymentRefund'].flatMap(name =>
      ['get', 'history', 'list'].map(look => `${name}:${look}`),
    )
    expect(added).toEqual({
      owner: [
        'alipayBill',
        'alipayDifference',
        'alipaySetting',
        'paymentOrder',
        'paymentRefund',
        'purchasePrice',
        'retentionSetting',
        'storageSetting',
      ].map(name => `${name}:*`),
      accountant: [...looks, 'paymentOrder:export', 'paymentRefund:export'].toSorted(),
      region: looks,
      clerk: [],
      everything: [],
    })
    for (const [name, permissions] of Object.entries(made))
      expect(now[name]).toEqual(expect.arrayContaining([...permissions[1]]))
    // Whoever saves the role as it is, can.
    expect(
      Object.values(now)
        .flat()
        .filter(permission => !isPermission(permission)),
    ).toEqual([])
  })
})
