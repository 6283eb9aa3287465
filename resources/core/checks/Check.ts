import type { CustomPage } from '../capability.ts'
import type { HomeParts } from '../home.ts'
import type { AnyResource } from '../resource.ts'
import type { SetUpSteps } from '../setUp.ts'
import type { AnyReport } from '../statistics/index.ts'

export type Registry = { readonly [name: string]: AnyResource }

/** What is wrong with a descriptor: where, why, and the line to write instead. */
export interface Finding {
  readonly id: string
  /** `patient.fields.hospital` */
  readonly place: string
  readonly problem: string
  readonly remedy: string
}

/** What descriptors rely on that is declared elsewhere; undefined is not looked at. */
export interface Known {
  /** Names of the dictionary groups that every installation has. */
  readonly dictionaryGroups?: readonly string[]
  /** Keys of the messages that answer a broken field. */
  readonly messages?: readonly string[]
  /** The languages whose catalogue has no text for a key. */
  readonly languagesWithout?: (key: string) => readonly string[]
  /** Pages of statistics by their names; their facts are looked at too. */
  readonly reports?: { readonly [name: string]: AnyReport }
  /** Parts of the home page, by capability. */
  readonly home?: { readonly [capability: string]: HomeParts }
  /** Steps of setting up, by capability, and the keys of all pages that they may lead to. */
  readonly setUp?: { readonly [capability: string]: SetUpSteps }
  readonly pages?: readonly string[]
  /** Pages that are written by hand, by capability. */
  readonly writtenPages?: { readonly [capability: string]: { readonly [key: string]: CustomPage } }
}

export type Found = Omit<Finding, 'id'> & {
  /** The name that nothing has, and those that are possible in its place: the one most like it was likely meant. */
  readonly misspelt?: { readonly name: string; readonly possible: Iterable<string> }
}

/**
 * One numbered rule over the descriptor that `key` names in the registry; it reads data that types may not have seen.
 */
export interface Check {
  readonly id: string
  find(resource: AnyResource, registry: Registry, key: string, known?: Known): Found[]
}

export const found = (place: string, problem: string, remedy: string): Found => ({ place, problem, remedy })

/** A name that is not possible where it stands. */
export const misnamed = (
  place: string,
  name: string,
  possible: Iterable<string>,
  problem: string,
  remedy: string,
): Found => ({ place, problem, remedy, misspelt: { name, possible } })

const keysOf = (value: unknown): string[] => (typeof value === 'object' && value !== null ? Object.keys(value) : [])

/** What is said at a place by names that nothing there has; each is told why, and what to write, by its name. */
export const misnamedIn = (
  place: string,
  said: unknown,
  possible: readonly string[],
  why: (name: string) => string,
  remedy: (name: string) => string,
): Found[] =>
  keysOf(said)
    .filter(name => !possible.includes(name))
    .map(name => misnamed(`${place}.${name}`, name, possible, why(name), remedy(name)))

/** A part of a declaration: where it stands, and the names of all that it may say. */
export interface DeclaredPart {
  readonly place: string
  readonly said: unknown
  readonly possible: readonly string[]
}

/** The options of a part that it does not have. */
export const unknownOptions = ({ place, said, possible }: DeclaredPart): Found[] =>
  misnamedIn(
    place,
    said,
    possible,
    option => `there is no option ${option} here`,
    () => `${possible.join(' | ')}: …`,
  )

/** The found thing in a list where the condition holds, else nothing. */
export const when = (wrong: boolean, place: string, problem: string, remedy: string): Found[] =>
  wrong ? [found(place, problem, remedy)] : []

/** A resource of the registry by name. */
export const named = (registry: Registry, name: string): AnyResource | undefined =>
  Object.hasOwn(registry, name) ? registry[name] : undefined

/** `'a' | 'b'`, to say what may stand somewhere. */
export const oneOf = (names: readonly string[]): string => names.map(name => `'${name}'`).join(' | ')

/** What is wrong with each of what is declared by name, at its own place. */
export const each = <T>(
  place: string,
  declared: { readonly [name: string]: T },
  mistakes: (name: string, one: T, place: string) => Found[],
): Found[] => Object.entries(declared).flatMap(([name, one]) => mistakes(name, one, `${place}.${name}`))

/** How everything that is declared is named; it is short enough for what is named after it in a database. */
export const camelCase = /^[a-z][a-zA-Z0-9]{0,39}$/
