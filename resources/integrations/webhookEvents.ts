import { operationsOf } from '../core/calls.ts'
import { changesState } from '../core/effects.ts'
import { hasRecords, isStored } from '../core/fields.ts'
import type { AnyResource } from '../core/index.ts'

/**
 * Whether a record is still there afterwards: what is gone is told to nobody, as nobody can say any more whose it was.
 */
const leavesRecord = ({ actions }: AnyResource, name: string): boolean =>
  name !== 'remove' || actions['remove']?.set !== undefined

/**
 * The events of a resource that another system can be told of, such as `patient.transfer`: what its history tells of
 * single records that can be read.
 */
export const eventsOf = (resource: AnyResource): readonly string[] => {
  if (!hasRecords(resource) || !isStored(resource) || resource.singleton || !resource.actions['get']) return []
  const names = Object.keys(resource.actions).filter(
    name =>
      resource.actions[name]!.on !== 'list' &&
      name !== 'sort' &&
      name !== 'import' &&
      changesState(resource, name, operationsOf(resource)[name]!) &&
      leavesRecord(resource, name),
  )
  // What the product does by itself, or by another record, is a change of this one.
  return [...new Set(['create', 'update', ...names])].map(name => `${resource.name}.${name}`)
}
