/** The name of a file, of what tells it from others of its kind: one that every file system takes. */
export const fileName = (texts: readonly string[], ending: string): string =>
  `${texts
    .filter(text => text !== '')
    .join('-')
    .replace(/[^\p{L}\p{N}_]+/gu, '-')
    .replace(/^-|-$/g, '')}.${ending}`
