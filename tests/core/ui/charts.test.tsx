import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { dateIn, defaultTimeZone } from '../../../domain/calendar.ts'
import type { AnyReport } from '../../../resources/core/statistics/index.ts'
import { ageAnalysis } from '../../../resources/statistics/reports/ageAnalysis.ts'
import { effectAnalysis } from '../../../resources/statistics/reports/effectAnalysis.ts'
import { effectDifference } from '../../../resources/statistics/reports/effectDifference.ts'
import { gameAnalysis } from '../../../resources/statistics/reports/gameAnalysis.ts'
import { gifts } from '../../../resources/statistics/reports/gifts.ts'
import { monthAnalysis } from '../../../resources/statistics/reports/monthAnalysis.ts'
import { yearAnalysis } from '../../../resources/statistics/reports/yearAnalysis.ts'
import { pageOf } from '../../../src/core/report/ReportPage.tsx'
import { setBusinessToday } from '../../../src/shell/installation/businessZone.ts'
import { createBackend } from './backend.ts'
import { renderPage } from './renderPage.tsx'

interface Line {
  readonly period?: string
  readonly keys?: object
  readonly labels?: object
  readonly values: Readonly<Record<string, number | null>>
  readonly compared?: object
}

const isToday = (day: string): void => setBusinessToday(day, new Date().toISOString())
afterEach(() => isToday(dateIn(new Date(), defaultTimeZone)))

const add = (lines: readonly Line[]): Line['values'] =>
  lines.reduce<Record<string, number>>((sums, { values }) => {
    for (const [name, value] of Object.entries(values)) sums[name] = (sums[name] ?? 0) + (value ?? 0)
    return sums
  }, {})

/** One part of a report alone on its page, with the lines that the server tells of it. */
const open = <R extends AnyReport>(
  report: R,
  part: keyof R['parts'] & string,
  lines: readonly Line[],
  { range = 'from=2026-01-01&to=2026-03-31', compared = {} }: { range?: string; compared?: object } = {},
) => {
  const backend = createBackend()
  const told = lines.map(line => ({ keys: {}, labels: {}, ...line }))
  backend.on('statistics', report.name, ({ query }) => ({
    json: {
      rows: told,
      subtotals: [],
      total: { keys: {}, labels: {}, values: add(told), compared: told[0]?.compared },
      range: { from: query['from'], to: query['to'] },
      comparedRanges: compared,
      asOf: '2026-03-20T02:00:00Z',
      left: 0,
    },
  }))
  const Page = pageOf({ ...report, compare: [], parts: { [part]: report.parts[part]! } })
  return {
    backend,
    ...renderPage({
      backend,
      at: `/${report.name}?${range}`,
      language: 'en',
      pages: { [`/${report.name}`]: <Page /> },
    }),
  }
}

const filterOf = (link: HTMLElement): Record<string, string> =>
  JSON.parse(new URL(link.getAttribute('href')!, 'https://x.test').searchParams.get('filter')!) as Record<
    string,
    string
  >
/** How marks are filled, each once: what tells them apart without colour. */
const fills = (): Set<string | null> =>
  new Set(
    [...document.querySelectorAll('[data-mark] [fill^="url"]')].map(one =>
      one.getAttribute('fill')!.replace(/^.*-(\d+).*$/, '$1'),
    ),
  )

const mark = (name: RegExp | string) => screen.findByRole('link', { name })
const table = async (user: ReturnType<typeof open>['user']): Promise<string[][]> => {
  await user.keyboard('t')
  const shown = await screen.findByRole('table')
  return within(shown)
    .getAllByRole('row')
    .map(row =>
      within(row)
        .queryAllByRole('cell')
        .map(cell => cell.textContent),
    )
}

