import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addDays } from '../../../domain/calendar.ts'
import { translate } from '../../../i18n/translate.ts'
import type { AnyFacts, AnyReport, ReportAnswer, Step } from '../../../resources/core/statistics/index.ts'
import { applyAdditive } from '../../../server/core/migrations/applyAdditive.ts'
import type { Scope } from '../../../server/core/contract.ts'
import type { Execution } from '../../../server/core/execution.ts'
import { Models } from '../../../server/core/model.ts'
import type { Asked } from '../../../server/core/statistics/Asked.ts'
import { buildRollUps } from '../../../server/core/statistics/buildRollUps.ts'
import { compareKept, rebuildKept } from '../../../server/core/compareKept.ts'
import { KeptStates } from '../../../server/core/statistics/KeptStates.ts'
import { piecesOf } from '../../../server/core/statistics/piecesOf.ts'
import { readReport } from '../../../server/core/statistics/readReport.ts'
import { Statement } from '../../../server/core/statement.ts'
import { foldTotals } from '../../../server/core/totals.ts'
import { describeEngines } from '../../support/database.ts'
import type { TestDatabase } from '../../support/database.ts'
import { operatorWith } from './harness.ts'
import { kept, plain, resources } from './lessons.ts'
import { isFull } from '../../support/full.ts'

const today = '2026-03-17'
const shanghai = 'Asia/Shanghai'
const models = new Models(resources)

type Question = Pick<Asked, 'by' | 'step' | 'totals'> & {
  readonly measures: readonly string[]
  readonly from: string
  readonly days: number
  readonly filters: Asked['filters']
  readonly scope: Scope
  /** The first school has the second one below it, and both are groups. */
  readonly isByBranch: boolean
}

/** Schools by the branches that they lie in. */
const members: Readonly<Record<number, readonly number[]>> = { 1: [1, 2], 2: [2] }

/** Days of some three months, most of them near the turns of months. */
const day = fc.oneof(
  fc.constantFrom('2026-01-31', '2026-02-01', '2026-02-28', '2026-03-01', '2026-03-17', '2026-03-20'),
  fc.integer({ min: 0, max: 95 }).map(n => addDays('2025-12-28', n)),
)
const row = fc.record({
  school: fc.constantFrom(1, 2, null),
  teacher: fc.constantFrom(1, 2, null),
  pupil: fc.constantFrom(1, 2, 3, null),
  day: fc.option(day),
  at: fc.record({ day, hour: fc.constantFrom(0, 7, 15, 16, 23) }),
  kind: fc.constantFrom('own', 'group', null),
  pieces: fc.constantFrom(0, 1, 2, 5, null),
  price: fc.constantFrom(0, 13, 100, 250, null),
  deleted: fc.boolean(),
})
type Row = typeof row extends fc.Arbitrary<infer R> ? R : never
const step = fc.oneof(
  fc.record({
    what: fc.constant('insert' as const),
    rows: fc.array(row, { minLength: 1, maxLength: 5 }),
    far: fc.boolean(),
  }),
  fc.record({ what: fc.constant('correct' as const), row, part: fc.nat(3) }),
  fc.record({ what: fc.constantFrom('delete' as const, 'recover' as const, 'remove' as const), part: fc.nat(3) }),
  fc.record({ what: fc.constantFrom('fold' as const, 'build' as const, 'restart' as const) }),
)
const names = Object.keys(kept[0]!.measures)
const question: fc.Arbitrary<Question> = fc.record({
  measures: fc.subarray(names, { minLength: 1 }),
  by: fc.subarray(Object.keys(kept[0]!.by), { maxLength: 2 }),
  step: fc.constantFrom<(Step | undefined)[]>(undefined, 'day', 'week', 'month', 'quarter', 'year'),
  totals: fc.boolean(),
  from: day,
  days: fc.constantFrom(0, 13, 27, 30, 58, 80),
  filters: fc.constantFrom<Asked['filters'][]>(
    {},
    {},
    { kind: ['own'] },
    { school: [1] },
    { size: [1, 'other'] },
    { hour: [7, 8] },
  ),
  scope: fc.constantFrom<Scope[]>(
    { hospitals: 'everything' },
    { hospitals: [1] },
    { hospitals: [1, 2] },
    { hospitals: [] },
    { hospitals: [1], staff: 1 },
  ),
  isByBranch: fc.boolean(),
})

