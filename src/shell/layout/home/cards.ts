import type { ComponentType } from 'react'
import type { homeParts } from '../../../../resources/index.ts'
import { awaitedPart } from '../../../core/later.tsx'

type Parts = typeof homeParts

/** The parts of the home page that are declared to be written by hand. */
export type OwnPartName = { [N in keyof Parts]: Parts[N] extends { readonly part: 'own' } ? N : never }[keyof Parts]

const cards = new Map<string, ComponentType>()

/**
 * The components of those parts; each capability adds its own where it registers, and each is loaded when it is first
 * drawn.
 */
export const homeCards = {
  add(name: OwnPartName, load: () => Promise<ComponentType>): void {
    cards.set(name, awaitedPart(load))
  },
  of: (name: string): ComponentType | undefined => cards.get(name),
}