describe('charts', () => {
  it('a ring says the share of each slice, with a pattern of its own, is looked through by keys, and its table is a key away', async () => {
    const { user } = open(
      effectAnalysis,
      'classes',
      [
        ['cure', 6],
        ['improved', 3],
        ['invalid', 1],
      ].map(([effect, patients]) => ({ keys: { effect }, values: { 'effects.patients': Number(patients) } })),
    )
    const cured = await mark('Cured: 6 patients, 60.0% of all')
    expect(filterOf(cured)).toEqual({ effect: 'cure', from: '2026-01-01', to: '2026-03-31' })
    expect(fills()).toEqual(new Set(['0', '1', '2']))
    expect(
      await screen.findByText('Jan 1, 2026 to Mar 31, 2026: 10 patients. Most: Cured, with 6 (60.0%).'),
    ).toBeInTheDocument()
    cured.focus()
    await user.keyboard('{ArrowRight}')
    expect(await mark('Improved: 3 patients, 30.0% of all')).toHaveFocus()
    expect(await table(user)).toEqual([[], ['6'], ['3'], ['1']])
  })

  it('a histogram has a bar for each interval, and none of nothing where there is nobody between two', async () => {
    const { user } = open(
      effectDifference,
      'lines',
      [
        [0, 4],
        [3, 2],
      ].map(([lines, compared]) => ({ keys: { lines: lines! }, values: { 'effects.compared': compared! } })),
    )
    const first = await mark('0: 4 patients that can be compared')
    expect(filterOf(first)['counted']).toContain('lines=0')
    first.focus()
    await user.keyboard('{ArrowRight}')
    expect(await mark('3: 2 patients that can be compared')).toHaveFocus()
    expect(await table(user)).toEqual([[], ['4'], ['0'], ['0'], ['2']])
  })

  it('a scatter tells of each point both measures, and leads to its rows', async () => {
    const { user } = open(
      effectDifference,
      'training',
      [
        [1, 'Li', 20, 2],
        [2, 'Wang', 40, 3],
      ].map(([doctor, name, days, lines]) => ({
        keys: { doctor },
        labels: { doctor: name },
        values: { 'effects.trainedDays': Number(days), 'effects.lines': Number(lines) },
      })),
    )
    const li = await mark(/^Li: 20(\.0)? days of training on average, 2(\.0)? lines gained on average$/)
    expect(filterOf(li)).toMatchObject({ doctor: '1' })
    expect(
      await screen.findByText(/: 2 points\. Across: Days of training, average\. Up: Lines gained, average\.$/),
    ).toBeInTheDocument()
    li.focus()
    await user.keyboard('{ArrowRight}')
    expect(await mark(/^Wang: 40/)).toHaveFocus()
    expect((await table(user)).slice(1).map(([days]) => Number(days))).toEqual([20, 40])
  })

  it('a heat map has a cell for each hour and weekday between the first and the last, moves in both directions, and says each', async () => {
    const { user } = open(
      gameAnalysis,
      'hours',
      [
        [18, 1, 5],
        [20, 3, 7],
        [18, 3, 2],
      ].map(([hour, weekday, exercises]) => ({
        keys: { hour, weekday },
        values: { 'exercises.exercises': exercises! },
      })),
    )
    const monday = await mark(/^18.*Mon.*: 5 exercises$/)
    expect(filterOf(monday)['counted']).toMatch(/hour=18/)
    expect(document.querySelectorAll('[data-mark]')).toHaveLength(9)
    // The strongest is the largest: it is told by how strong it is, in one colour.
    expect(
      [...document.querySelectorAll('[data-mark] [fill-opacity]')]
        .map(one => Number(one.getAttribute('fill-opacity')))
        .filter(one => one > 0.99),
    ).toHaveLength(1)
    monday.focus()
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(await mark(/^18.*Wed.*: 2 exercises$/)).toHaveFocus()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(await mark(/^20.*Wed.*: 7 exercises$/)).toHaveFocus()
    expect(await table(user)).toEqual([[], ['5', '0', '2'], ['0', '0', '0'], ['0', '0', '7']])
  })

  it('a pyramid has a side for each gender, without a sign, told apart by patterns', async () => {
    const { user } = open(
      ageAnalysis,
      'active',
      [
        ['from4', 'male', 3],
        ['from4', 'female', 4],
        ['from10', 'male', 2],
      ].map(([age, gender, patients]) => ({
        keys: { age, gender },
        values: { 'trainingDays.patients': Number(patients) },
      })),
    )
    const boys = await mark(/^4–6.*Male: 3 patients trained$/)
    expect(filterOf(boys)['counted']).toBe('trainingDays.patients;age=from4;gender=male')
    expect(fills().size).toBe(2)
    // Other parts of the report are by the age today.
    expect(screen.getByRole('columnheader', { name: 'Age then' })).toBeInTheDocument()
    boys.focus()
    await user.keyboard('{ArrowRight}')
    expect(await mark(/^4–6.*Female: 4 patients trained$/)).toHaveFocus()
    expect(await table(user)).toEqual([[], ['3', '4'], ['0', '0'], ['2', '0']])
  })

  it('what has not ended is marked, in bars, in the table, and in words', async () => {
    const months = ['2026-01', '2026-02', '2026-03']
    const { user } = open(
      gifts,
      'byMonth',
      months.map((month, at) => ({
        period: `${month}-01`,
        values: { 'payments.given': at + 1, 'payments.givenOfAll': 0.1 },
      })),
      { range: 'from=2026-01-01&to=2026-03-20&step=month' },
    )
    expect(await mark(/^Mar 2026.*not complete.*3 times given$/)).toBeInTheDocument()
    expect(screen.getByText(/are periods that are not complete/)).toBeInTheDocument()
    await user.keyboard('t')
    expect((await screen.findAllByTitle('This period is not complete')).length).toBe(1)
  })
})

