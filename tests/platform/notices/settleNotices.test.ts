import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { settleNotices } from '../../../server/platform/notices/settleNotices.ts'
import type { Tables } from '../../../server/platform/database/tables.ts'
import { describeAbove } from '../../support/database.ts'
import type { TestDatabase } from '../../support/database.ts'

const now = new Date('2026-03-02T01:00:00.000Z')

describeAbove('notices of what is done', engine => {
  let database: TestDatabase
  let db: Kysely<Tables>
  beforeAll(async () => {
    database = await engine.open()
    db = database.db
  })
  beforeEach(() => sql`truncate operator_notice`.execute(db))
  afterAll(() => database.close())

  const tell = async (operator: number, key = 'toDo', link: object | null = { resource: 'thing', id: 7 }) =>
    (
      await db
        .insertInto('operator_notice')
        .values({
          operator,
          key,
          parameters: '{}',
          link: link && JSON.stringify(link),
          created_at: now.toISOString(),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  const settleIn = (inner: Transaction<Tables>, say: (payload: string) => void = () => undefined) =>
    settleNotices({ db: inner, now, notify: (_channel, payload) => say(payload) }, 'toDo', { resource: 'thing', id: 7 })
  const settle = (say?: (payload: string) => void) => db.transaction().execute(inner => settleIn(inner, say))

  it('are read for all who were told of it, and nothing else is', async () => {
    await tell(1)
    await tell(2, 'toDo', { resource: 'thing', id: 7, part: 'money' })
    const others = [
      await tell(1, 'done'),
      await tell(1, 'toDo', { resource: 'thing', id: 77 }),
      await tell(1, 'toDo', { resource: 'other', id: 7 }),
      await tell(1, 'toDo', { resource: 'thing', id: null }),
      await tell(1, 'toDo', null),
    ]
    const told: string[] = []
    await settle(payload => told.push(payload))
    const left = await db
      .selectFrom('operator_notice')
      .select('id')
      .where('read_at', 'is', null)
      .orderBy('id')
      .execute()
    expect(left.map(({ id }) => id)).toEqual(others)
    expect(told.map(payload => JSON.parse(payload) as unknown)).toMatchObject([{ topic: 'notice', operators: [1, 2] }])
    await settle(payload => told.push(payload))
    expect(told).toHaveLength(1)
  })

  it('are found without looking at what else is unread', async () => {
    await tell(1)
    await sql`
      insert into operator_notice (operator, key, parameters, link, created_at)
      select n, 'toDo', '{}', jsonb_build_object('resource', 'thing', 'id', n + 1000), ${now.toISOString()}::timestamptz
      from generate_series(1, 5000) n`.execute(db)
    await sql`analyze operator_notice`.execute(db)
    const [before, after] = await db.transaction().execute(async inner => {
      const scans = async () =>
        (
          await sql<{ all: number; own: number }>`
            select pg_stat_get_xact_numscans('operator_notice'::regclass)::integer as all,
              pg_stat_get_xact_numscans('operator_notice_to_do'::regclass)::integer as own`.execute(inner)
        ).rows[0]!
      const first = await scans()
      await settleIn(inner)
      return [first, await scans()]
    })
    expect(after).toEqual({ all: before.all, own: before.own + 1 })
  })

  it.skipIf(engine.kind === 'embedded')('are held in one order, whoever settles them', async () => {
    const [first, last] = [await tell(1), await tell(2)]
    // It now stands behind the other one.
    await db.updateTable('operator_notice').set({ parameters: '{"again":1}' }).where('id', '=', first).execute()
    let settled: Promise<void> | undefined
    await db.transaction().execute(async inner => {
      await sql`select from operator_notice where id = ${first} for update`.execute(inner)
      settled = settle()
      await expect
        .poll(async () => {
          const { rows } = await sql`
            select from pg_locks l join pg_stat_activity a using (pid) where not l.granted and a.datname = current_database()`.execute(
            inner,
          )
          return rows.length
        })
        .toBeGreaterThan(0)
      const free = await sql`select from operator_notice where id = ${last} for update skip locked`.execute(inner)
      expect(free.rows).toHaveLength(1)
    })
    await settled
  })
})
