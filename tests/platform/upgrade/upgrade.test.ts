import { createReadStream, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../../resources/index.ts'
import { createApp } from '../../../server/app/createApp.ts'
import { requireTables } from '../../../server/app/fitTables.ts'
import { prepareDatabase } from '../../../server/app/prepareDatabase.ts'
import { storedTables } from '../../../server/platform/backup/catalogue.ts'
import { restoreBackup } from '../../../server/platform/backup/restoreBackup.ts'
import { compareKept } from '../../../server/core/compareKept.ts'
import { buildRollUps } from '../../../server/core/statistics/buildRollUps.ts'
import { defaultTimeZone } from '../../../domain/calendar.ts'
import { compareLedger } from '../../../server/times/ledger/compareLedger.ts'
import { readSettings } from '../../../server/settings.ts'
import { describeAbove } from '../../support/database.ts'
import { isFull } from '../../support/full.ts'
import type { TestDatabase } from '../../support/database.ts'
import { changes, derived } from './changes.ts'
import type { Change } from './changes.ts'
import { losses } from './losses.ts'
import { readStored, storedIn } from './Stored.ts'
import type { Stored, StoredRow } from './Stored.ts'

const folder = fileURLToPath(new URL('backups', import.meta.url))
/** One backup of the schema of each version that was in use; its name is the last migration of that version. */
const backups = readdirSync(folder).sort()
const open = (backup: string) => createReadStream(`${folder}/${backup}`)

const tableOf = (change: Change): string => ('table' in change ? change.table : change.column.split('.')[0]!)

it('has a backup to begin with, and every change is made by a migration that is later than one with rows of it', async () => {
  expect(backups.length).toBeGreaterThan(0)
  const all = await Promise.all(backups.map(backup => readStored(open(backup))))
  const isTried = (change: Change): boolean =>
    all.some(
      ({ migrations, tables }) =>
        !migrations.includes(change.migration) && (tables.get(tableOf(change)) ?? []).length > 0,
    )
  expect(changes.filter(change => !isTried(change))).toEqual([])
})

describe('what is lost', () => {
  const stored = (rows: readonly StoredRow[] | undefined, migrations: readonly string[] = []): Stored => ({
    migrations,
    tables: new Map(rows ? [['price', rows]] : []),
  })
  const [first, second]: [StoredRow, StoredRow] = [
    { id: '1', amount: '5', remark: 'a' },
    { id: '2', amount: '7', remark: null },
  ]
  const before = [first, second]
  const found = (
    after: readonly StoredRow[] | undefined,
    meant: readonly Change[] = [],
    known: readonly string[] = [],
  ) =>
    losses(stored(before, known), stored(after), {
      keys: new Map([['price', ['id']]]),
      changes: meant,
      derived: new Set(),
    })
  const doubled: Change = {
    migration: '0002_double',
    column: 'price.amount',
    now: ({ amount }) => String(Number(amount) * 2),
  }

  it.each([
    ['a table', undefined, ['price is gone']],
    ['a row', [first], ['price had 2 rows and has 1', 'price ["2"] is gone']],
    ['a row that another took the place of', [first, { ...second, id: '3' }], ['price ["2"] is gone']],
    ['a row too many', [first, second, { ...second, id: '3' }], ['price had 2 rows and has 3']],
    ['a column', before.map(({ remark: _remark, ...row }) => row), ['price.remark is gone', 'price.remark is gone']],
    ['a value', [first, { ...second, amount: null }], ['price.amount of 2: "7" became null']],
    [
      'the difference of nothing and an empty text',
      [first, { ...second, remark: '' }],
      ['price.remark of 2: null became ""'],
    ],
  ])('is named: %s', (_what, after, expected) => expect(found(after)).toEqual(expected))

  it('is not what a migration that came since means to do, but is what it did not do', () => {
    const after = before.map(row => ({ ...row, amount: String(Number(row.amount) * 2) }))
    expect(found(after, [doubled])).toEqual([])
    expect(found([after[0]!, second], [doubled])).toEqual(['price.amount of 2: "14" became "7"'])
    expect(found(after, [doubled], ['0002_double'])).toHaveLength(2)
    expect(
      found(
        before.map(({ remark: _remark, ...row }) => row),
        [{ migration: '0003', column: 'price.remark', gone: 'nobody read it' }],
      ),
    ).toEqual([])
    expect(
      found(
        [...before, { ...second, id: '3' }],
        [{ migration: '0003', table: 'price', grows: 'one for each new type' }],
      ),
    ).toEqual([])
  })

  it.each([
    ['stands where the change says', ['{a}', null], []],
    ['is another', ['{b}', null], ['price.tags of 1: "{a}" became "{b}"']],
    ['is not there', [null, null], ['price.tags of 1: "{a}" became null']],
    ['comes from nothing', ['{a}', '{a}'], ['price.tags of 2: null became "{a}"']],
    ['has no place', undefined, ['price.tags is gone', 'price.tags is gone']],
  ])(
    'is what a column held that is gone, unless it stands in the one that it went into: it %s',
    (_what, tags, expected) => {
      const tagged: Change = {
        migration: '0003',
        column: 'price.remark',
        gone: 'a price has several',
        into: 'tags',
        as: ({ remark }) => (remark === null ? null : `{${remark}}`),
      }
      const after = before.map(({ remark: _remark, ...row }, index) => (tags ? { ...row, tags: tags[index]! } : row))
      expect(found(after, [tagged])).toEqual(expected)
    },
  )
})

describeAbove('an upgrade', engine => {
  // The oldest goes through every migration.
  describe.each(isFull ? backups : backups.slice(0, 1))('from %s', backup => {
    let database: TestDatabase
    let before: Stored
    let after: Stored
    beforeAll(async () => {
      database = await engine.open()
      before = await readStored(open(backup))
      await restoreBackup(database, open(backup))
      after = await storedIn(database)
    })
    afterAll(() => database.close())

    it('keeps every row and every value', async () => {
      const keys = new Map((await storedTables(database.db)).map(({ name, key }) => [name, key]))
      expect(losses(before, after, { keys, changes, derived })).toEqual([])
    })

    it('has a ledger that agrees, and totals that count what is there', async () => {
      expect(await compareLedger(database.db)).toEqual([])
      await buildRollUps(database, { timeZone: defaultTimeZone, pause: 0 })
      expect(await compareKept(database.db)).toEqual([])
      const { rows } = await sql<{ counted: number; kept: number }>`
        select (select count(*) from patient where not deleted)::integer as counted,
          (select sum(n) from (select * from total union all select * from total_delta) t where resource = 'patient' and field = '' and not deleted)::integer as kept`.execute(
        database.db,
      )
      expect(rows[0]!.kept).toBe(rows[0]!.counted)
    })

    it('makes the tables of this version, on which its host works', async () => {
      await requireTables(database, registry)
      const log = pino({ level: 'silent' })
      const settings = readSettings({})
      await prepareDatabase(database, settings, log)
      const app = await createApp({ database, settings, log, isSample: true })
      try {
        const login = await app.inject({
          method: 'POST',
          url: '/auth/login',
          payload: { username: 'admin', password: 'vision-demo' },
        })
        const { token } = login.json<{ token: string }>()
        const list = await app.inject({ url: '/api/users?size=100', headers: { authorization: `Bearer ${token}` } })
        const living = before.tables.get('patient')!.filter(({ deleted }) => deleted === 'false')
        expect(
          list
            .json<{ content: { id: number }[] }>()
            .content.map(({ id }) => id)
            .sort((one, other) => one - other),
        ).toEqual(living.map(({ id }) => Number(id)).sort((one, other) => one - other))
      } finally {
        await app.close()
      }
    })
  })
})
