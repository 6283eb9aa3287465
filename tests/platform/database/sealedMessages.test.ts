import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readMigrations } from '../../../server/core/migrations/readMigrations.ts'
import { seed } from '../../../server/seed/seed.ts'
import { describeAbove, type TestDatabase } from '../../support/database.ts'

describeAbove('a log of messages of an earlier version', ({ open }) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await open()
    await seed(database)
    await sql`insert into message (channel, recipient, about, body, state, valid_until) values
      ('sms', '13800138000', 'oneTimePassword', 'password is abc', 'logged', now() + interval '7 days'), ('sms', '13800138000', 'code', 'code 123456', 'waiting', now() + interval '10 minutes'),
      ('email', 'a@example.com', 'account', 'password is def', 'failed', now() + interval '7 days'), ('email', 'a@example.com', 'test', null, 'sent', null)`.execute(
      database.db,
    )
    await sql`update role set permissions = '["message:list", "message:body", "patient:list"]' where key = 'ROLE_NURSE'`.execute(
      database.db,
    )
    await sql`update config_setting set mobile_code_required = true`.execute(database.db)
    await database.execScript(readMigrations().find(({ name }) => name === '0081_sealed_messages')!.sql)
  })
  afterAll(() => database.close())

  it('keeps every message, and nothing of what it said', async () => {
    const { rows } = await sql<{
      about: string
      state: string
      body: string | null
    }>`select about, state, body from message order by id`.execute(database.db)
    expect(rows).toEqual([
      { about: 'oneTimePassword', state: 'logged', body: null },
      { about: 'code', state: 'expired', body: null },
      { about: 'account', state: 'expired', body: null },
      { about: 'test', state: 'sent', body: null },
    ])
  })

  it('has no permission left to read it, and no code demanded that cannot be sent', async () => {
    expect(
      (await sql<{ permissions: string[] }>`select permissions from role where key = 'ROLE_NURSE'`.execute(database.db))
        .rows,
    ).toEqual([{ permissions: ['message:list', 'patient:list'] }])
    expect(
      (await sql<{ on: boolean }>`select mobile_code_required as "on" from config_setting`.execute(database.db)).rows,
    ).toEqual([{ on: false }])
  })
})
