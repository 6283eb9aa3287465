import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readMigrations } from '../../../server/core/migrations/readMigrations.ts'
import { describeAbove, type TestDatabase } from '../../support/database.ts'

interface Account {
  readonly username: string
  readonly email: string | null
  readonly status?: string
  readonly deleted?: boolean
}

// What an earlier version took: names and mailboxes that differ in their case alone.
const before: readonly Account[] = [
  { username: 'Admin', email: 'Root@example.com', status: 'deactivated' },
  { username: 'admin', email: 'root@example.com' },
  { username: 'ADMIN', email: 'other@example.com' },
  { username: 'admin-3', email: null },
  { username: 'aDMIN', email: 'ROOT@example.com', deleted: true },
  { username: 'a.name.of.25.characters.x', email: null },
  { username: 'A.Name.of.25.characters.x', email: null },
]

describeAbove('accounts whose names differ in their case alone', ({ open }) => {
  let database: TestDatabase
  const accounts = async () =>
    (
      await sql<
        Account & { id: number; search: string[] }
      >`select id, username, email, search from operator order by id`.execute(database.db)
    ).rows

  beforeAll(async () => {
    database = await open()
    await database.execScript('drop index operator_username_key; drop index operator_email_key')
    const { rows } = await sql<{ id: number }>`insert into hospital (name, code, kind, province, city, contact, phone)
      values ('平台', 'P', 'platform', '浙江省', '杭州市', '王芳', '010-88888888') returning id`.execute(database.db)
    for (const { username, email, status = 'opened', deleted = false } of before) {
      await sql`insert into operator (username, name, email, hospital, roles, data_scope, status, deleted, search)
        values (${username}, ${username}, ${email}, ${rows[0]!.id}, '{}', 'own', ${status}, ${deleted}, '{a,ad}')`.execute(
        database.db,
      )
    }
    await database.execScript(readMigrations().find(({ name }) => name === '0070_names_of_any_case')!.sql)
  })
  afterAll(() => database.close())

  it('are all kept: the oldest in use keeps the name, the others get their number', async () => {
    expect((await accounts()).map(({ username, email }) => ({ username, email }))).toEqual([
      { username: 'Admin-1', email: null },
      { username: 'admin', email: 'root@example.com' },
      { username: 'ADMIN-3-3', email: 'other@example.com' },
      { username: 'admin-3', email: null },
      { username: 'aDMIN', email: 'ROOT@example.com' },
      { username: 'a.name.of.25.characters.x', email: null },
      { username: 'A.Name.of.25.characters-7', email: null },
    ])
    expect((await accounts())[6]!.search).toEqual(['a', 'ad', '7'])
  })

  it('have it in their history', async () => {
    const { rows } = await sql<{
      record: number
      changes: object
    }>`select record, changes from change_log where resource = 'operator' order by id`.execute(database.db)
    expect(rows).toEqual([
      { record: 1, changes: { username: ['Admin', 'Admin-1'] } },
      { record: 3, changes: { username: ['ADMIN', 'ADMIN-3-3'] } },
      { record: 7, changes: { username: ['A.Name.of.25.characters.x', 'A.Name.of.25.characters-7'] } },
      { record: 1, changes: { email: ['Roo***', null] } },
    ])
  })

  it('cannot be made again', async () => {
    const again = sql`update operator set username = 'ADMIN' where id = 1`.execute(database.db)
    await expect(again).rejects.toMatchObject({ constraint: 'operator_username_key' })
  })
})
