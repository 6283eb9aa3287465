import type { ViewState } from '../../../resources/viewState.ts'

/** The default view of a list as the server last told it. */
export interface Beginning {
  readonly id: number
  readonly state: ViewState
}

/**
 * Where the browser keeps it, so that the list begins with it at once. It holds nothing that tells who somebody is, and
 * goes when another operator signs in.
 */
export const beginningKey = (resource: string): string => `beginning.${resource}`
