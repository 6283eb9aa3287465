import { usualSort } from '../../../resources/core/fields.ts'
import type { AnyResource } from '../../../resources/core/index.ts'

/** What a list asks for when it is opened: how many rows a page has, and in which order. */
export const firstPage = (resource: AnyResource) => {
  const [field, order] = usualSort(resource)
  return { perPage: 10, sort: { field, order } } as const
}
