import type { ComponentType } from 'react'
import { awaitedPart } from './later.tsx'

/**
 * A card of a page that several capabilities make up together. It is shown to whom it is permitted, and absent for
 * others.
 */
export interface PageCard<P extends object, R extends string = string> {
  readonly key: string
  /** The permission that what it shows needs, or `signedIn`. */
  readonly permission: R | 'signedIn'
  /** Across the page, in its wider column, or in the narrower one. */
  readonly place: 'top' | 'main' | 'side'
  /** Its rank in that place; the lowest stands first. */
  readonly order: number
  /** Pixels that are kept free until it is there. */
  readonly height: number
  readonly Card: ComponentType<P>
}

export interface PageCards<P extends object, R extends string = string> {
  /** Adds a card, which is loaded when it is first drawn. Throws where its key is taken. */
  readonly add: (
    key: string,
    options: Omit<PageCard<P, R>, 'key' | 'Card'>,
    load: () => Promise<ComponentType<P>>,
  ) => void
  /** All cards in their order. */
  readonly all: () => readonly PageCard<P, R>[]
}

/** The cards of one page, seen by rights `R`; each capability adds its own where it registers. */
export const createCards = <P extends object, R extends string = string>(): PageCards<P, R> => {
  const cards = new Map<string, PageCard<P, R>>()
  return {
    add(key, options, load) {
      if (cards.has(key)) throw new Error(`Two cards of one page are called ${key}`)
      cards.set(key, { key, ...options, Card: awaitedPart(load) })
    },
    all: () => [...cards.values()].sort((one, other) => one.order - other.order),
  }
}
