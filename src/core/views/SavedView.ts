import type { ViewState } from '../../../resources/viewState.ts'

/** A view of a page as the server tells it to the operator. */
export interface SavedView {
  readonly id: number
  readonly version: number
  readonly title: string
  readonly state: ViewState
  /** Names of the filters that the operator may not use, or that are no more. */
  readonly leftOut: readonly string[]
  readonly own: boolean
  readonly editable: boolean
  readonly shared: boolean
  readonly roles: readonly number[]
  readonly rolesLabel: readonly string[]
  /** What the page begins with for those it is shared with. */
  readonly standard: boolean
  /** What the page begins with for the operator. */
  readonly isDefault: boolean
}

/** What can be changed of a view besides how the page stands. */
export type ViewDetails = Partial<Pick<SavedView, 'title' | 'shared' | 'roles' | 'standard'>>

const isObject = (value: unknown): value is ViewState =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** The same whatever the order of its keys; what is undefined is not there. */
const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered)
  return isObject(value)
    ? Object.fromEntries(
        Object.entries(value)
          .toSorted(([one], [other]) => (one < other ? -1 : 1))
          .map(([name, one]) => [name, ordered(one)]),
      )
    : value
}

/** Whether two states of a page are one. */
export const isSameState = (one: ViewState, other: ViewState): boolean =>
  JSON.stringify(ordered(one)) === JSON.stringify(ordered(other))
