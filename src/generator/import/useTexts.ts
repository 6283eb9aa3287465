import { useLocale } from 'react-admin'
import en from '../../../i18n/en/importing.ts'
import zh from '../../../i18n/zh/importing.ts'

type Texts = typeof zh

/** The texts of the import page, which come with the page. */
export const useTexts = (): Texts => (useLocale() === 'en' ? en : zh)

/** A text with its `%{parameters}` filled in. */
export const filled = (text: string, parameters: Readonly<Record<string, string | number>>): string =>
  text.replace(/%\{(\w+)\}/g, (_, name: string) => String(parameters[name] ?? ''))
