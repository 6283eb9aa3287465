/**
 * A name as it stands within a sentence or a heading: English has its first letter small there, unless it is an
 * abbreviation or a brand (`WeChat`); Chinese has none.
 */
export const inSentence = (name: string): string =>
  /^[A-Z](?!\w*[A-Z])/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
