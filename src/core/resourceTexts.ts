import zh from '../../i18n/zh/shell/browser.ts'
import type { Language } from '../../i18n/Language.ts'
import { resourceNamed } from '../../resources/index.ts'
import { comingTexts } from './comingTexts.ts'

const comesWithPage = (resource: string): boolean => Object.hasOwn(zh.resources, resource)

/** Those of resources whose texts do not come with the page. */
const texts = comingTexts(
  {
    zh: async () => (await import('../../i18n/zh/shell/later.ts')).default,
    en: async () => (await import('../../i18n/en/shell/later.ts')).default,
  },
  key => {
    const [part, name = ''] = key.split('.')
    return part === 'resources' && resourceNamed(name) !== undefined && !comesWithPage(name)
  },
)

/**
 * What a page waits for before it tells of resources, or of any where none are named; undefined where their texts are
 * there.
 */
export const awaitedTexts = (language: Language, resources?: readonly string[]): Promise<void> | undefined =>
  texts.areThere(language) || resources?.every(comesWithPage) === true ? undefined : texts.bring(language)