describe('figures', () => {
  const months = (values: readonly number[]): Line[] =>
    values.map((amount, at) => ({
      period: `2025-${String(at + 1).padStart(2, '0')}-01`,
      values: {
        'payments.amount': amount * 100,
        'payments.times': amount,
        'newPatients.registered': 0,
        'cases.opened': 0,
      },
    }))

  it('tell the best and the worst whole month of a year, each with the way to its rows; what came before the first is none', async () => {
    const { backend } = open(yearAnalysis, 'sums', months([0, 50, 80, 80, 20, 40]), {
      range: 'from=2025-01-01&to=2025-06-10',
    })
    const best = await screen.findByRole('link', { name: 'Mar 2025: 80 times: show the rows' })
    expect(filterOf(best)).toMatchObject({ day: '2025-03-01,2025-03-31' })
    expect(screen.getByRole('link', { name: 'May 2025: 20 times: show the rows' })).toBeInTheDocument()
    // Of numbers that are all the same, none is the best.
    expect(screen.getAllByText(/^Highest: /)).toHaveLength(2)
    expect(backend.callsOf('statistics', 'yearAnalysis')[0]!.query).toMatchObject({ step: 'month' })
  })

  it('a running total leads to the rows of all steps up to its own', async () => {
    open(monthAnalysis, 'running', months([10, 20, 30]), { range: 'from=2025-01-01&to=2025-03-31&step=month' })
    const last = await mark(/^Mar 2025: ¥60\.00/)
    expect(filterOf(last)).toEqual({ day: '2025-01-01,2025-03-31' })
  })
})

it('a number that another is compared with leads to the rows of its own days', async () => {
  const compared = { lastYear: { from: '2025-01-01', to: '2025-03-31' } }
  open(
    gifts,
    'sums',
    [{ period: '2026-01-01', values: { 'payments.given': 4, 'payments.provided': 10, 'payments.givenOfAll': 0.4 } }],
    { compared },
  )
  expect(await screen.findByRole('link', { name: '4 times given: show the rows' })).toBeInTheDocument()
})

it('a part of a quarter is compared with the same part of the one before, and so leads to the rows of that', async () => {
  isToday('2026-07-15')
  const { backend } = open(
    gifts,
    'sums',
    [
      {
        values: { 'payments.given': 4 },
        compared: { previous: { 'payments.given': 3 } },
      },
    ],
    { range: 'range=thisQuarter&compare=previous', compared: { previous: { from: '2026-04-01', to: '2026-04-15' } } },
  )
  const before = await screen.findByRole('link', { name: /^3 times given, Apr 1, 2026 to Apr 15, 2026/ })
  expect(filterOf(before)).toMatchObject({ day: '2026-04-01,2026-04-15' })
  expect(backend.callsOf('statistics', 'gifts')[0]!.query).toMatchObject({
    from: '2026-07-01',
    to: '2026-07-15',
    compare: 'previous',
    unit: 'quarter',
  })
})

