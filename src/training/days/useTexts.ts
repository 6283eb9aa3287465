import { useLocale } from 'react-admin'
import en from '../../../i18n/en/training/trainingDays.ts'
import zh from '../../../i18n/zh/training/trainingDays.ts'

export type TrainingTexts = typeof zh

/** The texts of the card of training days, which come with it. */
export const useTexts = (): TrainingTexts => (useLocale() === 'en' ? en : zh)