describeEngines('roll-ups', ({ open }) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await open()
    await applyAdditive(database, resources, kept)
    await database.execScript(
      `insert into school (name) values ('a'), ('b'); insert into teacher (name) values ('a'), ('b'); insert into pupil (name) values ('a'), ('b'), ('c')`,
    )
  })
  beforeEach(async () => {
    await database.execScript(
      `delete from lesson; alter sequence lesson_id_seq restart; select restart_roll_ups('lesson')`,
    )
    await buildRollUps(database, { timeZone: shanghai, pause: 0 })
  })
  afterAll(() => database.close())

  const value = (one: unknown): string => (one === null ? 'null' : typeof one === 'string' ? `'${one}'` : String(one))
  const columns = ({ at, ...row }: Row): Record<string, string> => ({
    ...Object.fromEntries(Object.entries(row).map(([name, one]) => [name, value(one)])),
    at: `timestamptz '${at.day} ${at.hour}:30:00Z'`,
  })
  let far = 0
  const write = async (one: typeof step extends fc.Arbitrary<infer S> ? S : never): Promise<void> => {
    switch (one.what) {
      case 'insert': {
        // Some lie pieces away from the others.
        if (one.far)
          await database.execScript(
            `select setval('lesson_id_seq', ${(far += 70_000)} + (select coalesce(max(id), 0) from lesson))`,
          )
        const all = one.rows.map(columns)
        return database.execScript(
          `insert into lesson (${Object.keys(all[0]!).join(', ')}) values ${all.map(row => `(${Object.values(row).join(', ')})`).join(', ')}`,
        )
      }
      case 'correct':
        return database.execScript(
          `update lesson set ${Object.entries(columns(one.row))
            .map(([name, sql]) => `${name} = ${sql}`)
            .join(', ')} where id % 4 = ${one.part}`,
        )
      case 'delete':
        return database.execScript(`update lesson set deleted = true where id % 4 = ${one.part}`)
      case 'recover':
        return database.execScript(`update lesson set deleted = false where id % 4 = ${one.part}`)
      case 'remove':
        return database.execScript(`delete from lesson where id % 4 = ${one.part}`)
      case 'fold':
        await foldTotals(database)
        return
      case 'build':
        await buildRollUps(database, { timeZone: shanghai, pause: 0 })
        return
      case 'restart':
        return database.execScript(`select restart_roll_ups('lesson')`)
    }
  }
  const callOf = (facts: AnyFacts, scope: Scope, timeZone = shanghai): Execution =>
    ({
      host: { models, translate, reports: {} },
      db: database.db,
      operator: operatorWith({ scope }),
      today,
      timeZone,
      language: 'en',
      resource: facts.of,
      model: models.of(facts.of.name),
      now: new Date(`${today}T04:00:00Z`),
    }) as unknown as Execution
  const askedOf = (
    facts: AnyFacts,
    { measures, by, step, totals, from, days, filters, isByBranch }: Question,
  ): Asked => {
    const apart = isByBranch && by.includes('school')
    const report: AnyReport = { name: 'school', facts: [facts], filters: [], range: 'thisMonth', parts: {} }
    const own = measures.filter(name => Object.hasOwn(facts.measures, name))
    return {
      report,
      measures: (own.length > 0 ? own : ['lessons']).map(name => ({
        whole: `${facts.name}.${name}`,
        facts,
        name,
        measure: facts.measures[name]!,
      })),
      by: by.filter(name => Object.hasOwn(facts.by, name)),
      step,
      totals,
      range: { from, to: addDays(from, days) },
      compare: [],
      unit: undefined,
      compareRange: undefined,
      filterTexts: {},
      chosen: apart ? { school: [1, 2] } : {},
      branches: apart ? { school: { ids: [1, 2, 2], of: [1, 1, 2], alone: [] } } : {},
      untold: new Set(),
      top: undefined,
      sort: undefined,
      filters: Object.fromEntries(
        Object.entries({ ...filters, ...(apart ? { school: [1, 2] } : {}) }).filter(([name]) =>
          Object.hasOwn(facts.by, name),
        ),
      ),
    }
  }
  const answer = (facts: AnyFacts, question: Question, timeZone?: string): Promise<ReportAnswer> =>
    readReport(callOf(facts, question.scope, timeZone), askedOf(facts, question), new Date(0))
  const rounded = (found: ReportAnswer): unknown =>
    JSON.parse(
      JSON.stringify(found, (_key, one: unknown) => (typeof one === 'number' ? Number(one.toPrecision(12)) : one)),
    )
  const agree = async (question: Question, timeZone?: string): Promise<void> => {
    for (const [at, facts] of kept.entries())
      expect(rounded(await answer(facts, question, timeZone))).toEqual(
        rounded(await answer(plain[at]!, question, timeZone)),
      )
  }
  const everything: Question = {
    measures: names,
    by: [],
    step: 'month',
    totals: true,
    from: '2025-12-01',
    days: 120,
    filters: {},
    scope: { hospitals: 'everything' },
    isByBranch: false,
  }

  it(
    'answer as the rows do, after any writes, corrections, deletions and recoveries',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(step, { minLength: 3, maxLength: 10 }),
          fc.array(question, { minLength: 3, maxLength: 3 }),
          async (steps, questions) => {
            for (const one of steps) await write(one)
            for (const one of questions) await agree(one)
            await write({ what: 'build' })
            for (const one of questions) await agree(one)
            expect(await compareKept(database.db)).toEqual([])
          },
        ),
        { numRuns: isFull ? 200 : 6 },
      )
    },
    isFull ? 600_000 : 60_000,
  )

  it(
    'tell each branch as its rows by themselves, also of one within another, and count each row once in totals',
    async () => {
      type Told = Pick<ReportAnswer['rows'][number], 'period' | 'keys' | 'values'>
      // Where nothing is broken down, the total is a row as well. A group that has nothing may be missing.
      const numbers = (lines: readonly Told[]): string[] =>
        [
          ...new Set(
            lines
              .filter(({ values }) => Object.values(values).some(one => one !== null && one !== 0))
              .map(({ period, keys, values }) => {
                const { school: _school, ...rest } = keys as Readonly<Record<string, unknown>>
                return JSON.stringify([period, rest, values])
              }),
          ),
        ].sort()
      const all = ({ rows, subtotals, total }: ReportAnswer): Told[] => [...rows, ...subtotals, total]
      const inBranch = (told: ReportAnswer, branch: number): Told[] =>
        all(told).filter(({ keys }) => (keys as Readonly<Record<string, unknown>>)['school'] === branch)
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 6 }), question, async (steps, asked) => {
          for (const one of steps) await write(one)
          await write({ what: 'build' })
          const by = ['school', ...asked.by.filter(name => name !== 'school').slice(0, 1)]
          const rest = by.slice(1)
          for (const facts of [...kept, ...plain]) {
            const told = rounded(await answer(facts, { ...asked, by, totals: true, isByBranch: true })) as ReportAnswer
            for (const branch of [1, 2]) {
              const alone = rounded(
                await answer(facts, {
                  ...asked,
                  by: rest,
                  totals: true,
                  isByBranch: false,
                  filters: { ...asked.filters, school: members[branch]! },
                }),
              ) as ReportAnswer
              expect(numbers(inBranch(told, branch))).toEqual(numbers(all(alone)))
            }
            const once = rounded(
              await answer(facts, {
                ...asked,
                by: rest,
                isByBranch: false,
                filters: { ...asked.filters, school: [1, 2] },
              }),
            ) as ReportAnswer
            expect(told.total.values).toEqual(once.total.values)
          }
        }),
        { numRuns: isFull ? 60 : 4 },
      )
    },
    isFull ? 600_000 : 60_000,
  )

  /** Where a question is read from: names of roll-ups, or rows. */
  const chosen = async (
    change: Partial<Question>,
    bases: readonly string[],
    facts = kept[0]!,
    timeZone?: string,
  ): Promise<string[]> => {
    const asked = askedOf(facts, { ...everything, step: undefined, ...change })
    const pieces = await piecesOf(callOf(facts, change.scope ?? everything.scope, timeZone), {
      ...asked,
      facts,
      bases,
      groupings: [],
      range: asked.range,
      states: new KeptStates(callOf(facts, everything.scope, timeZone)),
    })
    return pieces.map(({ rollUp = 'rows' }) => rollUp)
  }
  const months = { from: '2026-01-01', days: 58 }

  it('are chosen by what they can tell, the smallest first, and not for what they cannot', async () => {
    expect(await chosen(months, ['lessons'])).toEqual(['daily'])
    expect(await chosen(months, ['lessons', 'mean', 'dear'])).toEqual(['daily'])
    expect(await chosen({ ...months, by: ['school'], filters: { kind: ['own'] } }, ['pieces'])).toEqual(['kinds'])
    expect(await chosen({ ...months, by: ['teacher'] }, ['pieces'])).toEqual(['teachers'])
    expect(await chosen({ ...months, by: ['teacher'], step: 'week' }, ['pieces'])).toEqual(['rows'])
    expect(await chosen({ ...months, by: ['teacher', 'kind'] }, ['pieces'])).toEqual(['rows'])
    expect(await chosen(months, ['pupils'])).toEqual(['pupils'])
    expect(await chosen({ ...months, step: 'day' }, ['pupils'])).toEqual(['pupilsByKind'])
    expect(await chosen(months, ['half'])).toEqual(['rows'])
    expect(await chosen(months, ['late'])).toEqual(['rows'])
  })

  it('leave parts of months to days or rows, and take a month that has had all its rows as a whole', async () => {
    expect(await chosen({ from: '2026-01-10', days: 60, by: ['teacher'] }, ['pieces'])).toEqual([
      'rows',
      'teachers',
      'rows',
    ])
    expect(await chosen({ from: '2026-01-10', days: 60 }, ['pupils'])).toEqual([
      'pupilsByKind',
      'pupils',
      'pupilsByKind',
    ])
    expect(await chosen({ from: '2026-01-10', days: 10, by: ['teacher'] }, ['pieces'])).toEqual(['rows'])
    expect(await chosen({ from: '2026-01-01', days: 75, by: ['teacher'] }, ['pieces'])).toEqual(['teachers'])
    await database.execScript(`insert into lesson (school, day) values (1, '2026-03-18')`)
    expect(await chosen({ from: '2026-01-01', days: 75, by: ['teacher'] }, ['pieces'])).toEqual(['teachers', 'rows'])
  })

  it('are not asked by those who see only their own rows, or are told own figures alone', async () => {
    const call = callOf(kept[0]!, everything.scope)
    const asked = {
      ...askedOf(kept[0]!, everything),
      facts: kept[0]!,
      bases: ['lessons'],
      groupings: [],
      states: new KeptStates(call),
    }
    expect(
      (await piecesOf({ ...call, operator: operatorWith({ permissions: ['statistics:lessons'] }) }, asked)).map(
        ({ rollUp }) => rollUp,
      ),
    ).toEqual([undefined])
    expect(await chosen({ ...months, scope: { hospitals: [1], staff: 1 } }, ['lessons'])).toEqual(['rows'])
    expect(await chosen({ ...months, scope: { hospitals: [1] } }, ['lessons'])).toEqual(['daily'])
  })

  it('cost an update nothing that changes none of the columns that they are summed up by', async () => {
    await database.execScript(
      `insert into lesson (school, teacher, kind, at) values (1, 1, 'group', '2026-01-05 08:00Z')`,
    )
    const [found] = await new Statement().run<{ text: string }>(
      database.db,
      `select pg_get_functiondef('roll_up_lessons_begun_update'::regproc) as text`,
    )
    await database.execScript(
      `create or replace function roll_up_lessons_begun_update() returns trigger language plpgsql as $$ begin raise exception 'was called'; end $$`,
    )
    try {
      await database.execScript(`update lesson set teacher = 2, pieces = 5, kind = 'group'`)
      await expect(database.execScript(`update lesson set kind = 'own'`)).rejects.toThrow('was called')
    } finally {
      await database.execScript(found!.text)
    }
    await database.execScript(`update lesson set kind = 'own', price = 100`)
    await agree({ ...everything, by: ['kind'] })
    expect(await compareKept(database.db)).toEqual([])
  })

  it('are built piece by piece while others write, and not used before they are whole', async () => {
    const rows = (many: number, from: number): string =>
      `insert into lesson (id, school, pupil, day, at, pieces) select ${from} + i, 1 + i % 2, 1 + i % 3, date '2026-01-01' + i % 90, timestamptz '2026-01-01 07:00Z' + i * interval '1 hour', i % 4 from generate_series(1, ${many}) i`
    await database.execScript(
      `${rows(300, 0)}; ${rows(300, 70_000)}; ${rows(300, 140_000)}; select restart_roll_ups('lesson')`,
    )
    expect(await chosen(months, ['lessons'])).toEqual(['rows'])
    let isBuilt = false
    const building = buildRollUps(database, { timeZone: shanghai, pause: 1 }).finally(() => {
      isBuilt = true
    })
    for (let turn = 0; turn < 12 && (turn < 4 || !isBuilt); turn += 1) {
      await database.execScript(
        `update lesson set pieces = pieces + 1, day = day + 1 where id % 7 = ${turn % 7}; delete from lesson where id % 97 = ${turn}; insert into lesson (id, school, pupil, day, pieces) values (${300_000 + turn * 70_000}, 1, 2, '2026-02-03', 3)`,
      )
      await foldTotals(database)
    }
    expect(await building).toEqual(['lessonsBegun', 'lessonsGiven'])
    expect(await chosen(months, ['lessons'])).toEqual(['daily'])
    await agree(everything)
    expect(await compareKept(database.db)).toEqual([])
  })

  it('follow the business time zone, and are not used for the days of another', async () => {
    await database.execScript(
      `insert into lesson (school, pupil, at) select 1, 1 + i % 3, timestamptz '2026-01-01 00:30Z' + i * interval '5 hours' from generate_series(1, 200) i`,
    )
    expect(await chosen(months, ['lessons'], kept[1], 'America/New_York')).toEqual(['rows'])
    await buildRollUps(database, { timeZone: 'America/New_York', pause: 0 })
    expect(await chosen(months, ['lessons'], kept[1], 'America/New_York')).toEqual(['daily'])
    for (const zone of ['America/New_York', shanghai]) await agree({ ...everything, step: 'day' }, zone)
    expect(await compareKept(database.db)).toEqual([])
    await buildRollUps(database, { timeZone: shanghai, pause: 0 })
  })

  it('are compared with a recount, which tells what differs, and built anew', async () => {
    await database.execScript(
      `insert into lesson (school, pupil, day, pieces) select 1, 1, date '2026-01-01' + i, 2 from generate_series(1, 20) i`,
    )
    await foldTotals(database)
    await database.execScript(
      `alter table lesson disable trigger user; update lesson set pieces = 7 where day = '2026-01-05'; delete from lesson where day = '2026-01-09'; alter table lesson enable trigger user`,
    )
    const found = await compareKept(database.db)
    expect(found.map(({ kept: name }) => name)).toEqual([
      'lessonsGiven.daily',
      'lessonsGiven.hours',
      'lessonsGiven.kinds',
      'lessonsGiven.pupils',
      'lessonsGiven.pupilsByKind',
      'lessonsGiven.teachers',
      'lesson',
    ])
    expect(found[0]).toEqual({ kept: 'lessonsGiven.daily', groups: 2, from: '2026-01-05', to: '2026-01-09' })
    expect(found.at(-1)).toMatchObject({ kept: 'lesson', from: null })
    await rebuildKept(
      database,
      found.map(({ kept: name }) => name),
    )
    expect(await chosen(months, ['lessons'])).toEqual(['rows'])
    await buildRollUps(database, { timeZone: shanghai, pause: 0 })
    expect(await compareKept(database.db)).toEqual([])
    await agree(everything)
  })
})
