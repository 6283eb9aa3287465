import { asLanguage, defaultLanguage } from '../../../i18n/Language.ts'
import type { Language } from '../../../i18n/Language.ts'
import { readCookie, writeCookie } from './cookies.ts'

const name = 'lang'
const sixDays = 6 * 86_400

/** The language that was chosen, Chinese where none was. */
export const readLanguage = (): Language => asLanguage(readCookie(name)) ?? defaultLanguage

export const keepLanguage = (language: Language): void => writeCookie(name, language, { maxAge: sixDays })

/** The language that the switch leads to. */
export const otherLanguage = (language: Language): Language => (language === 'zh' ? 'en' : 'zh')

/** The language's tag for the `lang` attribute of the document. */
export const languageTag = (language: Language): string => (language === 'zh' ? 'zh-CN' : 'en')
