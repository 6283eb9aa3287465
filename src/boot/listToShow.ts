import { beginningKey } from '../core/list/beginning.ts'
import { listStateKeys } from '../shell/app/pageState.ts'
import { sessionStore } from '../shell/app/sessionStore.ts'

/** How the page of a list first asks for its rows. */
export interface ListCall {
  /** Path with query, without a slash before it. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/** Calls of the lists by resource, written down by the build; see `build/knownPages.ts`. */
declare const LIST_CALLS: { readonly [resource: string]: ListCall } | undefined

const calls = typeof LIST_CALLS === 'undefined' ? undefined : LIST_CALLS

/** Whether a list begins with a saved view; react-admin's store keeps it under its own prefix. */
const hasBeginning = (resource: string): boolean => {
  try {
    return window.localStorage.getItem(`RaStore.${beginningKey(resource)}`) !== null
  } catch {
    return false
  }
}

/** Filters, order and page that were left in this tab, or that a saved view begins with, are not known here. */
const isAsAtFirst = (resource: string): boolean =>
  listStateKeys(resource).every(key => sessionStore.getItem(key) === undefined) && !hasBeginning(resource)

/** The list that an address opens with its first page, as it comes; undefined for any other page. */
export const listToShow = (
  { pathname, search }: Location = window.location,
): { readonly resource: string; readonly call: ListCall } | undefined => {
  const resource = /^\/(\w+)\/?$/.exec(pathname)?.[1]
  if (resource === undefined || search !== '' || !calls || !Object.hasOwn(calls, resource) || !isAsAtFirst(resource))
    return undefined
  return { resource, call: calls[resource]! }
}
