import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isStored, storedFields } from '../../../resources/core/fields.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { isHtml } from '../../../resources/core/typeOf.ts'
import { registry } from '../../../resources/index.ts'
import { readMigrations } from '../../../server/core/migrations/readMigrations.ts'
import { columnName, tableName } from '../../../server/core/migrations/schemaNames.ts'
import { sanitise } from '../../../server/core/sanitise.ts'
import { loadSample } from '../../../server/sample/loadSample.ts'
import { seed } from '../../../server/seed/seed.ts'
import { describeAbove, type TestDatabase } from '../../support/database.ts'

const columns = Object.values<AnyResource>(registry)
  .filter(isStored)
  .flatMap(resource =>
    storedFields(resource)
      .filter(([, field]) => isHtml(field))
      .map(([name]) => ({ table: tableName(resource), column: columnName(name) })),
  )

const own = `<img src="upload:${'a'.repeat(32)}" alt="1 &gt; 0" />`
const before = [
  '<p>前<img src="https://evil.cn/t.png?a=1&amp;b=2" alt="a &gt; b &lt;img&gt; src=&quot;upload:x" width="1" />后</p>',
  own,
  '<img src="t.png" /><img />',
  '<img alt="图" src="http://evil.cn/t.png" />',
  '<p>&lt;img src=x&gt;</p>',
].join('')
const after = `<p>前后</p>${own}<p>&lt;img src=x&gt;</p>`

describeAbove('texts of a version that kept pictures from elsewhere', ({ open }) => {
  let database: TestDatabase
  type Texts = ReadonlyMap<number, string | null>
  const textsOf = async ({ table, column }: (typeof columns)[number]): Promise<Texts> => {
    const { rows } = await sql<{
      id: number
      text: string | null
    }>`select id, ${sql.ref(column)} as text from ${sql.table(table)}`.execute(database.db)
    return new Map(rows.map(({ id, text }) => [id, text]))
  }
  const of = ({ table, column }: (typeof columns)[number]): string => `${table}.${column}`
  const sample = new Map<string, Texts>()

  beforeAll(async () => {
    database = await open()
    await seed(database)
    await loadSample(database, { patients: 60, today: '2026-03-02' })
    for (const place of columns) {
      sample.set(of(place), await textsOf(place))
      await sql`update ${sql.table(place.table)} set ${sql.ref(place.column)} = ${before} where id = (select min(id) from ${sql.table(place.table)})`.execute(
        database.db,
      )
    }
    for (let times = 0; times < 2; times += 1)
      await database.execScript(readMigrations().find(({ name }) => name === '0740_pictures_of_the_library_alone')!.sql)
  })
  afterAll(() => database.close())

  it('were such texts', () => {
    expect(sanitise(before)).toBe(after)
  })

  it.each(columns)('have none any more, and nothing else has changed: $column of $table', async place => {
    const texts = await textsOf(place)
    const first = Math.min(...texts.keys())
    expect(texts.size).toBeGreaterThan(0)
    expect(texts.get(first)).toBe(after)
    for (const [id, text] of texts) if (id !== first) expect(text).toBe(sample.get(of(place))!.get(id))
  })

  it('of the sample are as the server would store them', () => {
    for (const texts of sample.values())
      for (const text of texts.values())
        if (text !== null) expect(sanitise(text).match(/<img/g)).toEqual(text.match(/<img/g))
  })
})
