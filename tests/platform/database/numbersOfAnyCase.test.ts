import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runScript } from '../../../server/platform/database/commands.ts'
import { readMigrations } from '../../../server/core/migrations/readMigrations.ts'
import { describeAbove, type TestDatabase } from '../../support/database.ts'

const examined = {
  columns:
    'examined_on, naked_right, naked_left, corrected_right, corrected_left, amblyopia_type_right, amblyopia_type_left',
  values: `'0.5', '0.5', '0.5', '0.5', 'none', 'none'`,
}

describeAbove('numbers that differed by the case of letters alone', ({ open }) => {
  let database: TestDatabase
  const run = (text: string) => runScript(database.db, text)
  const rows = async (text: string) => (await sql.raw(text).execute(database.db)).rows as Record<string, unknown>[]

  beforeAll(async () => {
    database = await open()
    await run(`
      drop index case_number_key; drop index hospital_code_key; drop index device_serial_key;
      create unique index case_number_key on "case" (number);
      create unique index hospital_code_key on hospital (code) where not deleted;
      create unique index device_serial_key on device (serial) where not deleted;
      insert into hospital (id, name, code, kind, province, city, contact, phone, deleted) values
        (1, 'one', 'HZ01', 'hospital', 'p', 'c', 'n', '1', false), (2, 'two', 'hz01', 'hospital', 'p', 'c', 'n', '1', false), (3, 'gone', 'Hz01', 'hospital', 'p', 'c', 'n', '1', true);
      insert into patient (id, account, name, gender, birthday, mobile, hospital)
        select n, 'P' || n, 'n', 'male', '2015-01-01', n::text, 1 from generate_series(1, 5) n;
      insert into "case" (id, number, patient, hospital, deleted, search, ${examined.columns}) values
        ${[
          `1, 'race-1', 1, 1, true, '{}'`,
          `2, 'RACE-1', 2, 2, false, '{r,ra,rac,race,1}'`,
          `3, 'Race-1', 3, 1, false, '{}'`,
          `4, 'rACE-1-2', 4, 1, false, '{}'`,
          `5, 'other', 5, 1, false, '{}'`,
        ]
          .map(row => `(${row}, '2026-01-01', ${examined.values})`)
          .join(', ')};
      insert into case_record (id, number, "case", patient, hospital, withdrawn, ${examined.columns}) values
        (1, 'RACE-1', 2, 2, 2, false, '2026-01-01', ${examined.values}), (2, 'RACE-1', 2, 2, 2, true, '2025-01-01', ${examined.values})`)
    await run(readMigrations().find(({ name }) => name === '0090_numbers_of_any_case')!.sql)
  })
  afterAll(() => database.close())

  it('are told apart by what is put behind the later ones, and the oldest keeps its own', async () => {
    expect((await rows('select number from "case" order by id')).map(row => row['number'])).toEqual([
      'race-1',
      'RACE-1-3',
      'Race-1-4',
      'rACE-1-2',
      'other',
    ])
    expect((await rows('select code from hospital order by id')).map(row => row['code'])).toEqual([
      'HZ01',
      'hz01-2',
      'Hz01',
    ])
    expect((await rows('select number from case_record order by id')).map(row => row['number'])).toEqual([
      'RACE-1-3',
      'RACE-1',
    ])
    expect(await rows(`select id from "case" where search @> '{race,1,3}'`)).toEqual([{ id: 2 }])
  })

  it('stand in the history as they were', async () => {
    expect(
      await rows(
        `select resource, record, changes from change_log where request_id = '0090_numbers_of_any_case' order by id`,
      ),
    ).toEqual([
      { resource: 'case', record: 2, changes: { number: ['RACE-1', 'RACE-1-3'] } },
      { resource: 'caseRecord', record: 1, changes: { number: ['RACE-1', 'RACE-1-3'] } },
      { resource: 'case', record: 3, changes: { number: ['Race-1', 'Race-1-4'] } },
      { resource: 'hospital', record: 2, changes: { code: ['hz01', 'hz01-2'] } },
    ])
  })

  it('cannot come to be again', async () => {
    await expect(run(`update "case" set number = 'OTHER' where id = 4`)).rejects.toMatchObject({
      code: '23505',
      constraint: 'case_number_key',
    })
  })
})
