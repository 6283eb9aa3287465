/** Most characters of one subset of the font; a document has a few hundred different ones. */
export const mostCharacters = 3000
