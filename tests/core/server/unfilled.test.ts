import { afterAll, beforeAll, expect, it } from 'vitest'
import { choice, resource, text } from '../../../resources/core/index.ts'
import { registry } from '../../../resources/index.ts'
import { describeAbove } from '../../support/database.ts'
import type { TestDatabase } from '../../support/database.ts'
import { openApp, operatorWith } from './harness.ts'
import type { Given } from './harness.ts'

const states = {
  asked: choice(['planned', 'arrived'], { required: true, readOnly: true }),
  known: choice(['planned', 'arrived'], { required: true, readOnly: true, default: 'planned' }),
}

const visitWith = (state: keyof typeof states) =>
  resource({
    name: 'visit',
    label: 'title',
    scopedBy: 'nothing',
    fields: {
      title: text({ required: true }),
      state: states[state],
    },
    list: { columns: ['title'] },
    form: [{ section: 'main', fields: ['title'] }],
    actions: { list: {}, create: {} },
  })

describeAbove('a value that a record has to have and no form asks for', engine => {
  let database: TestDatabase
  const open = (state: keyof typeof states, hooks: object = {}) =>
    openApp(database, { admin: operatorWith() }, { visit: { hooks } } as unknown as Given, {
      ...registry,
      visit: visitWith(state),
    })

  beforeAll(async () => {
    database = await engine.open()
  })
  afterAll(() => database.close())

  it('is given by a default or by hooks, or no host starts', async () => {
    await expect(open('asked')).rejects.toThrow('nothing gives a new visit its state')
    await expect(open('asked', { on: ['update'], before: async () => ({}) })).rejects.toThrow(
      'nothing gives a new visit',
    )
    for (const app of [
      await open('known'),
      await open('asked', { on: ['create'], before: async () => ({ state: 'planned' }) }),
    ])
      await app.app.close()
  })
})
