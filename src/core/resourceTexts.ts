import zh from '../../i18n/zh/shell/browser.ts'
import type { Language } from '../../i18n/Language.ts'
import { addTextsOf } from './laterTexts.ts'

const load = {
  zh: async () => (await import('../../i18n/zh/shell/later.ts')).default,
  en: async () => (await import('../../i18n/en/shell/later.ts')).default,
}

const coming = new Map<Language, Promise<void>>()
const come = new Set<Language>()
const missed = new Set<Language>()

/**
 * Has the texts come of those resources whose texts do not come with the page. They are asked for once; where they
 * cannot be had, the next one asks again.
 */
const bring = (language: Language): Promise<void> => {
  const known = coming.get(language)
  if (known) return known
  const asked = load[language]().then(texts => {
    come.add(language)
    addTextsOf(language, texts, missed.has(language))
  })
  coming.set(language, asked)
  asked.catch(() => coming.delete(language))
  return asked
}

const areThere = (language: Language, resource: string | undefined): boolean =>
  come.has(language) || (resource !== undefined && Object.hasOwn(zh.resources, resource))

/**
 * What a page waits for before it tells of a resource, or of any where none is named; undefined where their texts are
 * there.
 */
export const awaitedTexts = (language: Language, resource?: string): Promise<void> | undefined =>
  areThere(language, resource) ? undefined : bring(language)

/** Whether a text that is wanted now has yet to come; what wants it is drawn anew then. */
export const areMissed = (language: Language, resource: string): boolean => {
  if (areThere(language, resource)) return false
  missed.add(language)
  bring(language).catch(() => undefined)
  return true
}
