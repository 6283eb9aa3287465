import { registry } from './index.ts'
import { operationsOf } from './core/calls.ts'
import { demoPermissions, isDeniedToDemo } from './core/demo.ts'
import type { Granted } from './core/granted.ts'
import { allows, permissionOf, permissionsOf } from './core/permission.ts'

let rights: ReadonlySet<string> | undefined
let ofUseToDemo: ReadonlySet<string> | undefined
const isRight = (right: string): boolean => (rights ??= new Set(permissionsOf(Object.values(registry)))).has(right)
const isOfUseToDemo = (right: string): boolean => (ofUseToDemo ??= demoPermissions(Object.values(registry))).has(right)

/**
 * Whether an operator may do something and so is offered it: an action of a resource, or what else asks for a right
 * (`gameConfig:design`, `site:enter`). What no descriptor has is covered by nothing, `*` included. The server decides
 * all of it again.
 */
export const mayDo = (granted: Granted, resource: string, action: string): boolean => {
  const descriptor = Object.hasOwn(registry, resource) ? registry[resource] : undefined
  if (descriptor && Object.hasOwn(operationsOf(descriptor), action)) {
    return (
      allows(granted, permissionOf(descriptor, action)) &&
      !(granted.isDemo === true && isDeniedToDemo(descriptor, action))
    )
  }
  const right = `${resource}:${action}`
  return isRight(right) && allows(granted, right) && (granted.isDemo !== true || isOfUseToDemo(right))
}

/** The same of a right as it is written, `resource:action`, or `signedIn`. */
export const holds = (granted: Granted, right: string): boolean => {
  const [resource = '', action = ''] = right.split(':')
  return right === 'signedIn' || mayDo(granted, resource, action)
}
