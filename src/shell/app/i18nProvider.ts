import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { I18nProvider, TranslationMessages } from 'react-admin'
import { resourceNamed } from '../../../resources/index.ts'
import { asLanguage } from '../../../i18n/Language.ts'
import type { Language } from '../../../i18n/Language.ts'
import { replace } from '../../../i18n/filled.ts'
import zh from '../../../i18n/zh/shell/browser.ts'
import { addMissed, textAt } from '../../core/laterTexts.ts'
import type { Messages } from '../../core/laterTexts.ts'
import { englishTexts } from './englishTexts.ts'

const load = async (language: Language): Promise<Messages> => (language === 'zh' ? zh : await englishTexts())

const laterTexts = { zh: async () => (await import('../../../i18n/zh/shell/later.ts')).default, en: async () => (await import('../../../i18n/en/shell/later.ts')).default }

const asked = new Set<Language>()
const come = new Set<Language>()

/** Whether a text is one of a resource whose texts do not come with the page, and have not come yet. The first time they are asked for; where they cannot be had, the next one asks again. */
const isAwaited = (key: string, messages: Messages, language: Language): boolean => {
  const [part, name = ''] = key.split('.')
  const { resources } = messages
  if (part !== 'resources' || come.has(language) || typeof resources !== 'object' || Object.hasOwn(resources, name) || resourceNamed(name) === undefined) return false
  if (!asked.has(language)) {
    asked.add(language)
    laterTexts[language]().then(texts => {
      come.add(language)
      addMissed(language, texts)
    }, () => asked.delete(language))
  }
  return true
}

const none = {} as TranslationMessages

/**
 * react-admin's texts and ours in the given language. Chinese comes with the page, English is loaded when it is chosen. What the
 * server says is a text already and passes through as it is.
 */
export const loadI18n = async (language: Language): Promise<I18nProvider> => {
  let shown = language
  let messages = await load(shown)
  // Polyglot would first write down thousands of texts by their whole keys, a thirtieth of what a page costs before its first row: each text is handed to it when it is asked for.
  const provider = polyglotI18nProvider(() => none, language, [{ locale: 'zh', name: '中文' }, { locale: 'en', name: 'English' }], { allowMissing: true, replace })
  return {
    ...provider,
    translate(key, options) {
      const found = textAt(messages, key, shown)
      const isComing = found === undefined && isAwaited(key, messages, shown)
      return provider.translate(key, { ...options, _: found ?? options?._ ?? (isComing ? '' : undefined) })
    },
    async changeLocale(locale) {
      const chosen = asLanguage(locale) ?? language
      messages = await load(chosen)
      shown = chosen
      await provider.changeLocale(locale)
    },
  }
}
