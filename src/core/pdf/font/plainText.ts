/** Spaces of every width, tabs and the like, but no new lines. */
const spaces = /[^\S\n]/g
/** What has no glyph of its own: controls, marks of direction, joiners, variation selectors, halves of pairs. */
const invisible = /(?!\n)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Cs}]/gu

/** A text as it can be set: composed, with one kind of line end and of space, without what cannot be seen. */
export const plainText = (text: string): string =>
  text.normalize('NFC').replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n').replace(spaces, ' ').replace(invisible, '')
