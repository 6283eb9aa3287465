import type { Identifier } from 'react-admin'

/** Addresses of a resource's pages. */
export const createPath = (resource: string): string => `/${resource}/create`
export const importPath = (resource: string): string => `/${resource}/import`
export const editPath = (resource: string, id: Identifier): string => `/${resource}/${encodeURIComponent(id)}`
/** `part` is a part of the page by its id, which that then brings into sight. */
export const showPath = (resource: string, id: Identifier, part?: string): string =>
  `${editPath(resource, id)}/show${part ? `#${part}` : ''}`

/**
 * What a navigation says about the pages that it ends: their tabs close, and nothing is kept of them. If it is held
 * back, they stay.
 */
export interface Closing {
  readonly closes?: readonly string[]
}

/** State of a navigation to a page that begins at its top. */
export const fromTop = { _scrollToTop: true } as const
