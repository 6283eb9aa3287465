import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { I18nProvider } from 'react-admin'
import type { Language } from '../../i18n/Language.ts'
import zh from '../../i18n/zh/browser.ts'
import { englishTexts } from './englishTexts.ts'

type Messages = typeof zh

const load = async (language: Language): Promise<Messages> =>
  language === 'zh' ? zh : await englishTexts() as unknown as Messages

/**
 * react-admin's texts and ours in the given language. Chinese comes with the page, English is loaded when it is chosen. What the
 * server says is a text already and passes through as it is.
 */
export const loadI18n = async (language: Language): Promise<I18nProvider> => {
  const messages = await load(language)
  return polyglotI18nProvider(locale => (locale === language ? messages : load(locale === 'en' ? 'en' : 'zh')), language, [
    { locale: 'zh', name: '中文' }, { locale: 'en', name: 'English' },
  ], { allowMissing: true })
}
