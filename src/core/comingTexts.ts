import type { Language } from '../../i18n/Language.ts'
import { addTextsOf } from './laterTexts.ts'
import type { Messages } from './laterTexts.ts'

/** Texts that come when something is shown that tells by them, in the language of the page alone. */
export interface ComingTexts {
  /** Settles when they are there. They are asked for once; where they cannot be had, the next one asks again. */
  readonly bring: (language: Language) => Promise<void>
  readonly areThere: (language: Language) => boolean
  /** Whether anybody has asked for them, in any language. */
  readonly areWanted: () => boolean
}

const all: ComingTexts[] = []

/** `areMissed` says whether something is shown already that should tell by them. */
export const comingTexts = (
  load: Readonly<Record<Language, () => Promise<Messages>>>,
  areMissed: (language: Language) => boolean = () => false,
): ComingTexts => {
  const coming = new Map<Language, Promise<void>>()
  const come = new Set<Language>()
  const texts: ComingTexts = {
    bring(language) {
      const known = coming.get(language)
      if (known) return known
      const asked = load[language]().then(messages => {
        come.add(language)
        addTextsOf(language, messages, areMissed(language))
      })
      coming.set(language, asked)
      asked.catch(() => coming.delete(language))
      return asked
    },
    areThere: language => come.has(language),
    areWanted: () => coming.size > 0,
  }
  all.push(texts)
  return texts
}

/** Brings in a language what was asked for in another, so that all that is shown can be told in it. */
export const bringWanted = async (language: Language): Promise<void> => {
  await Promise.all(all.filter(texts => texts.areWanted()).map(texts => texts.bring(language)))
}
