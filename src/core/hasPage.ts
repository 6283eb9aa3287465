import { hasRecords } from '../../resources/core/fields.ts'
import type { AnyResource } from '../../resources/core/index.ts'

/** The pages that follow from a descriptor, and the action that each of them needs. */
const needs = { list: 'list', show: 'get', create: 'create', edit: 'update', import: 'import' } as const

export type ResourcePage = keyof typeof needs

/** Whether a descriptor calls for a page. What is there once is shown by a page written by hand. */
export const hasPage = (resource: AnyResource, page: ResourcePage): boolean =>
  hasRecords(resource) &&
  !resource.singleton &&
  resource.actions[needs[page]] !== undefined &&
  (page !== 'list' || resource.list !== undefined)
