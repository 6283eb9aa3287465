import { homeParts } from '../../../../resources/index.ts'
import { rightOf } from '../../../../resources/core/home.ts'
import type { HomePart } from '../../../../resources/core/home.ts'
import type { Granted } from '../../../../resources/core/granted.ts'
import { holds } from '../../../../resources/rights.ts'

/** A part of the home page with its name. */
export interface Named<P extends HomePart = HomePart> {
  readonly name: string
  readonly one: P
}

/** The parts that an operator may see, in the order in which they are declared. */
export const offeredParts = (granted: Granted): readonly Named[] =>
  Object.entries<HomePart>(homeParts)
    .map(([name, one]) => ({ name, one }))
    .filter(({ one }) => holds(granted, rightOf(one)) && (one.may === undefined || holds(granted, one.may)))

/**
 * Where parts stand: what is said once first, then numbers, what reports say below them, and what is read row by row
 * last.
 */
export const places = ['above', 'numbers', 'reports', 'cards'] as const
export type Place = (typeof places)[number]

export const placeOf = (one: HomePart): Place =>
  one.part === 'count'
    ? 'numbers'
    : one.part === 'report'
      ? 'reports'
      : one.part === 'own' && one.above
        ? 'above'
        : 'cards'

/**
 * What an operator chose: the parts that stand there, in their order, and those that do not. A part that came later is
 * in neither.
 */
export interface Arrangement {
  readonly shown: readonly string[]
  readonly hidden: readonly string[]
}

const names = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []

/** Reads an arrangement from where it is kept; what is none of it is as the page comes. */
export const readArrangement = (state: Readonly<Record<string, unknown>> | undefined): Arrangement => ({
  shown: names(state?.['shown']),
  hidden: names(state?.['hidden']),
})

/** A part as it is arranged: whether it stands there. */
export interface Arranged extends Named {
  readonly isShown: boolean
}

/**
 * All that is offered, in the order of an arrangement: what it names first, then what it does not know, and at last
 * what it leaves out.
 */
export const arranged = (offered: readonly Named[], { shown, hidden }: Arrangement): readonly Arranged[] => {
  const rank = (name: string): number =>
    shown.includes(name) ? shown.indexOf(name) : hidden.includes(name) ? shown.length + 1 : shown.length
  return offered
    .map(named => ({
      ...named,
      isShown: shown.includes(named.name) || (!hidden.includes(named.name) && named.one.spare !== true),
    }))
    .toSorted((one, other) => rank(one.name) - rank(other.name))
}

/** How that is kept. */
export const toArrangement = (parts: readonly Arranged[]): Arrangement => ({
  shown: parts.filter(({ isShown }) => isShown).map(({ name }) => name),
  hidden: parts.filter(({ isShown }) => !isShown).map(({ name }) => name),
})
