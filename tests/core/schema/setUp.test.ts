import { describe, expect, it, test } from 'vitest'
import { checkSetUp } from '../../../resources/core/checks/setUp.ts'
import { choice, resource, text } from '../../../resources/core/index.ts'
import { ownStep, untilThere } from '../../../resources/core/setUp.ts'
import type { SetUpStep } from '../../../resources/core/setUp.ts'

const task = resource({
  name: 'task',
  label: 'title',
  scopedBy: 'nothing',
  fields: { title: text(), state: choice(['open', 'done']) },
  list: { columns: ['title'], filters: ['state'] },
  actions: { list: {}, create: {} },
})
const places = { pages: ['task', 'user/center'], permissions: new Set(['task:create', 'task:list']) }
const idsOf = (...steps: readonly SetUpStep[]): string[] =>
  checkSetUp(Object.fromEntries(steps.map((one, at) => [`room${at}`, { one }])), { task }, places).map(({ id }) => id)

const tasks = untilThere(task, { may: 'task:create', when: { state: 'open' }, to: '/task/create?source=x' })

describe('steps of setting up', () => {
  it('are right where their words are', () => {
    expect(
      [
        tasks,
        untilThere(task, { may: 'task:create', to: '/user/center#part' }),
        ownStep({ may: 'task:create' }),
      ].flatMap(one => idsOf(one)),
    ).toEqual([])
  })

  test.each<[string, SetUpStep]>([
    ['a permission that there is not', { ...tasks, may: 'task:paint' }],
    ['a page that there is not', { ...tasks, to: '/nothing' }],
    ['what the list cannot be filtered by', { ...tasks, when: { title: 'x' } }],
    ['a list that nobody has', { ...tasks, of: { ...tasks.of, name: 'other' } }],
  ])('are refused where they name %s', (_what, one) => {
    expect([...new Set(idsOf(one))]).toEqual(['R206'])
  })

  it('say nothing that no step of their kind can say', () => {
    expect(idsOf({ ...tasks, ...{ requird: true } })).toEqual(['R243'])
    expect(idsOf({ ...ownStep({ may: 'task:create' }), ...{ beyond: 2 } })).toEqual(['R243'])
  })

  it('have a name each', () => expect(idsOf(tasks, tasks)).toEqual(['R207']))
})
