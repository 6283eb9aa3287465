import { describe, expect, it } from 'vitest'
import { registry } from '../../resources/index.ts'
import { clauseHolds, clausesOf, holds } from '../../resources/core/condition.ts'
import type { AnyCondition } from '../../resources/core/condition.ts'
import { operationsOf } from '../../resources/core/calls.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import { oneOfEach } from '../support/full.ts'
import { perform } from './perform.ts'
import { reached } from './reached.ts'
import { recipes } from './recipes.ts'
import type { World } from './world.ts'

interface Guarded {
  readonly resource: AnyResource
  readonly name: string
  readonly when: AnyCondition
}

const guarded = Object.values(registry as Readonly<Record<string, AnyResource>>).flatMap(resource =>
  Object.entries(operationsOf(resource)).flatMap(([name, { when }]): (readonly [string, Guarded])[] =>
    when ? [[`${resource.name} ${name}`, { resource, name, when: when as AnyCondition }]] : [],
  ),
)

/** Actions of a resource that are possible in the same states are guarded by the same code. */
const held = oneOfEach(guarded, ([, { resource, when }]) => `${resource.name} ${JSON.stringify(when)}`)

/**
 * Every guard, and in the full run every guarded action, in every state: the server does what `holds` says, and where it does not hold nothing changes.
 */
export const states = (world: () => World): void => {
  it.each(held)('%s is possible in its states and in no other', async (_title, { resource, name, when }) => {
    const seen = { allowed: 0, deciding: new Set<string>() }
    for await (const before of reached(world(), resource, when)) {
      const allowed = holds(when, before, world().host.today)
      const reply = await perform(world(), resource, name, before)
      const after = (await world().call('admin', resource, 'get', { id: before.id })).body
      const state = Object.fromEntries(Object.keys(when).map(key => [key, before[key]]))
      if (allowed) {
        expect({ state, status: reply.status, refused: reply.status < 400 ? undefined : reply.body }).toEqual({
          state,
          status: 200,
          refused: undefined,
        })
        if (after['code'] !== 'notFound') expect(after).toMatchObject(operationsOf(resource)[name]!.set ?? {})
        seen.allowed += 1
      } else {
        expect({ state, status: reply.status, body: reply.body }).toMatchObject({
          state,
          status: 409,
          body: { code: 'notNow' },
        })
        expect(String(reply.body['message'])).not.toMatch(/[a-z]+\.[a-z]+\./)
        expect(after).toEqual(before)
        for (const clause of clausesOf(when))
          if (!clauseHolds(clause, before, world().host.today)) seen.deciding.add(clause.key)
      }
    }
    // An action that nothing here gets to, or a part of its guard, is tested by nobody.
    expect({ isPossible: seen.allowed > 0, deciding: [...seen.deciding].toSorted() }).toEqual({
      isPossible: true,
      deciding: Object.keys(when).toSorted(),
    })
  })

  describe('what the contract knows of an action', () => {
    it.each(Object.keys(recipes))('%s is needed', async title => {
      const { resource, name, when } = guarded.find(([known]) => known === title)![1]
      for await (const record of reached(world(), resource, when)) {
        if (!holds(when, record, world().host.today)) continue
        const reply = await perform(world(), resource, name, record, {})
        if (reply.status >= 400) return
      }
      expect.fail(`${title} needs no recipe`)
    })
  })
}
