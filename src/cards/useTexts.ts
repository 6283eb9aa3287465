import { useLocale } from 'react-admin'
import en from '../../i18n/en/cards/codes.ts'
import zh from '../../i18n/zh/cards/codes.ts'

export type CardTexts = typeof zh

/** The texts of codes and of redeeming, which come with what says them. */
export const useTexts = (): CardTexts => (useLocale() === 'en' ? en : zh)
