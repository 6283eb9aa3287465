import { actionName } from '../../../resources/core/actionName.ts'
import { operationsOf } from '../../../resources/core/calls.ts'
import { maskedFields } from '../../../resources/core/fields.ts'
import { grantedTo } from '../../../resources/core/granted.ts'
import type { AnyResource, Field } from '../../../resources/core/index.ts'
import { holds, mayDo } from '../../../resources/rights.ts'
import { placeOf, scopeOf } from '../../core/fieldContext.ts'
import type { Translate } from '../../core/resourceName.ts'

/** What permissions open on the pages of a resource, by the names that stand there. */
export interface Opened {
  readonly may: readonly string[]
  readonly mayNot: readonly string[]
  /** Fields that are kept back. */
  readonly hidden: readonly string[]
  /** Fields that are seen and cannot be changed for want of a right. */
  readonly fixed: readonly string[]
  /** Fields of which a part is covered, and whether it may be shown in clear. */
  readonly covered: readonly string[]
  readonly reveals: boolean
}

/** What every page does by itself. */
const looking: ReadonlySet<string> = new Set(['list', 'get', 'options'])

export const openedBy = (resource: AnyResource, permissions: ReadonlySet<string>, translate: Translate): Opened => {
  const granted = grantedTo(permissions, false)
  const actions = Object.keys(resource.actions).filter(action => !looking.has(action))
  const named = (some: readonly string[]): string[] => [
    ...new Set(some.map(action => actionName(translate, resource.name, action))),
  ]
  const fields = Object.entries<Field>(resource.fields)
  const labels = (some: readonly (readonly [string, Field])[]): string[] =>
    some.map(([name, field]) => translate(placeOf(scopeOf(resource), name, field).label))
  const lacks = (right: string | undefined): boolean => right !== undefined && !holds(granted, right)
  const isHidden = ([, { permission }]: readonly [string, Field]): boolean => lacks(permission?.read)
  return {
    may: named(actions.filter(action => mayDo(granted, resource.name, action))),
    mayNot: named(actions.filter(action => !mayDo(granted, resource.name, action))),
    hidden: labels(fields.filter(isHidden)),
    fixed: labels(fields.filter(one => !isHidden(one) && lacks(one[1].permission?.write))),
    covered: labels(maskedFields(resource).filter(one => !isHidden(one))),
    reveals: 'contact' in operationsOf(resource) && mayDo(granted, resource.name, 'contact'),
  }
}
