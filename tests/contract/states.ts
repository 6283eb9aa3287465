import { describe, expect, it } from 'vitest'
import type { Action } from '../../resources/schema/action.ts'
import { holds } from '../../resources/schema/condition.ts'
import type { AnyCondition } from '../../resources/schema/condition.ts'
import type { AnyResource } from '../../resources/schema/index.ts'
import { statesOf } from './stateSpace.ts'
import { creatable } from './world.ts'
import type { World } from './world.ts'

const guarded = (resource: AnyResource): [string, Action][] =>
  Object.entries(resource.actions).filter(([name, action]) => action.when && Object.values(action.ask ?? {}).every(field => !field.required && !field.requiredWhen) && (action.set || name === 'remove' || name === 'update'))

/** Every guarded action in every state: the server does what `holds` says, and where it does not hold nothing changes. */
export const states = (world: () => World): void => {
  describe.each(creatable.filter(([, resource]) => guarded(resource).length > 0))('%s in every state', (_name, resource) => {
    it.each(guarded(resource))('%s', async (name, action) => {
      for (const state of statesOf(resource, action.when as AnyCondition)) {
        const record = await world().make(resource)
        await world().host.setColumns(resource, record.id, state)
        const before = (await world().call('admin', resource, 'get', { id: record.id })).body
        const allowed = holds(action.when as AnyCondition, before, world().host.today)
        const input = name === 'update' ? { id: record.id, [resource.label]: before[resource.label] } : { id: record.id }
        const reply = await world().call('admin', resource, name, input)
        const after = (await world().call('admin', resource, 'get', { id: record.id })).body
        if (allowed) {
          expect({ state, status: reply.status }).toEqual({ state, status: 200 })
          if (action.set && after['code'] !== 'notFound') expect(after).toMatchObject(action.set)
        } else {
          expect({ state, status: reply.status, code: reply.body['code'] }).toEqual({ state, status: 409, code: 'notNow' })
          expect(String(reply.body['message'])).not.toMatch(/[a-z]+\.[a-z]+\./)
          expect(after).toEqual(before)
        }
      }
    })
  })
}
