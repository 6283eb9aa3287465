/** Spaces of every width, tabs and the like, but no new lines. */
const spaces = /[^\S\n]/g
/** What has no glyph of its own: controls, marks of direction, joiners, variation selectors, halves of pairs. */
const invisible = /(?!\n)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Cs}]/gu
/** Quotes and apostrophes of texts that are no Chinese: the font draws them as wide as a Chinese character. */
const latinQuotes =
  /(?<![\p{Script=Han}\u3000-\u303f\uff00-\uffef])[‘’“”](?![\p{Script=Han}\u3000-\u303f\uff00-\uffef])/gu
const straight = (quote: string): string => ('‘’'.includes(quote) ? "'" : '"')

/**
 * A text as it can be set: composed, with one kind of line end and of space, quotes of the width of their script,
 * without what cannot be seen.
 */
export const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n')
    .replace(spaces, ' ')
    .replace(invisible, '')
    .replace(latinQuotes, straight)
