import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { registry } from '../../../resources/index.ts'
import { holds } from '../../../resources/core/condition.ts'
import type { AnyCondition, Scalar } from '../../../resources/core/condition.ts'
import { conditionSql } from '../../../server/core/conditionSql.ts'
import { Models } from '../../../server/core/model.ts'
import { countOf, hopOf, plainColumns } from '../../../server/core/select.ts'
import { all, Statement } from '../../../server/core/statement.ts'
import { describeEngines } from '../../support/database.ts'
import type { TestDatabase } from '../../support/database.ts'
import { query, seed } from './harness.ts'
import { isFull } from '../../support/full.ts'

const today = '2026-03-01'
const runs = isFull ? 2000 : 300
const models = new Models(registry)
const patient = models.of('patient')
const hospital = models.of('hospital')

const texts = ['ordinary', 'trial', 'demo', 'a', 'B', '中', '', 'é']
const numbers = [-1, 0, 1, 2, 2.5, 3, 100]
const dates = ['2026-02-28', today, '2026-03-02', '1999-12-31']
const moments = ['2026-03-01T00:00:00.000Z', '2026-03-01T00:00:00.250Z', '2025-01-01T10:00:00.000Z']

/** Keys that conditions look at, with values that occur in the rows and values that do not. */
const keys: Readonly<Record<string, readonly Scalar[]>> = {
  type: texts,
  remark: texts,
  times: numbers,
  birthday: dates,
  validUntil: dates,
  deleted: [true, false],
  doctor: [1, 2, 99],
  id: [1, 2, 3, 50],
  createdAt: moments,
  'hospital.kind': ['platform', 'hospital', 'agency'],
  'doctor.name': ['赵医生', '钱医生', 'x'],
  'doctor.speciality': texts,
  'doctor.deleted': [true, false],
}

const test = (values: readonly Scalar[]): fc.Arbitrary<AnyCondition[string]> => {
  const value = fc.constantFrom<Scalar>(...values, null)
  const list = fc.array(value, { maxLength: 3 })
  const bound = fc.constantFrom<Scalar>(
    ...values,
    ...(dates.includes(values[0] as string) ? ['today', '-1d', '-1y+366d'] : []),
  )
  return fc.oneof(
    value,
    list,
    value.map(not => ({ not })),
    list.map(not => ({ not })),
    fc.record({ min: bound, max: bound }, { requiredKeys: [] }),
  )
}
const conditionOver = (tests: Readonly<Record<string, readonly Scalar[]>>): fc.Arbitrary<AnyCondition> =>
  fc
    .subarray(Object.keys(tests), { maxLength: Math.min(3, Object.keys(tests).length) })
    .chain(chosen => fc.record(Object.fromEntries(chosen.map(key => [key, test(tests[key]!)]))))

describeEngines('conditions', engine => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await engine.open()
    await seed(database)
    await query(database, "update doctor set speciality = 'B' where id = 1")
    // Numbers that no ledger would give, for the sake of the comparison.
    await query(database, 'alter table patient disable trigger patient_times_insert')
    const pick = <T>(values: readonly T[], i: number): T => values[i % values.length]!
    for (let i = 0; i < 60; i += 1) {
      await query(
        database,
        `insert into patient (name, gender, birthday, mobile, hospital, type, remark, times, valid_until, deleted, doctor, created_at)
        values ('甲', 'male', $1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
        [
          pick(dates, i),
          `p${i}`,
          pick([1, 2, 3], i),
          pick(texts.slice(0, 3), i),
          pick([null, ...texts], i),
          pick([-1, 0, 1, 2, 3], i),
          pick([null, ...dates], i),
          i % 2 === 0,
          pick([null, 1, 2], i),
          pick(moments, i),
        ],
      )
    }
  })
  afterAll(() => database.close())

  it('select in SQL the rows for which they hold, nulls included', async () => {
    const hops = Object.keys(keys)
      .filter(key => key.includes('.'))
      .map(key => `${hopOf(models, patient, key, 't')} as "${key}"`)
    const rows = await query<Record<string, unknown> & { id: number }>(
      database,
      `select ${plainColumns(models, patient)}, ${hops.join(', ')} from patient t`,
    )
    await fc.assert(
      fc.asyncProperty(conditionOver(keys), async condition => {
        const statement = new Statement()
        const where = all(conditionSql(models, patient, condition, statement, today))
        const selected = await statement.run<{ id: number }>(
          database.db,
          `select t.id from patient t where ${where} order by t.id`,
        )
        expect(selected.map(row => row.id)).toEqual(
          rows
            .filter(row => holds(condition, row, today))
            .map(row => row.id)
            .sort((a, b) => a - b),
        )
      }),
      { numRuns: runs },
    )
  })

  it('count related records as the record shows them', async () => {
    const rows = await query<Record<string, unknown> & { id: number }>(
      database,
      `select ${plainColumns(models, hospital)} from hospital t`,
    )
    expect(rows.map(row => row['subordinates'])).toContain(2)
    expect(countOf(models, registry['hospital']!.fields['subordinates']!, 't')).toContain('count(*)')
    await fc.assert(
      fc.asyncProperty(conditionOver({ subordinates: numbers, kind: ['platform', 'hospital'] }), async condition => {
        const statement = new Statement()
        const where = all(conditionSql(models, hospital, condition, statement, today))
        const selected = await statement.run<{ id: number }>(
          database.db,
          `select t.id from hospital t where ${where} order by t.id`,
        )
        expect(selected.map(row => row.id)).toEqual(
          rows
            .filter(row => holds(condition, row, today))
            .map(row => row.id)
            .sort((a, b) => a - b),
        )
      }),
      { numRuns: Math.ceil(runs / 4) },
    )
  })

  it('refuse to look at what cannot be compared', () => {
    for (const key of ['hospitals', 'noSuch', 'hospital.noSuch', 'name.x']) {
      expect(() =>
        conditionSql(models, key === 'hospitals' ? models.of('notice') : patient, { [key]: 1 }, new Statement(), today),
      ).toThrow(TypeError)
    }
  })
})
