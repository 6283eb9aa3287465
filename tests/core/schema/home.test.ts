import { describe, expect, it, test } from 'vitest'
import { checkHome } from '../../../resources/core/checks/home.ts'
import { countOf, partOf, rowsOf, waitingFilter } from '../../../resources/core/home.ts'
import type { HomePart } from '../../../resources/core/home.ts'
import { choice, date, integer, ref, resource, text } from '../../../resources/core/index.ts'
import { count, facts, figures, report } from '../../../resources/core/statistics/index.ts'

const task = resource({
  name: 'task',
  label: 'title',
  scopedBy: 'nothing',
  fields: {
    title: text(),
    state: choice(['open', 'done']),
    due: date(),
    effort: integer(),
    phone: text({ match: 'mobile', mask: 'tail4' }),
    before: ref('task'),
  },
  list: { columns: ['title'], filters: ['state', 'due'] },
  actions: { list: {}, get: {} },
})
const { get: _get, ...listed } = task.actions
const tasks = facts(task, { name: 'tasks', day: 'due', by: { state: 'state' }, measures: { all: count() } })
const tasksByDay = report({
  name: 'tasksByDay',
  facts: [tasks],
  filters: ['state'],
  range: 'thisMonth',
  parts: { sums: figures(['tasks.all']), today: figures(['tasks.all'], { range: 'today' }) },
})

const open = countOf(task, { when: { state: 'open', due: { max: '-7d' } } })
const rows = rowsOf(task, { when: { state: 'open' }, names: 'title', at: 'due' })

const idsOf = (...parts: readonly HomePart[]): string[] =>
  checkHome(Object.fromEntries(parts.map((one, at) => [`room${at}`, { one }])), { task }, { tasksByDay }).map(
    ({ id }) => id,
  )

describe('parts of the home page', () => {
  it('ask their lists by the filters that these have', () => {
    expect(waitingFilter(open, '2026-03-10')).toEqual({ state: 'open', due: { from: undefined, to: '2026-03-03' } })
    expect(waitingFilter(countOf(task, { when: { state: ['open', 'done'] } }), '2026-03-10')).toEqual({
      state: ['open', 'done'],
    })
  })

  it('are right where their words are', () => {
    expect([open, rows, partOf(tasksByDay, 'sums', { range: 'lastMonth' })].flatMap(one => idsOf(one))).toEqual([])
  })

  test.each<[string, HomePart]>([
    ['a filter that the list has not', countOf(task, { when: { effort: 3 } })],
    ['what no filter says', countOf(task, { when: { state: { not: 'open' } } })],
    ['nothing', countOf(task, { when: { state: null } })],
    ['a value that there is not', { ...open, when: { state: 'late' } }],
    ['one day as a value of what is filtered by ranges', countOf(task, { when: { due: 'today' } })],
    ['all rows', countOf(task, { when: {} })],
    ['a masked name', rowsOf(task, { when: { state: 'open' }, names: 'phone' })],
    ['a field that there is not', { ...rows, about: 'nothing' }],
    ['an order that the list has not', { ...rows, sort: ['phone', 'ASC'] }],
    ['rows that lead nowhere', { ...rows, of: { ...task, actions: listed } }],
    ['a list that nobody has', { ...open, of: { ...task, name: 'other' } }],
    ['a range for figures that have one of their own', partOf(tasksByDay, 'today', { range: 'lastMonth' })],
    ['a part that the report has not', { ...partOf(tasksByDay, 'sums'), shown: 'nothing' }],
    ['a report that nobody has', partOf({ ...tasksByDay }, 'sums')],
    ['a report that has no page to lead to', partOf({ ...tasksByDay, list: task }, 'sums')],
    ['a card without height', { part: 'own', permission: 'signedIn', height: 0 }],
  ])('are refused where they ask for %s', (_what, one) => {
    expect([...new Set(idsOf(one))]).toEqual(['R191'])
  })

  it('say nothing that no part of their kind can say', () => {
    const misspelt = (one: HomePart): HomePart => ({ ...one, ...{ spaer: true } })
    const own: HomePart = { part: 'own', permission: 'signedIn', height: 40 }
    for (const one of [open, rows, partOf(tasksByDay, 'sums'), own]) expect(idsOf(misspelt(one))).toEqual(['R242'])
    // What another kind can say is no word of this one.
    expect(idsOf({ ...open, ...{ height: 40 } })).toEqual(['R242'])
    const unknown = checkHome({ room: { one: { ...own, part: 'owm' as 'own' } } }, { task }, {})
    expect(unknown.filter(({ id }) => id === 'R242')).toMatchObject([
      { place: 'room.home.one.part.owm', problem: 'there is no option owm here: did you mean own?' },
    ])
  })

  it('have a name each', () => {
    expect(idsOf(open, rows)).toEqual(['R192'])
  })
})
