import type { CustomPage } from '../capability.ts'
import type { HomePart } from '../home.ts'
import type { SetUpStep } from '../setUp.ts'
import type { DeclaredPart } from './Check.ts'
import { kindAt, partAt } from './declaredNames.ts'
import type { Names, NamesBy } from './declaredNames.ts'

const offered = { part: true, may: true, spare: true } as const
const waiting = { ...offered, of: true, when: true, sort: true } as const
const homeParts: NamesBy<HomePart, 'part'> = {
  count: waiting,
  rows: { ...waiting, names: true, about: true, at: true },
  report: { ...offered, report: true, shown: true, range: true, compare: true },
  own: { ...offered, permission: true, height: true, above: true },
}

/** What a part of the home page says. */
export const optionsOfHomePart = (declared: HomePart, place: string): DeclaredPart =>
  kindAt(place, declared, 'part', homeParts)

const step = { step: true, may: true, required: true, to: true } as const
const steps: NamesBy<SetUpStep, 'step'> = {
  rows: { ...step, of: true, when: true, beyond: true },
  own: { ...step, asItIs: true },
}

/** What a step of setting up says. */
export const optionsOfStep = (declared: SetUpStep, place: string): DeclaredPart =>
  kindAt(place, declared, 'step', steps)

const customPage: Names<CustomPage> = { menu: true, permission: true, noCache: true }

/** What a page that is written by hand says. */
export const optionsOfPage = (declared: CustomPage, place: string): DeclaredPart => partAt(place, declared, customPage)
