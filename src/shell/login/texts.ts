import type { Language } from '../../../i18n/Language.ts'
import en from '../../../i18n/en/shell/login.ts'
import enValidation from '../../../i18n/en/core/validation.ts'
import { filled } from '../../../i18n/filled.ts'
import zh from '../../../i18n/zh/shell/login.ts'
import zhValidation from '../../../i18n/zh/core/validation.ts'
import type { Message } from '../../../resources/core/message.ts'

export type LoginTexts = typeof zh

/** Both languages are small enough to come with the page. */
export const loginTexts: Readonly<Record<Language, LoginTexts>> = { zh, en }

const validation: Readonly<Record<Language, { readonly [key: string]: string }>> = {
  zh: zhValidation,
  en: enValidation,
}

/** What a broken rule is called. */
export const messageText = (language: Language, { key, ...parameters }: Message): string =>
  filled(validation[language][key] ?? key, parameters)
