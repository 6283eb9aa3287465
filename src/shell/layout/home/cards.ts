import { lazy } from 'react'
import type { ComponentType, LazyExoticComponent } from 'react'
import type { homeParts } from '../../../../resources/index.ts'

type Parts = typeof homeParts

/** The parts of the home page that are declared to be written by hand. */
export type OwnPartName = { [N in keyof Parts]: Parts[N] extends { readonly part: 'own' } ? N : never }[keyof Parts]

const cards = new Map<string, LazyExoticComponent<ComponentType>>()

/** The components of those parts; each capability adds its own where it registers, and each is loaded when it is first drawn. */
export const homeCards = {
  add(name: OwnPartName, load: () => Promise<ComponentType>): void {
    cards.set(name, lazy(async () => ({ default: await load() })))
  },
  of: (name: string): ComponentType | undefined => cards.get(name),
}
