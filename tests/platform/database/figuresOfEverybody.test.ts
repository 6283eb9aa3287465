import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readMigrations } from '../../../server/core/migrations/readMigrations.ts'
import { roleKeys } from '../../../server/seed/roles.ts'
import { seed } from '../../../server/seed/seed.ts'
import { describeAbove, type TestDatabase } from '../../support/database.ts'

describeAbove('roles of a version whose figures were everybody\'s', ({ open }) => {
  let database: TestDatabase
  const permissionsOf = async (name: string): Promise<readonly string[]> =>
    (await sql<{ permissions: string[] }>`select permissions from role where coalesce(key, name) = ${name}`.execute(database.db)).rows[0]!.permissions

  beforeAll(async () => {
    database = await open()
    await seed(database)
    // As if the doctor's reports had not been granted yet.
    await sql`update role set permissions = '["effect:list"]' where key = ${roleKeys.doctor}`.execute(database.db)
    await sql`delete from seeded where kind = 'grant' and name like ${`${roleKeys.doctor} statistics:%`}`.execute(database.db)
    for (const [name, permissions] of [['reader', ['statistics:overview', 'patient:list']], ['watcher', ['effect:list']], ['clerk', ['patient:list']]] as const) {
      await database.db.insertInto('role').values({ name, name_en: name, data_scope: 'own', creatable_roles: [], menus: [], search: [], permissions: JSON.stringify(permissions) }).execute()
    }
    for (let times = 0; times < 2; times += 1) await database.execScript(readMigrations().find(({ name }) => name === '0355_figures_of_everybody')!.sql)
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
    expect(doctor).toEqual(expect.arrayContaining(['statistics:overview', 'statistics:doctorBilling', 'statistics:effectAnalysis']))
    expect(doctor).not.toContain('statistics:everyone')
    expect(doctor).not.toContain('statistics:gameAnalysis')
    expect(await permissionsOf(roleKeys.demo)).toContain('statistics:everyone')
  })
})
