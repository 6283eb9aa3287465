import { plainText } from './plainText.ts'

/** What stands for a character that the font lacks. */
export const substitute = '□'

const privateUse = 0xe000

/** The characters of a document and how they are set. */
export interface Glyphs {
  /** A text as it is set: plain, with a box for what the font lacks, and one unit of private use for what takes two. */
  set(text: string): string
  /** What the font lacks of a text, each once. */
  missingOf(text: string): readonly string[]
  /** Characters beyond 16 bits by the unit that is set for them. The writer of PDF files knows units alone. */
  readonly beyond: ReadonlyMap<number, string>
}

/**
 * Glyphs of a font whose characters are these; units of private use are given out to those beyond 16 bits, in the order
 * of their codes.
 */
export const createGlyphs = (characters: { has(code: number): boolean; keys(): Iterable<number> }): Glyphs => {
  const far = [...characters.keys()].filter(code => code > 0xffff).sort((a, b) => a - b)
  const units = new Map(far.map((code, at) => [String.fromCodePoint(code), String.fromCharCode(privateUse + at)]))
  const isThere = (character: string): boolean => character === '\n' || characters.has(character.codePointAt(0)!)
  // Somebody's own character of private use would be taken for another one.
  const isOwn = (character: string): boolean => /^\p{Co}$/u.test(character)
  const setOne = (character: string): string =>
    isThere(character) && !isOwn(character) ? (units.get(character) ?? character) : substitute
  return {
    set: text => Array.from(plainText(text), setOne).join(''),
    missingOf: text => [...new Set(plainText(text))].filter(character => !isThere(character) || isOwn(character)),
    beyond: new Map([...units].map(([character, unit]) => [unit.charCodeAt(0), character])),
  }
}
