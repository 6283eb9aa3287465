import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isAcuity } from '../../../domain/visualAcuity.ts'
import { isStored, storedFields } from '../../../resources/core/fields.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { registry } from '../../../resources/index.ts'
import { columnName, tableName } from '../../../server/core/migrations/schemaNames.ts'
import { readMigrations } from '../../../server/core/migrations/readMigrations.ts'
import { loadSample } from '../../../server/sample/loadSample.ts'
import { seed } from '../../../server/seed/seed.ts'
import { describeAbove, type TestDatabase } from '../../support/database.ts'

const columns = Object.values<AnyResource>(registry)
  .filter(isStored)
  .flatMap(resource =>
    storedFields(resource)
      .filter(([, { type }]) => type === 'acuity')
      .map(([name]) => ({ table: tableName(resource), column: columnName(name) })),
  )

describeAbove('examinations of a version that kept 1.0 as 1', ({ open }) => {
  let database: TestDatabase
  const valuesOf = async ({ table, column }: (typeof columns)[number]): Promise<readonly string[]> =>
    (
      await sql<{
        value: string
      }>`select distinct ${sql.ref(column)} as value from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(
        database.db,
      )
    ).rows.map(({ value }) => value)

  beforeAll(async () => {
    database = await open()
    await seed(database)
    await loadSample(database, { patients: 60, today: '2026-03-02' })
    for (const { table, column } of columns) {
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = case when id % 2 = 0 then '1' else '2' end where id in (select id from ${sql.table(table)} order by id limit 2)`.execute(
        database.db,
      )
    }
    for (let times = 0; times < 2; times += 1)
      await database.execScript(readMigrations().find(({ name }) => name === '0650_acuity_as_it_is_charted')!.sql)
  })
  afterAll(() => database.close())

  it.each(columns)('are kept as charts write them: $column of $table', async place => {
    const values = await valuesOf(place)
    expect(values).toEqual(expect.arrayContaining(['1.0', '2.0']))
    expect(values.filter(value => !isAcuity(value))).toEqual([])
  })
})
