import type { ComponentType } from 'react'
import { awaitedPart } from './later.tsx'

/**
 * A card of a page that several capabilities make up together. It is shown to whom it is permitted, and absent for
 * others.
 */
export interface PageCard<P extends object> {
  readonly key: string
  /** The permission that what it shows needs, or `signedIn`. */
  readonly permission: string
  /** Across the page, in its wider column, or in the narrower one. */
  readonly place: 'top' | 'main' | 'side'
  /** Its rank in that place; the lowest stands first. */
  readonly order: number
  /** Pixels that are kept free until it is there. */
  readonly height: number
  readonly Card: ComponentType<P>
}

export interface PageCards<P extends object> {
  /** Adds a card, which is loaded when it is first drawn. Throws where its key is taken. */
  readonly add: (key: string, options: Omit<PageCard<P>, 'key' | 'Card'>, load: () => Promise<ComponentType<P>>) => void
  /** All cards in their order. */
  readonly all: () => readonly PageCard<P>[]
}

/** The cards of one page; each capability adds its own where it registers. */
export const createCards = <P extends object>(): PageCards<P> => {
  const cards = new Map<string, PageCard<P>>()
  return {
    add(key, options, load) {
      if (cards.has(key)) throw new Error(`Two cards of one page are called ${key}`)
      cards.set(key, { key, ...options, Card: awaitedPart(load) })
    },
    all: () => [...cards.values()].sort((one, other) => one.order - other.order),
  }
}
