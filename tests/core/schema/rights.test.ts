import { describe, expect, it } from 'vitest'
import { registry } from '../../../resources/index.ts'
import { customPages, mayVisit, pageKeys } from '../../../resources/pages.ts'
import type { CustomPage } from '../../../resources/core/capability.ts'
import { holds, mayDo } from '../../../resources/rights.ts'
import { grantedTo } from '../../../resources/core/granted.ts'
import { operationsOf } from '../../../resources/core/calls.ts'
import { isDeniedToDemo } from '../../../resources/core/demo.ts'
import { openTo, permissionOf } from '../../../resources/core/permission.ts'

const everything = grantedTo(['*'], false)
const demo = grantedTo(['*'], true)
const actions = Object.values(registry).flatMap(resource =>
  Object.entries(operationsOf(resource)).map(([name, action]) => ({ resource, name, action })),
)
const written = Object.entries(customPages as { readonly [key: string]: CustomPage })

describe('what an operator is offered', () => {
  it('is for a demo account what the server does not refuse it, action by action', () => {
    expect(actions.length).toBeGreaterThan(300)
    for (const { resource, name, action } of actions.filter(one => one.action.by === undefined)) {
      expect(mayDo(everything, resource.name, name), `${resource.name}:${name}`).toBe(true)
      expect(mayDo(demo, resource.name, name), `${resource.name}:${name}`).toBe(!isDeniedToDemo(resource, name))
      // Whoever may not do it at all is no better off by being a demo.
      const open = (openTo as readonly string[]).includes(permissionOf(resource, name))
      expect(mayDo(grantedTo([], true), resource.name, name), `${resource.name}:${name}`).toBe(
        open && !isDeniedToDemo(resource, name),
      )
      expect(action).toBeDefined()
    }
  })

  it('is for a demo account nothing of itself that concerns all who share it', () => {
    const own = actions.filter(({ resource, name }) => permissionOf(resource, name) === 'signedIn')
    const refused = own
      .filter(({ resource, name }) => !mayDo(demo, resource.name, name))
      .map(({ resource, name }) => `${resource.name}:${name}`)
    expect(refused.sort()).toEqual([
      'operator:updatePass',
      'profile:change',
      'profile:endOthers',
      'profile:sendCode',
      'profile:setAvatar',
      'profile:setEmail',
      'savedView:choose',
      'savedView:create',
      'savedView:remove',
      'savedView:update',
      'secondFactor:confirm',
      'secondFactor:renewCodes',
      'secondFactor:setUp',
      'secondFactor:turnOff',
      'session:reauthenticate',
      'upload:image',
    ])
    expect(holds(demo, 'session:logout')).toBe(true)
  })

  it('is by rights that are no actions, too', () => {
    // The times of patients are bought by an action of another name, which alone has that right.
    expect(holds(everything, 'gameConfig:design')).toBe(true)
    expect(holds(demo, 'gameConfig:design')).toBe(false)
    expect(holds(everything, 'gameConfig:noSuchRight')).toBe(false)
    expect(holds(demo, 'signedIn')).toBe(true)
  })
})

describe('pages', () => {
  it.each(written)('%s is there for something that there is', (_key, { permission: may }) => {
    expect(holds(everything, may)).toBe(true)
  })

  it('are kept from a demo account where they do nothing but what it may not', () => {
    const kept = pageKeys().filter(key => mayVisit(everything, key) && !mayVisit(demo, key))
    expect(kept.sort()).toEqual([
      'callList',
      'mergePatients',
      'newCase',
      'topUp',
      'user/secondFactor',
      'user/updatePass',
    ])
  })
})
