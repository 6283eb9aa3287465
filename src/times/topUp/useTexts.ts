import { useLocale } from 'react-admin'
import en from '../../../i18n/en/times/topUp.ts'
import zh from '../../../i18n/zh/times/topUp.ts'

export type TopUpTexts = typeof zh

/** The texts of the page, which come with it. */
export const useTexts = (): TopUpTexts => (useLocale() === 'en' ? en : zh)
