import { distance } from 'fastest-levenshtein'
import { declaredOperations } from '../calls.ts'
import { allFields } from '../fields.ts'
import { permissionsOf } from '../permission.ts'
import type { AnyResource } from '../resource.ts'
import { isReference } from '../typeOf.ts'
import { fieldTypes } from '../types/index.ts'
import { named } from './Check.ts'
import type { Finding, Found, Registry } from './Check.ts'

/** A name, a field over a ref, a permission. */
const word = /[a-z]\w*(?:[.:][a-z]\w*)*/gi
const wordsOf = (text: string): string[] =>
  [...text.matchAll(word)]
    .flatMap(([whole]) => [...new Set([whole, ...whole.split(/[.:]/)])])
    .filter(name => !/^[A-Z]+$/.test(name))

type Values = { readonly [key: string]: unknown }
const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null

/** What is written at a place of the descriptor, or at the nearest one around it. */
const writtenAt = (resource: AnyResource, place: string): unknown => {
  let value: unknown = resource
  for (const key of place.split('.').slice(1)) {
    if (!isObject(value) || !Object.hasOwn(value, key)) break
    value = value[key]
  }
  return value
}

/** Whether it is a field, and no condition on one that is called `type`. */
const isField = ({ type }: Values): boolean => typeof type === 'string' && Object.hasOwn(fieldTypes, type)

/** All words in a value. The options of a field are the language's own words and nobody's misspelling. */
const wordsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return wordsOf(value)
  if (Array.isArray(value)) return value.flatMap(wordsIn)
  return isObject(value)
    ? Object.entries(value).flatMap(([key, part]) => [...(isField(value) ? [] : [key]), ...wordsIn(part)])
    : []
}

const hopsOf = (resource: AnyResource, registry: Registry): string[] =>
  Object.entries(resource.fields).flatMap(([name, field]) => {
    const target = isReference(field) ? named(registry, field.to) : undefined
    return target ? Object.keys(allFields(target)).map(hop => `${name}.${hop}`) : []
  })

const groupsOf = (registry: Registry): string[] =>
  Object.values(registry).flatMap(({ fields }) =>
    Object.values(fields).flatMap(field => ('group' in field && typeof field.group === 'string' ? [field.group] : [])),
  )

/** What stands for a scope beside the names of refs. */
const scopeWords = ['self', 'nothing']

/** Every name that something in this descriptor could mean, the nearer to it the earlier. */
const namesFor = (resource: AnyResource, registry: Registry): ReadonlySet<string> =>
  new Set([
    resource.name,
    ...Object.keys(allFields(resource)),
    ...declaredOperations(resource).flatMap(({ name, operation: { input = {} } }) => [...Object.keys(input), name]),
    ...hopsOf(resource, registry),
    ...Object.keys(registry),
    ...Object.values(registry).flatMap(({ fields }) => Object.keys(fields)),
    ...permissionsOf(Object.values(registry)),
    ...groupsOf(registry),
    ...scopeWords,
  ])

const sorted = (text: string): string => [...text].sort().join('')

/**
 * How many letters are wrong. Letters that stand in each other's place are one mistake, and less likely than one too
 * many or too few.
 */
const mistakes = (given: string, name: string): number =>
  given !== name && sorted(given) === sorted(name) ? 1.1 : distance(given, name)

/** `update` of `patient:update`, where both begin alike. */
const tails = (given: string, name: string): readonly [string, string] => {
  const stem = /^.*[.:]/.exec(given)?.[0] ?? ''
  return name.startsWith(stem) ? [given.slice(stem.length), name.slice(stem.length)] : [given, name]
}

const partsOf = (name: string): number => name.split(/[.:]/).length

/**
 * The name that is spelled most like a given one, with at most one letter in three wrong; undefined where none is like
 * it.
 */
export const nearest = (given: string, names: Iterable<string>): string | undefined => {
  let best: { readonly name: string; readonly wrong: number } | undefined
  for (const name of names) {
    if (partsOf(name) !== partsOf(given)) continue
    const [one, other] = tails(given, name)
    const wrong = mistakes(one.toLowerCase(), other.toLowerCase())
    if (Math.floor(wrong) <= Math.floor(one.length / 3) && wrong < (best?.wrong ?? Infinity)) best = { name, wrong }
  }
  return best?.name
}

/** A finding whose problem says which name was meant, where there is one. */
export const guessing = ({ place, problem, remedy }: Found, name: string | undefined): Omit<Finding, 'id'> => ({
  place,
  problem: name === undefined ? problem : `${problem}: did you mean ${name}?`,
  remedy,
})

/** The same where the finding itself knows what is possible. */
export const withNearest = (found: Found): Omit<Finding, 'id'> =>
  guessing(found, found.misspelt && nearest(found.misspelt.name, found.misspelt.possible))

/**
 * The name that was meant where a finding tells of one that is written at its place and that nothing has. Where the
 * finding knows what is possible there it is one of that; else what the remedy says comes before all other names.
 */
export const meant = (
  { place, problem, remedy, misspelt: told }: Found,
  resource: AnyResource,
  registry: Registry,
): string | undefined => {
  if (told !== undefined) return nearest(told.name, told.possible)
  const written = new Set(wordsIn(writtenAt(resource, place)))
  const names = namesFor(resource, registry)
  const misspelt = wordsOf(problem).filter(name => written.has(name) && !names.has(name))
  const possible = [...remedy.matchAll(/'([^']+)'/g)].map(([, name = '']) => name)
  for (const name of misspelt) {
    const found =
      nearest(
        name,
        possible.filter(one => one !== name && names.has(one)),
      ) ?? nearest(name, names)
    if (found !== undefined) return found
  }
  return undefined
}
