import { checkOne } from '../resources/core/checks.ts'
import type { Finding } from '../resources/core/checks.ts'
import type { AnyResource } from '../resources/core/index.ts'
import { fieldTypes } from '../resources/core/types/index.ts'
import { registry } from '../resources/index.ts'
import { identifier, reserved } from './names.ts'

/**
 * What every host's start would find wrong with a descriptor, the number of its check before it. One that is there
 * already is looked at in its own place.
 */
export const findingsOf = (resource: AnyResource): Finding[] =>
  checkOne({ ...registry, [resource.name]: resource }, resource.name)

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
const isText = (value: unknown): boolean => typeof value === 'string'
const areNames = (value: unknown): boolean => Array.isArray(value) && value.every(one => typeof one === 'string')
const isOptional = (value: unknown, is: (value: unknown) => boolean): boolean => value === undefined || is(value)

const isField = (value: unknown): boolean =>
  isObject(value) &&
  typeof value['type'] === 'string' &&
  Object.hasOwn(fieldTypes, value['type']) &&
  isOptional(value['options'], Array.isArray) &&
  // Rows, and what a document consists of.
  isOptional(value['fields'], areFields) &&
  isOptional(value['of'], of => (value['type'] === 'count' ? typeof of === 'string' : isField(of) || areFields(of)))
const areFields = (value: unknown): boolean =>
  isObject(value) && Object.entries(value).every(([name, field]) => identifier.test(name) && isField(field))
const areOperations = (value: unknown): boolean =>
  isObject(value) &&
  Object.values(value).every(
    one => isObject(one) && isOptional(one['input'], areFields) && isOptional(one['output'], areFields),
  )

/** Whether data have the shape of a descriptor, so that what it says can be checked at all. */
const isDescriptor = (value: unknown): value is AnyResource =>
  isObject(value) &&
  typeof value['name'] === 'string' &&
  identifier.test(value['name']) &&
  (!reserved.has(value['name']) || Object.hasOwn(registry, value['name'])) &&
  (typeof value['label'] === 'string' || areNames(value['label'])) &&
  typeof value['scopedBy'] === 'string' &&
  areFields(value['fields']) &&
  Object.keys(value['fields'] as object).length > 0 &&
  areOperations(value['actions']) &&
  areOperations(value['calls']) &&
  isOptional(
    value['list'],
    list =>
      isObject(list) &&
      areNames(list['columns']) &&
      ['filters', 'search', 'card', 'spare', 'totals'].every(part => isOptional(list[part], areNames)) &&
      isOptional(
        list['calendar'],
        one =>
          isObject(one) &&
          typeof one['start'] === 'string' &&
          ['length', 'by'].every(word => isOptional(one[word], isText)),
      ) &&
      isOptional(
        list['board'],
        one =>
          isObject(one) &&
          typeof one['by'] === 'string' &&
          isOptional(one['moves'], moves => isObject(moves) && Object.values(moves).every(isText)),
      ),
  ) &&
  isOptional(
    value['form'],
    form =>
      Array.isArray(form) &&
      form.every(section => isObject(section) && typeof section['section'] === 'string' && areNames(section['fields'])),
  )

/** A descriptor that came as data, or why it is none. */
export const checkEntity = (value: unknown): { readonly resource: AnyResource } | { readonly problem: string } => {
  if (!isDescriptor(value)) return { problem: 'R011' }
  try {
    const [first] = findingsOf(value)
    return first ? { problem: `${first.id} ${first.place}: ${first.problem}` } : { resource: value }
  } catch {
    // What a check trips over is of no shape that it was written for.
    return { problem: 'R011' }
  }
}
