import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { choice, flag, ref, resource, text } from '../../../resources/core/index.ts'
import { registry as product } from '../../../resources/index.ts'
import { applyAdditive } from '../../../server/core/migrations/applyAdditive.ts'
import { countedFields } from '../../../server/core/migrations/totals.ts'
import { violatedField } from '../../../server/core/migrations/schemaNames.ts'
import { describeEngines, type TestDatabase } from '../../support/database.ts'

const pupil = resource({
  name: 'pupil',
  label: 'name',
  scopedBy: 'school',
  actions: {},
  fields: {
    name: text({ required: true }),
    school: ref('school'),
    access: choice(['open', 'shut'], { default: 'open' }),
    vip: flag(),
    colour: choice(['red', 'blue']),
    deleted: flag({ readOnly: true }),
  },
  list: { columns: ['name'], filters: ['school', 'access', 'vip', 'colour', 'name', 'deleted'] },
})
const school = resource({
  name: 'school',
  label: 'name',
  scopedBy: 'self',
  actions: {},
  fields: { name: text({ required: true }) },
})
const registry = { pupil: pupil, school: school }

describeEngines('kept totals', ({ kind, open }) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await open()
    await applyAdditive(database, registry)
    await database.execScript(`insert into school (name) values ('a'), ('b')`)
  })
  beforeEach(() =>
    database.execScript(
      `delete from pupil; delete from total where resource = 'pupil'; delete from total_delta where resource = 'pupil'`,
    ),
  )
  afterAll(() => database.close())

  const run = (statement: ReturnType<typeof sql>) => statement.execute(database.db)
  const kept = async (): Promise<unknown[]> =>
    (
      await run(sql`
      select scope, field, value, deleted, sum(n) as n from (select * from total union all select * from total_delta) t
      where resource = 'pupil' group by scope, field, value, deleted having sum(n) <> 0
      order by scope, field, value, deleted`)
    ).rows
  const counted = async (): Promise<unknown[]> =>
    (
      await run(sql`
      select coalesce(school, 0) as scope, field, value, deleted, count(*) as n
      from pupil, lateral (values ('', ''), ('access', access), ('vip', vip::text), ('colour', colour)) f (field, value)
      where value is not null group by 1, 2, 3, 4 order by 1, 2, 3, 4`)
    ).rows
  const deltas = async (): Promise<number> =>
    (await run(sql`select from total_delta where resource = 'pupil'`)).rows.length

  it('are of the single-valued filters that are no dimension anyway', () => {
    expect(countedFields(registry.pupil)).toEqual(['access', 'vip', 'colour'])
  })

  it('agree with the rows after any statements', async () => {
    const row = fc.record({
      school: fc.constantFrom(1, 2, null),
      access: fc.constantFrom('open', 'shut'),
      vip: fc.boolean(),
      colour: fc.constantFrom('red', 'blue', null),
      deleted: fc.boolean(),
    })
    const step = fc.oneof(
      fc.record({ what: fc.constant('insert' as const), rows: fc.array(row, { minLength: 1, maxLength: 4 }) }),
      fc.record({ what: fc.constant('update' as const), row, part: fc.integer({ min: 0, max: 3 }) }),
      fc.record({ what: fc.constant('delete' as const), part: fc.integer({ min: 0, max: 3 }) }),
      fc.record({ what: fc.constant('fold' as const) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async steps => {
        for (const taken of steps) {
          if (taken.what === 'insert')
            await database.db.transaction().execute(async transaction => {
              for (const r of taken.rows)
                await sql`insert into pupil (name, school, access, vip, colour, deleted) values ('n', ${r.school}, ${r.access}, ${r.vip}, ${r.colour}, ${r.deleted})`.execute(
                  transaction,
                )
            })
          if (taken.what === 'update')
            await run(sql`update pupil set school = ${taken.row.school}, access = ${taken.row.access}, vip = ${taken.row.vip},
              colour = ${taken.row.colour}, deleted = ${taken.row.deleted} where id % 4 = ${taken.part}`)
          if (taken.what === 'delete') await run(sql`delete from pupil where id % 4 = ${taken.part}`)
          if (taken.what === 'fold') await run(sql`select fold_totals()`)
        }
        expect(await kept()).toEqual(await counted())
      }),
      { numRuns: 25 },
    )
  })

  it('count rows that are copied in, with few deltas', async () => {
    const rows = Array.from({ length: 5_000 }, (_, i) => [`n${i}`, 1 + (i % 2), i % 3 ? 'open' : 'shut', false])
    await database.copyIn('pupil', ['name', 'school', 'access', 'deleted'], rows)
    expect(await kept()).toEqual(await counted())
    expect(await deltas()).toBeLessThan(50)
  })

  it('cost an update that changes nothing counted no delta', async () => {
    await run(sql`insert into pupil (name, school) values ('a', 1), ('b', 2)`)
    await run(sql`select fold_totals()`)
    await run(sql`update pupil set name = 'c', access = 'open'`)
    expect(await deltas()).toBe(0)
    await run(sql`update pupil set access = 'shut' where name = 'c' and school = 1`)
    expect(await deltas()).toBe(2)
  })

  it('are rolled back with the statement that fails', async () => {
    await run(sql`insert into pupil (name, school) values ('a', 9)`).catch(() => undefined)
    expect(await kept()).toEqual([])
  })

  if (kind === 'server')
    it('are folded while others write', async () => {
      const write = async (n: number) => {
        for (let i = 0; i < 20; i++)
          await run(sql`insert into pupil (name, school, access) values ('n', ${1 + (n % 2)}, 'open')`)
      }
      const fold = async () => {
        for (let i = 0; i < 20; i++) await run(sql`select fold_totals()`)
      }
      await Promise.all([write(1), write(2), fold(), fold()])
      expect(await kept()).toEqual(await counted())
      await run(sql`select fold_totals()`)
      expect(await deltas()).toBe(0)
      expect(await kept()).toEqual(await counted())
    })
})

describeEngines('names of constraints', ({ open }) => {
  it('lead back to the field', async () => {
    const database = await open()
    try {
      const fail = async (statement: ReturnType<typeof sql>) =>
        statement.execute(database.db).then(
          () => undefined,
          (error: { constraint?: string }) => violatedField(product, error.constraint),
        )
      expect(
        await fail(
          sql`insert into hospital (name, code, kind, province, city, contact, phone, superior) values ('x', 'x', 'hospital', 'x', 'x', 'x', 'x', 99)`,
        ),
      ).toMatchObject({
        resource: { name: 'hospital' },
        field: 'superior',
        rule: 'reference',
      })
      await sql`insert into dict_group (id, name, label, label_en) values (901, 'g', 'g', 'g')`.execute(database.db)
      const entry = sql`insert into dict ("group", value, label, label_en) values (901, 'a', 'a', 'a')`
      await entry.execute(database.db)
      expect(await fail(entry)).toMatchObject({ resource: { name: 'dict' }, field: 'value', rule: 'unique' })
      expect(await fail(sql`delete from dict_group where id = 901`)).toMatchObject({
        resource: { name: 'dict' },
        field: 'group',
      })
      expect(violatedField(product, 'no_such_constraint')).toBeUndefined()
    } finally {
      await database.close()
    }
  })
})
