import { afterAll, beforeAll, expect, it } from 'vitest'
import { flag, resource, text } from '../../../resources/core/index.ts'
import { registry } from '../../../resources/index.ts'
import { describeAbove } from '../../support/database.ts'
import type { TestDatabase } from '../../support/database.ts'
import { openApp } from './harness.ts'

const chairWith = (audit: readonly ('reason' | 'note')[]) =>
  resource({
    name: 'chair',
    label: 'name',
    scopedBy: 'nothing',
    fields: { name: text({ required: true }), closed: flag({ readOnly: true }), reason: text({ readOnly: true }) },
    actions: {
      close: { set: { closed: true }, input: { reason: text({ required: true }), note: text() }, audit },
    },
  })

describeAbove('what an action asks before its change', engine => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await engine.open()
  })
  afterAll(() => database.close())
  const open = async (audit: readonly ('reason' | 'note')[], hooks?: object): Promise<void> => {
    const { app } = await openApp(
      database,
      {},
      { chair: { hooks } } as never,
      { ...registry, chair: chairWith(audit) } as never,
    )
    await app.close()
  }

  it('is refused where nobody reads the answer, were it called as a field is', async () => {
    await expect(open(['note'])).rejects.toThrow(
      "nobody reads the reason that chair.close asks for: audit: ['reason'] keeps it in the history, implement(chair, …, { on: ['close'], before }) answers what to write of it",
    )
    await expect(open(['note'], { on: ['update'], before: async () => ({}) })).rejects.toThrow(
      'nobody reads the reason that chair.close asks for',
    )
  })

  it('is read by the history, or by the hook before', async () => {
    await open(['reason', 'note'])
    await open([], { before: async () => ({}) })
    await open(['reason'], { on: ['close'], before: async () => ({}) })
  })
})
