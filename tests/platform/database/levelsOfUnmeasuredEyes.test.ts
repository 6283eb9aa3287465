import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runScript } from '../../../server/platform/database/commands.ts'
import { readMigrations } from '../../../server/core/migrations/readMigrations.ts'
import { describeAbove, type TestDatabase } from '../../support/database.ts'

const migration = '0130_levels_of_unmeasured_eyes'
const examined =
  'examined_on, naked_right, naked_left, corrected_right, corrected_left, amblyopia_type_right, amblyopia_type_left'
/** Levels of the right eye, the left eye and the patient, as an earlier version kept them. */
const kept = [
  ['none', 'notComparable', 'none'],
  ['notComparable', 'none', 'none'],
  ['none', 'none', 'none'],
  ['mild', 'notComparable', 'mild'],
  ['notComparable', 'notComparable', 'notComparable'],
]

describeAbove('the level of a patient of whom one eye could not be measured', ({ open }) => {
  let database: TestDatabase
  const run = (text: string) => runScript(database.db, text)
  const rows = async (text: string) => (await sql.raw(text).execute(database.db)).rows as Record<string, unknown>[]
  const values = (one: readonly string[], n: number) =>
    `'2026-01-01', '0.5', '0.5', '0.9', 'UC', 'none', 'none', ${one.map(level => `'${level}'`).join(', ')}, ${n}`

  beforeAll(async () => {
    database = await open()
    await run(`
      insert into hospital (id, name, code, kind, province, city, contact, phone) values (1, 'one', 'HZ01', 'hospital', 'p', 'c', 'n', '1');
      insert into patient (id, account, name, gender, birthday, mobile, hospital)
        select n, 'P' || n, 'n', 'male', '2015-01-01', n::text, 1 from generate_series(1, ${kept.length}) n;
      insert into "case" (${examined}, level_right, level_left, level, id, number, patient, hospital) values
        ${kept.map((one, n) => `(${values(one, n + 1)}, 'C${n}', ${n + 1}, 1)`).join(', ')};
      insert into case_record (${examined}, level_right, level_left, level, id, number, "case", patient, hospital) values
        ${kept.map((one, n) => `(${values(one, n + 1)}, 'C${n}', ${n + 1}, ${n + 1}, 1)`).join(', ')}`)
    await run(readMigrations().find(({ name }) => name === migration)!.sql)
  })
  afterAll(() => database.close())

  it.each(['"case"', 'case_record'])('is not "none" in %s, and what is certain stays', async table => {
    expect(await rows(`select level, version from ${table} order by id`)).toEqual([
      { level: 'notComparable', version: 2 },
      { level: 'notComparable', version: 2 },
      { level: 'none', version: 1 },
      { level: 'mild', version: 1 },
      { level: 'notComparable', version: 1 },
    ])
  })

  it('stands in the history as it was', async () => {
    const changes = { level: ['none', 'notComparable'] }
    expect(
      await rows(
        `select resource, record, changes from change_log where request_id = '${migration}' order by resource, record`,
      ),
    ).toEqual([
      { resource: 'case', record: 1, changes },
      { resource: 'case', record: 2, changes },
      { resource: 'caseRecord', record: 1, changes },
      { resource: 'caseRecord', record: 2, changes },
    ])
  })
})
