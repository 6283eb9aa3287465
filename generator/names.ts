import * as words from '../resources/core/index.ts'
import { stamps } from '../resources/core/stamps.ts'
import { listWords } from '../resources/core/checks/names.ts'

/** A name in code: camelCase, at most 31 letters and digits. */
export const identifier = /^[a-z][a-zA-Z0-9]{0,30}$/

/** Words of the language of descriptors, which are the names of variables and imports there. */
const keywords = [
  'default',
  'delete',
  'new',
  'class',
  'function',
  'return',
  'import',
  'export',
  'break',
  'case',
  'catch',
  'const',
  'continue',
  'debugger',
  'do',
  'else',
  'enum',
  'extends',
  'false',
  'finally',
  'for',
  'if',
  'implements',
  'in',
  'instanceof',
  'interface',
  'let',
  'null',
  'package',
  'private',
  'protected',
  'public',
  'static',
  'super',
  'switch',
  'this',
  'throw',
  'true',
  'try',
  'typeof',
  'var',
  'void',
  'while',
  'with',
  'yield',
  'await',
  'async',
  'arguments',
  'eval',
  'undefined',
]

/** What every object has a meaning for already. */
export const ofObjects: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype))

/** What names neither a resource nor a field. */
export const reserved: ReadonlySet<string> = new Set([
  'id',
  'version',
  'search',
  'deleted',
  ...keywords,
  ...ofObjects,
  ...Object.keys(stamps),
])

/**
 * What a file calls an entity: by its name, where that is neither a word of the language nor one that descriptors are
 * said with.
 */
export const variableOf = (name: string): string =>
  reserved.has(name) || Object.hasOwn(words, name) ? `${name}Info` : name

/** Why something cannot be called so; undefined where it can. */
export type NameProblem = 'empty' | 'shape' | 'reserved' | 'taken'
export const nameProblem = (name: string, taken: readonly string[], kept = reserved): NameProblem | undefined => {
  if (name === '') return 'empty'
  if (!identifier.test(name)) return 'shape'
  if (kept.has(name)) return 'reserved'
  return taken.includes(name) ? 'taken' : undefined
}

/** Whether a list can be filtered by a field of that name: what the list call has a word for cannot be. */
export const isListWord = (name: string): boolean => listWords.includes(name)
