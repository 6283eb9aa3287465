import Polyglot from 'node-polyglot'
import en from './en/index.ts'
import { replace } from './filled.ts'
import type { Language } from './Language.ts'
import zh from './zh/index.ts'

export type Parameters = Readonly<Record<string, string | number>>
export type ErrorCode = keyof typeof zh.errors
export type ValidationKey = keyof typeof zh.validation

// A missing key is a mistake of ours, not of the caller: it is answered by the key itself, without a line in the log.
const polyglots: Readonly<Record<Language, Polyglot>> = {
  zh: new Polyglot({ locale: 'zh', phrases: zh, replace, warn: () => undefined }),
  en: new Polyglot({ locale: 'en', phrases: en, replace, warn: () => undefined }),
}

/**
 * The text of a catalogue key such as `errors.notFound` or `resources.patient.name`, with its `%{parameters}` filled
 * in; the key itself where there is no text. `smart_count` chooses between singular and plural, singular where it is
 * not given.
 */
export const translate = (language: Language, key: string, parameters: Parameters = {}): string =>
  polyglots[language].t(key, { smart_count: 1, ...parameters })

/** Whether the catalogues have a text for the key. */
export const hasText = (language: Language, key: string): boolean => polyglots[language].has(key)
