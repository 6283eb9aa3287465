import { businessToday } from '../../shell/installation/businessZone.ts'
import type { Action } from '../../../resources/core/action.ts'
import { standardActions } from '../../../resources/core/action.ts'
import { clauseHolds, clausesOf, firstFailing } from '../../../resources/core/condition.ts'
import type { AnyCondition, Clause } from '../../../resources/core/condition.ts'
import type { AnyResource, Tone } from '../../../resources/core/index.ts'
import { scopeOf } from '../fieldContext.ts'
import { presentationOf } from '../present.ts'

/** An action that the pages offer by a button of its own. */
export interface Offered {
  readonly name: string
  readonly action: Action
  /** Catalogue key of what stands on the button. */
  readonly label: string
  readonly tone: Tone
}

type Values = Readonly<Record<string, unknown>>

const today = (): string => businessToday()

const isStandard = (name: string): boolean => name !== 'remove' && (standardActions as readonly string[]).includes(name)

/** Catalogue key of what an action of a resource is called. */
export const actionLabel = (resource: AnyResource, name: string): string =>
  name === 'remove' ? 'ra.action.delete' : `${scopeOf(resource)}.actions.${name}`

/** Catalogue key of what is told once it is done. */
export const doneOf = (resource: AnyResource, name: string): string =>
  name === 'remove' ? 'app.generator.removed' : `${scopeOf(resource)}.done.${name}`

const offered = (resource: AnyResource, on: 'row' | 'list'): Offered[] => {
  const { elsewhere = [] } = presentationOf(resource.name)
  return Object.entries(resource.actions)
    .filter(([name, action]) => !elsewhere.includes(name) && !isStandard(name) && (action.on ?? 'row') === on)
    .map(([name, action]) => ({
      name,
      action,
      label: actionLabel(resource, name),
      tone: action.tone ?? 'neutral',
    }))
}

/** Actions on one record, in the descriptor's order; removal comes last. */
export const rowActions = (resource: AnyResource): Offered[] => {
  const all = offered(resource, 'row')
  return [...all.filter(one => one.name !== 'remove'), ...all.filter(one => one.name === 'remove')]
}

/** Actions on the list as a whole. */
export const listActions = (resource: AnyResource): Offered[] => offered(resource, 'list')

/** What stands in the way of an action: a condition that does not hold, or what the server said of it, in words. */
export type UnavailableReason = Clause | { readonly said: string }

const saidOf = (name: string, record: Values): string | undefined => {
  const unavailable: unknown = record['unavailableReasons']
  const said: unknown =
    unavailable !== null && typeof unavailable === 'object' && Object.hasOwn(unavailable, name)
      ? (unavailable as Values)[name]
      : undefined
  return typeof said === 'string' ? said : undefined
}

/** Why an action is not possible now, or undefined where it is. */
export const unavailableReason = (
  name: string,
  action: Action | undefined,
  record: Values,
): UnavailableReason | undefined => {
  const clause = firstFailing(action?.when as AnyCondition | undefined, record, today())
  const said = clause ? undefined : saidOf(name, record)
  return said === undefined ? clause : { said }
}

const deletedClause = (action: Action | undefined): Clause | undefined =>
  clausesOf((action?.when ?? {}) as AnyCondition).find(clause => clause.key === 'deleted')

/** An action that only the other side of logical deletion has is left out, rather than shown as impossible. */
export const isOutOfPlace = (action: Action | undefined, record: Values): boolean => {
  const deleted = deletedClause(action)
  return deleted !== undefined && !clauseHolds(deleted, record, today())
}

/** Of a deleted record nobody asks why something else is not possible than what deletion is about. */
const isAside = ({ offer, unavailable }: Offer, record: Values): boolean =>
  record['deleted'] === true && unavailable !== undefined && deletedClause(offer.action) === undefined

/** An action that is offered for a record, with why it is not possible. */
export interface Offer {
  readonly offer: Offered
  readonly unavailable: UnavailableReason | undefined
}

/** The actions that are offered for a record, each with why it is not possible. */
export const offersFor = (all: readonly Offered[], record: Values): Offer[] =>
  all
    .filter(offer => !isOutOfPlace(offer.action, record))
    .map(offer => ({ offer, unavailable: unavailableReason(offer.name, offer.action, record) }))
    .filter(offer => !isAside(offer, record))

/**
 * So many stand beside each other; where there are more, those that are not said to be the main ones go into a menu.
 */
const mostButtons = 3

/**
 * Which actions stand as buttons on a record's page and which in the menu beside them: where there are many, the main
 * ones that can be done now, in front. Where none is named as a main one, those that lead the record on. What cannot be
 * done now is always in the menu, which says why.
 */
export const arranged = (
  offers: readonly Offer[],
  main: readonly string[],
): { readonly buttons: readonly Offer[]; readonly menu: readonly Offer[] } => {
  const isMain = ({ offer, unavailable }: Offer): boolean =>
    !unavailable && (main.length > 0 ? main.includes(offer.name) : offer.tone === 'positive')
  const [first, rest] = [offers.filter(isMain), offers.filter(offer => !isMain(offer))]
  if (offers.length > mostButtons) return { buttons: first, menu: rest }
  return {
    buttons: [...first, ...rest.filter(({ unavailable }) => !unavailable)],
    menu: rest.filter(({ unavailable }) => unavailable),
  }
}
