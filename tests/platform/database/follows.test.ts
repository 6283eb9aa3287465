import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { ref, resource, text, type AnyResource } from '../../../resources/core/index.ts'
import { checkRegistry } from '../../../resources/core/checks.ts'
import { applyAdditive } from '../../../server/core/migrations/applyAdditive.ts'
import { desiredSchema } from '../../../server/core/migrations/desired.ts'
import { difference } from '../../../server/core/migrations/difference.ts'
import { introspect } from '../../../server/core/migrations/introspect.ts'
import { describeEngines, type TestDatabase } from '../../support/database.ts'

const school = resource({
  name: 'school',
  label: 'name',
  scopedBy: 'self',
  actions: {},
  fields: { name: text({ required: true }) },
})
const pupil = resource({
  name: 'pupil',
  label: 'name',
  scopedBy: 'school',
  actions: {},
  fields: { name: text({ required: true }), school: ref('school', { required: true }), second: ref('school') },
})
const report = resource({
  name: 'report',
  label: 'title',
  scopedBy: 'school',
  actions: {},
  fields: {
    title: text({ required: true }),
    pupil: ref('pupil', { required: true }),
    school: ref('school', { required: true, follows: 'pupil' }),
  },
})
const registryOf = (...resources: unknown[]) =>
  Object.fromEntries((resources as AnyResource[]).map(one => [one.name, one]))
const registry = registryOf(school, pupil, report)

const wrong = (field: object): string[] =>
  checkRegistry(registryOf(school, pupil, { ...report, fields: { ...report.fields, ...field } }))
    .filter(({ id }) => id === 'R019')
    .map(({ place, remedy }) => `${place} ${remedy}`)

it('is held against what it leads to', () => {
  expect(wrong({})).toEqual([])
  expect(wrong({ school: ref('school', { follows: 'title' }) })).toEqual([
    "report.fields.school.follows follows: 'pupil'",
  ])
  expect(wrong({ second: ref('school', { required: true, follows: 'pupil' }) })).toEqual([
    'report.fields.second second without required',
  ])
})

describeEngines('a column that follows', ({ kind, open }) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await open()
    await applyAdditive(database, registry)
    await database.execScript(
      `insert into school (name) values ('a'), ('b'), ('c'); insert into pupil (name, school) values ('x', 1), ('y', 2)`,
    )
  })
  beforeEach(() => database.execScript('delete from report; update pupil set school = id'))
  afterAll(() => database.close())

  const schools = async (): Promise<number[]> =>
    (await sql<{ school: number }>`select school from report order by id`.execute(database.db)).rows.map(
      row => row.school,
    )

  it('takes its value from what the row refers to, whatever is written', async () => {
    await database.execScript(
      `insert into report (title, pupil) values ('1', 1); insert into report (title, pupil, school) values ('2', 2, 3)`,
    )
    expect(await schools()).toEqual([1, 2])
    await database.execScript(
      `update report set pupil = 1 where title = '2'; update report set school = 3 where title = '1'`,
    )
    expect(await schools()).toEqual([1, 1])
    await database.execScript('update pupil set school = 3 where id = 1')
    expect(await schools()).toEqual([3, 3])
  })

  it.runIf(kind === 'server')('loses no row that is written while what it follows changes', async () => {
    const write = async (title: string) => {
      await sql`insert into report (title, pupil) values (${title}, 1)`.execute(database.db)
    }
    const move = async (to: number) => {
      await sql`update pupil set school = ${to} where id = 1`.execute(database.db)
    }
    await Promise.all([1, 2, 3, 1, 2, 3].flatMap((to, i) => [write(`${i}`), move(to), write(`${i}'`)]))
    const {
      rows: [now],
    } = await sql<{ school: number }>`select school from pupil where id = 1`.execute(database.db)
    expect(new Set(await schools())).toEqual(new Set([now!.school]))
  })

  it('is found in the database, filled where rows are there already, and can be given up', async () => {
    const before = await introspect(database.db, ['report', 'pupil'])
    expect(before.tables['report']?.follows).toEqual({ school: { by: 'pupil', from: 'pupil' } })
    expect(before.tables['pupil']?.follows).toBeUndefined()
    expect(difference(await introspect(database.db, ['school', 'pupil', 'report']), desiredSchema(registry))).toEqual(
      [],
    )

    const plain = registryOf(school, pupil, {
      ...report,
      fields: { ...report.fields, school: ref('school', { required: true }) },
    })
    await applyAdditive(database, plain)
    await database.execScript(`insert into report (title, pupil, school) values ('1', 1, 3)`)
    expect(await schools()).toEqual([3])
    await applyAdditive(database, registry)
    expect(await schools()).toEqual([1])
  })
})
