import type { AnyResource } from '../../../resources/core/index.ts'

/**
 * How a list is shown otherwise than by rows and by what stands below what: it stands in the address, as the filters
 * do.
 */
export const shownViews = ['calendar', 'board'] as const
export type ShownView = (typeof shownViews)[number]
export type View = 'tree' | 'flat' | ShownView

/** Under which the store keeps whether the list of a resource is shown as a tree. */
export const viewKey = (resource: string): string => `${resource}.view`

/** Under which react-admin keeps how the list of a resource was left. */
export const leftKey = (resource: string): string => `${resource}.listParams`

/** What a descriptor has its list shown as besides. */
export const viewsOf = ({ list }: AnyResource): ShownView[] => shownViews.filter(view => list?.[view] !== undefined)
