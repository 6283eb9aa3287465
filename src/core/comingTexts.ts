import type { Language } from '../../i18n/Language.ts'
import { readLanguage } from '../shell/auth/language.ts'
import { addTextsOf } from './laterTexts.ts'
import type { Messages } from './laterTexts.ts'

/** Texts that come when something is shown that tells by them, in the language of the page alone. */
interface ComingTexts {
  /** Settles when they are there. They are asked for once; where they cannot be had, the next one asks again. */
  readonly bring: (language: Language) => Promise<void>
  readonly areThere: (language: Language) => boolean
}

interface Kept extends ComingTexts {
  readonly owns: (key: string) => boolean
  /** Whether anybody has asked for them, in any language. */
  readonly areWanted: () => boolean
  /** Something is shown already that should tell by them. */
  readonly miss: (language: Language) => void
}

const all: Kept[] = []

/** `owns` says which keys are theirs. */
export const comingTexts = (
  load: Readonly<Record<Language, () => Promise<Messages>>>,
  owns: (key: string) => boolean,
): ComingTexts => {
  const coming = new Map<Language, Promise<void>>()
  const come = new Set<Language>()
  const missed = new Set<Language>()
  const bring = (language: Language): Promise<void> => {
    const known = coming.get(language)
    if (known) return known
    const asked = load[language]().then(messages => {
      come.add(language)
      addTextsOf(language, messages, missed.has(language))
    })
    coming.set(language, asked)
    asked.catch(() => coming.delete(language))
    return asked
  }
  const texts: Kept = {
    bring,
    areThere: language => come.has(language),
    owns,
    areWanted: () => coming.size > 0,
    miss(language) {
      missed.add(language)
      bring(language).catch(() => undefined)
    },
  }
  all.push(texts)
  return texts
}

/**
 * Brings in a language what was asked for in another, so that all that is shown can be told in it. What cannot be had
 * keeps nobody from the language: it is asked for again where it is missed.
 */
export const bringWanted = async (language: Language): Promise<void> => {
  await Promise.allSettled(all.filter(texts => texts.areWanted()).map(texts => texts.bring(language)))
}

/** Whether a text that is wanted now has yet to come; what wants it is drawn anew then. */
export const isComing = (key: string, language: Language): boolean => {
  const missing = all.find(texts => texts.owns(key) && !texts.areThere(language))
  missing?.miss(language)
  return missing !== undefined
}

const underWay = new Set<Promise<void>>()

/** Said by code that tells by texts where it is loaded: whoever loads it waits for them as well. */
export const tellBy = (texts: ComingTexts): void => {
  const asked = texts.bring(readLanguage())
  const end = (): void => void underWay.delete(asked)
  underWay.add(asked)
  asked.then(end, end)
}

/** Loads code, and the texts that it tells by. Where these cannot be had it is shown, and asks again. */
export const withTexts = async <T>(load: () => Promise<T>): Promise<T> => {
  const loaded = await load()
  await Promise.allSettled(underWay)
  return loaded
}
