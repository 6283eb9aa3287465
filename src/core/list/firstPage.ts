import { usualSort } from '../../../resources/core/fields.ts'
import type { AnyResource } from '../../../resources/core/index.ts'

/** What a list asks for when it is opened: how many rows a page has, in which order, and which of all there are. */
export const firstPage = (resource: AnyResource) => {
  const [field, order] = usualSort(resource)
  const filter: Readonly<Record<string, unknown>> = resource.list?.begins ?? {}
  return { perPage: 10, sort: { field, order }, filter } as const
}
