import type { AnyResource } from '../../../resources/core/index.ts'
import type { Can } from '../rights.tsx'

/**
 * How records of a resource are fetched to be named or chosen: by its `options` call where it has one, else by its
 * list.
 */
export const optionsMeta = (resource: AnyResource): { options: true } | undefined =>
  resource.actions['options'] ? { options: true } : undefined

/** Whether the operator may fetch them; asking without the right would end in a question about the session. */
export const mayChoose = (resource: AnyResource, can: Can): boolean =>
  can(resource.name, resource.actions['options'] ? 'options' : 'list')
