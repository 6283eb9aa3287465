import { useLocale } from 'react-admin'
import en from '../../../i18n/en/times/times.ts'
import zh from '../../../i18n/zh/times/times.ts'

export type TimesTexts = typeof zh

/** The texts of cards, receipts and sheets about times, which come with them. */
export const useTexts = (): TimesTexts => (useLocale() === 'en' ? en : zh)
