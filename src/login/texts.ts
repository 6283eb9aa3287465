import type { Language } from '../../i18n/Language.ts'
import en from '../../i18n/en/login.ts'
import zh from '../../i18n/zh/login.ts'

export type LoginTexts = typeof zh

/** Both languages are small enough to come with the page. */
export const loginTexts: Readonly<Record<Language, LoginTexts>> = { zh, en }
