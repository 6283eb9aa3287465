import { useLocale, useTranslate } from 'react-admin'
import { asLanguage, defaultLanguage } from '../../../i18n/Language.ts'
import { keepLanguage, languageTag, otherLanguage } from '../auth/language.ts'

const reloadPage = (): void => window.location.reload()

/**
 * The other language: its name for itself, and how to switch to it: the choice is kept and the page loaded anew, what
 * the server says included.
 */
export const useOtherLanguage = (reload: () => void = reloadPage) => {
  const translate = useTranslate()
  const other = otherLanguage(asLanguage(useLocale()) ?? defaultLanguage)
  return {
    name: translate('app.otherLanguage'),
    tag: languageTag(other),
    change: () => {
      keepLanguage(other)
      reload()
    },
  }
}
