import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isCommon } from '../../../server/core/commonTokens.ts'
import { describeEngines } from '../../support/database.ts'
import type { TestDatabase } from '../../support/database.ts'

describeEngines('common search tokens', engine => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await engine.open()
    await sql`insert into hospital (id, name, code, kind, province, city, contact, phone) values (1, '平台', 'P', 'platform', 'x', 'x', 'x', 'x')`.execute(
      database.db,
    )
    // 600 rows with 甲, a third of them deleted; 乙 in one of ten.
    await sql`insert into patient (name, gender, birthday, mobile, hospital, deleted, search)
      select 'n' || n, 'male', '2015-01-01', 'm' || n, 1, n % 3 = 0, case when n % 10 = 0 then array['甲', '乙'] else array['甲'] end
      from generate_series(1, 600) n`.execute(database.db)
  })
  afterAll(() => database.close())

  it('are not known before there are statistics', async () => {
    expect(await isCommon({ db: database.db }, '"patient"', '甲', 10)).toBe(false)
  })

  it('are those that live rows surely have more often than asked', async () => {
    await database.execScript('analyze patient')
    const common = (token: string, limit: number) => isCommon(database, '"patient"', token, limit)
    expect(await common('甲', 200)).toBe(true)
    // 400 live rows have it, which is not surely more than 300 once statistics are some time old.
    expect(await common('甲', 300)).toBe(false)
    expect(await common('乙', 200)).toBe(false)
    expect(await common('丙', 1)).toBe(false)
  })

  it('are none where the table has no index of a search', async () => {
    expect(await isCommon(database, '"no_such_table"', '甲', 1)).toBe(false)
  })
})
