import { pinyin } from 'pinyin-pro'
import type { SearchedText } from '../../resources/core/fields.ts'
import { masked } from '../../resources/core/mask.ts'

// Longer prefixes tell hardly more apart, and each costs an entry in the index.
const longest = 16

const normal = (text: string): string => text.normalize('NFKC').toLowerCase()

/** Whether a text is of ASCII alone, as numbers and accounts are, of which a record has most. */
export const isAscii = (text: string): boolean => /^[ -~]*$/.test(text)

/** Runs of Chinese characters, and runs of other letters and digits. */
const runs = (text: string): { readonly han: string[]; readonly words: string[] } => {
  // The same answer at a tenth of the price.
  if (isAscii(text)) return { han: [], words: text.match(/[a-z0-9]+/g) ?? [] }
  return {
    han: text.match(/\p{Script=Han}+/gu) ?? [],
    words: text.match(/(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) ?? [],
  }
}

const pairs = (characters: readonly string[]): string[] =>
  characters.slice(1).map((character, i) => characters[i]! + character)

const prefixes = (word: string): string[] => {
  let prefix = ''
  return [...word].slice(0, longest).map(character => (prefix += character))
}

/** `['wang', 'xiao']`: prefixes of the syllables run together and of their initials, from each syllable on. */
const sounds = (syllables: readonly string[]): string[] =>
  syllables.flatMap((_, i) => {
    // A syllable has a letter at least, so that no prefix needs more of them.
    const rest = syllables.slice(i, i + longest)
    return [...prefixes(rest.join('')), ...prefixes(rest.map(syllable => [...syllable][0]).join(''))]
  })

const syllablesOf = (han: string, isName: boolean): string[] =>
  pinyin(han, { toneType: 'none', type: 'array', v: true, surname: isName ? 'head' : 'off' }).map(normal)

/** How an entry is spelled that comes from a text which is not shown where the record is but named. */
export const aside = (token: string): string => `~${token}`

/** What a mask leaves of a number, if anything. */
const endOf = (value: string): string[] =>
  [masked(value, 'tail4').replaceAll('*', '')].filter(end => end !== '').map(normal)

/** The entries of one value, some of them more than once. */
export const tokensOf = (value: string, reads: SearchedText['reads']): string[] => {
  if (reads === 'end') return endOf(value)
  const { han, words } = runs(normal(value))
  return [
    ...han.flatMap(run => {
      const characters = [...run]
      return [...characters, ...pairs(characters), ...sounds(syllablesOf(run, reads === 'name'))]
    }),
    ...words.flatMap(prefixes),
  ]
}

/**
 * The entries of a record's search index, each once: Chinese characters, their pairs, pinyin and initials from each
 * syllable on, and prefixes of other words; of a masked number its last four characters. The surname of a name may
 * sound otherwise than the character.
 * `of` gives the entries of one value where they are known already.
 */
export const searchTokens = (
  search: readonly SearchedText[],
  record: Readonly<Record<string, unknown>>,
  of: (value: string, reads: SearchedText['reads']) => readonly string[] = tokensOf,
): string[] => [
  ...new Set(
    search.flatMap(({ name, reads, isAside }) => {
      const value = record[name]
      const tokens = typeof value === 'string' && value !== '' ? of(value, reads) : []
      return isAside ? tokens.map(aside) : tokens
    }),
  ),
]

/** What a typed text asks of the index. */
export interface SearchQuery {
  /** All of these must be among a record's tokens. */
  readonly tokens: readonly string[]
  /** Texts that must stand in one of the fields, where tokens alone do not prove that the characters are neighbours. */
  readonly together: readonly string[]
}

/** Turns a typed text into tokens; undefined where there is nothing to look for. */
export const searchQuery = (typed: string): SearchQuery | undefined => {
  const { han, words } = runs(normal(typed))
  const tokens = [
    ...han.flatMap(run => {
      const characters = [...run]
      return characters.length === 1 ? characters : pairs(characters)
    }),
    ...words.map(word => [...word].slice(0, longest).join('')),
  ]
  if (tokens.length === 0) return undefined
  return { tokens: [...new Set(tokens)], together: han.filter(run => [...run].length > 2) }
}
