import type { Language } from '../../i18n/Language.ts'

/**
 * Several things said one after the other: with commas of the language, and no "and", as what stands there may be long.
 */
export const listed = (language: Language, texts: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction', style: 'narrow' }).format(texts)
