import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runScript } from '../../../server/platform/database/commands.ts'
import { readMigrations } from '../../../server/core/migrations/readMigrations.ts'
import { describeAbove, type TestDatabase } from '../../support/database.ts'

const migration = '0140_named_types'

describeAbove('types of notices and of help that have no name', ({ open }) => {
  let database: TestDatabase
  const rows = async (text: string) => (await sql.raw(text).execute(database.db)).rows as Record<string, unknown>[]

  beforeAll(async () => {
    database = await open()
    await runScript(
      database.db,
      `
      insert into notice (title, type, content) select 't' || n, n, '<p>c</p>' from generate_series(1, 9) n;
      insert into help (name, type, content) select 'h' || n, n, '<p>c</p>' from generate_series(1, 9) n;
      ${readMigrations().find(({ name }) => name === migration)!.sql}`,
    )
  })
  afterAll(() => database.close())

  it.each(['notice', 'help'])('become 2 in %s, and stand in the history as they were', async table => {
    expect((await rows(`select type from ${table} order by id`)).map(({ type }) => type)).toEqual([
      1, 2, 2, 2, 2, 2, 2, 2, 2,
    ])
    expect(
      (
        await rows(
          `select changes from change_log where resource = '${table}' and request_id = '${migration}' order by record`,
        )
      ).map(({ changes }) => changes),
    ).toEqual([3, 4, 5, 6, 7, 8, 9].map(type => ({ type: [type, 2] })))
  })
})
