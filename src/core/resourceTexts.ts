import zh from '../../i18n/zh/shell/browser.ts'
import type { Language } from '../../i18n/Language.ts'
import { comingTexts } from './comingTexts.ts'

const missed = new Set<Language>()

/** Those of resources whose texts do not come with the page. */
const texts = comingTexts(
  {
    zh: async () => (await import('../../i18n/zh/shell/later.ts')).default,
    en: async () => (await import('../../i18n/en/shell/later.ts')).default,
  },
  language => missed.has(language),
)

const areThere = (language: Language, resources: readonly string[] | undefined): boolean =>
  texts.areThere(language) || resources?.every(resource => Object.hasOwn(zh.resources, resource)) === true

/**
 * What a page waits for before it tells of resources, or of any where none are named; undefined where their texts are
 * there.
 */
export const awaitedTexts = (language: Language, resources?: readonly string[]): Promise<void> | undefined =>
  areThere(language, resources) ? undefined : texts.bring(language)

/** Whether a text that is wanted now has yet to come; what wants it is drawn anew then. */
export const areMissed = (language: Language, resource: string): boolean => {
  if (areThere(language, [resource])) return false
  missed.add(language)
  texts.bring(language).catch(() => undefined)
  return true
}
