import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ReportAnswer } from '../../../resources/core/statistics/index.ts'
import type { Execution } from '../../../server/core/execution.ts'
import type { Asked } from '../../../server/core/statistics/Asked.ts'
import { KeptAnswers } from '../../../server/core/statistics/KeptAnswers.ts'
import type { Work } from '../../../server/core/statistics/KeptAnswers.ts'
import { describeEngines } from '../../support/database.ts'
import type { TestDatabase } from '../../support/database.ts'
import { eventually } from '../../support/eventually.ts'

/** A replica that has heard of nothing since. */
const source = { isReplica: true, database: { db: { executeQuery: async () => ({ rows: [{ at: '0/1' }] }) } } } as never
const call = {
  host: {},
  operator: null,
  language: 'en',
  today: '2026-03-01',
  timeZone: 'Asia/Shanghai',
} as unknown as Execution

const question = (name: string, measures: number, compare: readonly 'previous'[] = []): Asked =>
  ({
    report: { name },
    measures: Array.from({ length: measures }, (_, at) => ({ whole: `m.${at}`, facts: { of: { rows: 'query' } } })),
    by: [],
    compare,
    totals: false,
    filters: {},
    chosen: {},
    branches: {},
  }) as unknown as Asked
const answered = (rows: number): ReportAnswer =>
  ({ rows: Array.from({ length: rows }, () => ({})), subtotals: [] }) as unknown as ReportAnswer

/** A question that is answered by itself. */
const alone = (asked: Asked, answer: () => ReportAnswer): Work => ({
  signal: new AbortController().signal,
  together: async () => [asked],
  workOut: async () => [{ status: 'fulfilled', value: answer() }],
})

it('holds no more numbers than it is to, however wide the rows: those that were asked for longest ago go', async () => {
  const kept = new KeptAnswers(source, 100)
  let works = 0
  const ask = (asked: Asked, rows: number) =>
    kept.answer(
      call,
      asked,
      alone(asked, () => {
        works += 1
        return answered(rows)
      }),
    )
  const [narrow, wide] = [question('narrow', 1), question('wide', 5, ['previous'])]
  await ask(narrow, 19)
  await ask(wide, 7)
  await ask(narrow, 19)
  await ask(wide, 7)
  expect(works).toBe(2)
  await ask(question('other', 1), 9)
  await ask(wide, 7)
  expect(works).toBe(3)
  await ask(narrow, 19)
  expect(works).toBe(4)
})

it('keeps nothing that is larger than all of it', async () => {
  const kept = new KeptAnswers(source, 100)
  let works = 0
  const large = question('large', 10)
  for (let time = 0; time < 2; time += 1)
    await kept.answer(
      call,
      large,
      alone(large, () => {
        works += 1
        return answered(10)
      }),
    )
  expect(works).toBe(2)
})

it('works out once what several ask for at the same time, with what is best answered with it', async () => {
  const kept = new KeptAnswers(source)
  const page = ['one', 'other'].map(name => question(name, 1))
  const works: (readonly Asked[])[] = []
  let end: () => void = () => undefined
  const ended = new Promise<void>(resolve => {
    end = resolve
  })
  const ask = (asked: Asked): Promise<ReportAnswer> =>
    kept.answer(call, asked, {
      signal: new AbortController().signal,
      together: async () => page,
      workOut: async questions => {
        works.push(questions)
        await ended
        return questions.map((_question, at) => ({ status: 'fulfilled', value: answered(at) }))
      },
    })
  const waits = [page[0]!, page[1]!, page[0]!].map(ask)
  // All of them are in front of the work before it ends.
  await new Promise(resolve => setImmediate(resolve))
  end()
  expect((await Promise.all(waits)).map(({ rows }) => rows.length)).toEqual([0, 1, 0])
  expect(works).toEqual([page])
  expect((await ask(page[1]!)).rows).toHaveLength(1)
  expect(works).toHaveLength(1)
})

it('tells why one of several questions has no answer, and answers the others', async () => {
  const kept = new KeptAnswers(source)
  const page = ['one', 'other'].map(name => question(name, 1))
  const tooMany = new Error('too many groups')
  const ask = (asked: Asked): Promise<ReportAnswer> =>
    kept.answer(call, asked, {
      signal: new AbortController().signal,
      together: async () => page,
      workOut: async () => [
        { status: 'rejected', reason: tooMany },
        { status: 'fulfilled', value: answered(1) },
      ],
    })
  await expect(ask(page[0]!)).rejects.toBe(tooMany)
  expect((await ask(page[1]!)).rows).toHaveLength(1)
})

describeEngines('answers that several wait for', engine => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await engine.openSeeded()
  })
  afterAll(() => database.close())

  it.runIf(engine.kind === 'server')(
    'are of after what was written before they were asked for, though it was begun before they were worked out',
    async () => {
      const kept = new KeptAnswers({ isReplica: false, database })
      const asked = question('one', 1)
      const ends: (() => void)[] = []
      const ask = (): Promise<ReportAnswer> =>
        kept.answer(call, asked, {
          signal: new AbortController().signal,
          together: async () => [asked],
          workOut: async () => {
            const at = ends.length
            await new Promise<void>(resolve => {
              ends.push(resolve)
            })
            return [{ status: 'fulfilled', value: answered(at) }]
          },
        })
      const waits = await database.db.transaction().execute(async writing => {
        await sql`update dict set version = version + 1`.execute(writing)
        const waiting = ask()
        await eventually(() => expect(ends).toHaveLength(1))
        return [waiting]
      })
      const later = ask()
      await eventually(() => expect(ends).toHaveLength(2))
      for (const end of ends) end()
      expect((await Promise.all([...waits, later])).map(({ rows }) => rows.length)).toEqual([0, 1])
    },
  )
})
