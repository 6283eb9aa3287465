import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { standardActions } from '../../../resources/core/action.ts'
import { checks } from '../../../resources/core/checks.ts'
import { requestLine, toRequest } from '../../../resources/core/calls.ts'
import { noteKey } from '../../../resources/core/fields.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { describeAbove } from '../../support/database.ts'
import {
  actionAspects,
  actionCover,
  actionRefusals,
  actionsOf,
  entityDoing,
  unwrittenActions,
} from '../support/pairs/actions.ts'
import { operatorWith } from './harness.ts'
import type { Reply } from './harness.ts'
import { openInvented, refusals, registryOf } from './invented.ts'

const known = new Set(checks.map(({ id }) => id))
const cover = actionCover()
const actions = actionsOf(cover)
const entity: AnyResource = entityDoing(actions)

/** What a standard action can be told, and what all can; whatever else is said of one is refused. */
const readOfStandard: { readonly [name in (typeof standardActions)[number]]: readonly string[] } = {
  list: ['permission'],
  get: ['permission', 'call'],
  options: ['permission', 'output'],
  create: ['permission', 'output', 'duplicate', 'reauthenticate'],
  update: ['permission', 'call', 'when', 'reauthenticate', 'notifies'],
  sort: ['permission', 'call', 'when', 'reauthenticate'],
  import: ['permission', 'takes', 'set'],
  remove: [
    'permission',
    'call',
    'when',
    'set',
    'bulk',
    'tone',
    'confirm',
    'undo',
    'input',
    'audit',
    'rules',
    'begins',
    'preview',
    'reauthenticate',
  ],
}

describe('each option of an action beside each other one', () => {
  it('is known here', () => {
    expect(unwrittenActions()).toEqual([])
  })

  it('stands in an action, or is refused by a check', () => {
    const { sets, refused } = cover
    const lost = actionAspects.flatMap((one, at) =>
      refused.has(one)
        ? []
        : actionAspects
            .slice(at + 1)
            .filter(
              other =>
                !refused.has(other) &&
                !refused.has(`${one} + ${other}`) &&
                !sets.some(set => set.includes(one) && set.includes(other)),
            )
            .map(other => `${one} + ${other}`),
    )
    expect(lost).toEqual([])
    expect([...refused.values()].flat().filter(id => !known.has(id))).toEqual([])
    expect(refusals(registryOf(entity))).toEqual([])
  })

  it.each(standardActions)('of the standard action %s is one that is read, or refused', name => {
    const without = new Set(actionRefusals(name, []))
    const taken = actionAspects.filter(aspect => actionRefusals(name, [aspect]).every(id => without.has(id)))
    expect(taken.filter(aspect => !['concernsSharers', ...readOfStandard[name]].includes(aspect))).toEqual([])
  })
})

describeAbove('each pair of options of an action', engine => {
  let opened: Awaited<ReturnType<typeof openInvented>>
  const handlers = Object.fromEntries([
    ...Object.entries(actions)
      .filter(([, { set }]) => !set)
      .map(([name, { many }]) => [name, async () => (many ? [{ done: true }] : { done: true })]),
    ...Object.keys(entity.calls).map(name => [name, async () => ({ effects: [], previewToken: 'shown' })]),
  ]) as never
  beforeAll(async () => {
    opened = await openInvented(
      engine,
      registryOf(entity),
      { pairActions: { handlers, hooks: { before: async () => undefined } } } as never,
      { nobody: operatorWith({ permissions: ['pairActions:list', 'pairActions:get'] }) },
    )
  }, 120_000)
  afterAll(() => opened?.close())

  const made = async (): Promise<number> =>
    Number((await opened.app.call('admin', 'POST', '/api/pairActions', { name: 'one', hospital: 2 })).body['id'])
  const run = (name: string, who: string, id: number, answers: object): Promise<Reply> => {
    const { method, path, body } = toRequest(requestLine(entity, name), {
      ...(entity.actions[name]!.on === 'list' ? {} : { id }),
      ...answers,
    })
    return opened.app.call(who, method, `/${path}`, body)
  }

  it.each(Object.keys(actions))('%s does what it says', async name => {
    const { input, output, many, when, set, audit, rules, reauthenticate, on } = entity.actions[name]!
    const answers = Object.fromEntries(
      Object.keys(input ?? {}).map(key => [key, key === 'until' ? '2026-03-01' : 'said']),
    )
    const id = await made()
    const got = async () => (await opened.app.call('admin', 'GET', `/api/pairActions/${id}`)).body
    expect((await run(name, 'nobody', id, answers)).status).toBe(403)
    if (reauthenticate) {
      expect(await run(name, 'admin', id, answers)).toMatchObject({ status: 403, body: { code: 'reauthenticate' } })
      return
    }
    const before = await got()
    if (input?.['why'])
      expect(await run(name, 'admin', id, { ...answers, why: null })).toMatchObject({
        status: 400,
        body: { errors: { why: expect.any(String) as string } },
      })
    if (rules)
      expect(await run(name, 'admin', id, { ...answers, until: null })).toMatchObject({
        status: 400,
        body: { errors: { until: expect.any(String) as string } },
      })
    expect(await run(name, 'admin', id, { ...answers, noSuchAnswer: 1 })).toMatchObject({
      status: 400,
      body: { errors: { noSuchAnswer: expect.any(String) as string } },
    })
    expect(await got()).toEqual(before)
    const done = await run(name, 'admin', id, answers)
    expect({ status: done.status, body: done.body['code'] }).toEqual({ status: 200, body: undefined })
    if (output) expect(done.body).toEqual(many ? [{ done: true }] : { done: true })
    else if (on !== 'list') expect(done.body).toMatchObject({ id, ...set })
    if (on === 'list') return
    expect(await got()).toMatchObject({ ...set })
    if (audit) {
      const { content } = (await opened.app.call('admin', 'GET', `/api/pairActions/${id}/history`)).body as {
        content: readonly { action: string; changes: Record<string, unknown> }[]
      }
      expect(content.find(({ action }) => action === name)?.changes[noteKey('why')]).toEqual([null, 'said'])
    }
    if (when) {
      await opened.app.call('admin', 'PUT', `/api/pairActions/${id}`, { state: 'shut' })
      expect(await run(name, 'admin', id, answers)).toMatchObject({ status: 409, body: { code: 'notNow' } })
    }
  })
})