it('the largest rows stand as their list tells them, the largest first, each leading to its record, and all of them to the list', async () => {
  const { backend } = open(gifts, 'largest', [])
  const record = (id: number, giveTimes: number) => ({
    id,
    giveTimes,
    patient: id,
    patientLabel: `Child ${id}`,
    hospital: 1,
    hospitalLabel: 'Clinic',
    doctor: null,
    day: '2026-02-01',
    rechargeType: 'ordinary',
    times: 10,
    amount: 1000,
  })
  backend.on('payment', 'list', () => ({
    json: { content: [record(7, 30), record(8, 5), record(9, 0)], totalElements: 3 },
  }))
  const part = await screen.findByRole('region', { name: 'Largest gifts' })
  expect(await within(part).findByRole('link', { name: '30 times given: show the rows' })).toHaveAttribute(
    'href',
    expect.stringContaining('/payment/7'),
  )
  expect(within(part).getByText('Child 8')).toBeInTheDocument()
  expect(within(part).queryByText('Child 9')).toBeNull()
  expect(backend.callsOf('payment', 'list')[0]!.query).toMatchObject({
    sort: 'giveTimes,desc',
    size: '10',
    day: '2026-01-01,2026-03-31',
  })
  expect(within(part).getByRole('link', { name: 'All rows' })).toHaveAttribute(
    'href',
    expect.stringContaining('sort=giveTimes'),
  )
})

it('records that have no rows stand as their list tells them, within its filters, each leading to itself', async () => {
  const { backend } = open(
    gameAnalysis,
    'unplayed',
    [{ keys: { game: 2 }, labels: { game: 'Played' }, values: { 'exercises.exercises': 5 } }],
    { range: 'from=2026-01-01&to=2026-03-31&project=4' },
  )
  const record = (id: number, name: string) => ({
    id,
    name,
    nameEn: name,
    project: 4,
    projectLabel: 'Fusion',
    fromAge: 4,
    glasses: false,
    published: true,
  })
  backend.on('game', 'list', () => ({
    json: [record(1, 'Idle'), record(2, 'Played')],
    headers: { 'Content-Range': 'game 0-1/2' },
  }))
  const part = await screen.findByRole('region', { name: 'Published games that nobody played' })
  expect(await within(part).findByRole('link', { name: 'Idle' })).toHaveAttribute(
    'href',
    expect.stringContaining('/game/1'),
  )
  expect(within(part).getByText('Fusion')).toBeInTheDocument()
  expect(within(part).queryByText('Played')).toBeNull()
  expect(JSON.parse(String(backend.callsOf('game', 'list')[0]!.query['filter']))).toMatchObject({
    published: true,
    project: ['4'],
  })
  expect(backend.callsOf('statistics', 'gameAnalysis')[0]!.query).toMatchObject({ by: 'game', project: '4' })
})

it('what a step alone is compared with is seen: no line leads to it', async () => {
  const compared = { previous: { from: '2026-02-01', to: '2026-02-28' } }
  const scores = (months: readonly string[]): Line[] =>
    months.map((month, at) => ({
      period: `2026-${month}-01`,
      values: { 'exercises.score': 500 + at },
      compared: { previous: { 'exercises.score': 400 + at } },
    }))
  const seen = (text: string): boolean =>
    document.querySelector(`[data-mark][aria-label*="${text}"]`)!.querySelector('path') !== null
  const range = 'from=2026-03-01&to=2026-03-31&step=month'
  const alone = open(gameAnalysis, 'score', scores(['03']), { range, compared })
  await mark(/an average score of 500/)
  expect([seen('score of 500'), seen('score of 400')]).toEqual([true, true])
  alone.unmount()
  open(gameAnalysis, 'score', scores(['02', '03']), { range: 'from=2026-02-01&to=2026-03-31&step=month', compared })
  await mark(/an average score of 501/)
  expect([seen('score of 501'), seen('score of 401')]).toEqual([true, false])
})
