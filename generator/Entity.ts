import type { Language } from '../i18n/Language.ts'
import type { AnyResource } from '../resources/core/index.ts'

/** Texts by parts of their keys, as a file of texts has them. */
export interface TextTree {
  readonly [part: string]: string | TextTree
}

/**
 * An entity before it stands in files: its descriptor, which is data, and what belongs to it elsewhere. Whoever asks
 * for one, and however, makes one of these.
 */
export interface Entity {
  readonly resource: AnyResource
  /** The folder of its files, in each room. */
  readonly capability: string
  /** The component of @mui/icons-material that the menu shows. */
  readonly icon: string
  readonly texts: Readonly<Record<Language, TextTree>>
}

/** The part of a tree of texts under some keys; an empty one where there is none. */
export const textsAt = (tree: TextTree, ...path: readonly string[]): TextTree => {
  const found = path.reduce<string | TextTree | undefined>(
    (at, key) => (typeof at === 'object' && Object.hasOwn(at, key) ? at[key] : undefined),
    tree,
  )
  return typeof found === 'object' ? found : {}
}

/** The text under some keys. */
export const textIn = (tree: TextTree, ...path: readonly string[]): string | undefined => {
  const found = textsAt(tree, ...path.slice(0, -1))[path.at(-1)!]
  return typeof found === 'string' ? found : undefined
}

/** The same tree with another text under some keys, or without it. */
export const withText = (
  tree: TextTree,
  [key = '', ...rest]: readonly string[],
  value: string | TextTree | undefined,
): TextTree => {
  if (rest.length > 0) return { ...tree, [key]: withText(textsAt(tree, key), rest, value) }
  const { [key]: _, ...others } = tree
  return value === undefined ? others : { ...tree, [key]: value }
}
