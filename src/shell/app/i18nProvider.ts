import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { I18nProvider, TranslationMessages } from 'react-admin'
import { asLanguage } from '../../../i18n/Language.ts'
import type { Language } from '../../../i18n/Language.ts'
import { replace } from '../../../i18n/filled.ts'
import zh from '../../../i18n/zh/shell/browser.ts'
import { bringWanted, isComing } from '../../core/comingTexts.ts'
import { textAt } from '../../core/laterTexts.ts'
import type { Messages } from '../../core/laterTexts.ts'
import { englishTexts } from './englishTexts.ts'
import '../../core/resourceTexts.ts'

const load = async (language: Language): Promise<Messages> => (language === 'zh' ? zh : await englishTexts())

const none = {} as TranslationMessages

/**
 * react-admin's texts and ours in the given language. Chinese comes with the page, English is loaded when it is chosen.
 * What the server says is a text already and passes through as it is.
 */
export const loadI18n = async (language: Language): Promise<I18nProvider> => {
  let shown = language
  let messages = await load(shown)
  // Polyglot would first write down thousands of texts by their whole keys, a thirtieth of what a page costs before its
  // first row: each text is handed to it when it is asked for.
  const provider = polyglotI18nProvider(
    () => none,
    language,
    [
      { locale: 'zh', name: '中文' },
      { locale: 'en', name: 'English' },
    ],
    { allowMissing: true, replace },
  )
  return {
    ...provider,
    translate(key, options) {
      const found = textAt(messages, key, shown)
      const isAwaited = found === undefined && isComing(key, shown)
      return provider.translate(key, { ...options, _: found ?? options?._ ?? (isAwaited ? '' : undefined) })
    },
    async changeLocale(locale) {
      const chosen = asLanguage(locale) ?? language
      const [texts] = await Promise.all([load(chosen), bringWanted(chosen)])
      messages = texts
      shown = chosen
      await provider.changeLocale(locale)
    },
  }
}
