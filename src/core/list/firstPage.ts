import type { AnyResource } from '../../../resources/core/index.ts'

/** What a list asks for when it is opened: how many rows a page has, and in which order. */
export const firstPage = ({ list }: AnyResource) => {
  const [field, order] = list?.sort ?? ['id', 'DESC']
  return { perPage: 10, sort: { field, order } } as const
}
