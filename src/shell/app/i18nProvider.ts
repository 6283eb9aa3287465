import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { I18nProvider, TranslationMessages } from 'react-admin'
import { asLanguage } from '../../../i18n/Language.ts'
import type { Language } from '../../../i18n/Language.ts'
import zh from '../../../i18n/zh/shell/browser.ts'
import { englishTexts } from './englishTexts.ts'

/** Texts by parts of their keys. */
interface Messages { readonly [part: string]: string | Messages | undefined }

const load = async (language: Language): Promise<Messages> => (language === 'zh' ? zh : await englishTexts())

const textAt = (messages: Messages, key: string): string | undefined => {
  let found: Messages[string] = messages
  for (const part of key.split('.')) found = typeof found === 'object' && Object.hasOwn(found, part) ? found[part] : undefined
  return typeof found === 'string' ? found : undefined
}

const none = {} as TranslationMessages

/**
 * react-admin's texts and ours in the given language. Chinese comes with the page, English is loaded when it is chosen. What the
 * server says is a text already and passes through as it is.
 */
export const loadI18n = async (language: Language): Promise<I18nProvider> => {
  let messages = await load(language)
  // Polyglot would first write down thousands of texts by their whole keys, a thirtieth of what a page costs before its first row: each text is handed to it when it is asked for.
  const provider = polyglotI18nProvider(() => none, language, [{ locale: 'zh', name: '中文' }, { locale: 'en', name: 'English' }], { allowMissing: true })
  return {
    ...provider,
    translate: (key, options) => provider.translate(key, { ...options, _: textAt(messages, key) ?? options?._ }),
    async changeLocale(locale) {
      messages = await load(asLanguage(locale) ?? language)
      await provider.changeLocale(locale)
    },
  }
}
