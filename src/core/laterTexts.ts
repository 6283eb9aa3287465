import type { Language } from '../../i18n/Language.ts'

/** Texts by parts of their keys. */
export interface Messages {
  readonly [part: string]: string | Messages | undefined
}

const added: Record<Language, Messages[]> = { zh: [], en: [] }

/** Adds texts that come with a page, in both languages. */
export const addTexts = (texts: Readonly<Record<Language, Messages>>): void => {
  added.zh.push(texts.zh)
  added.en.push(texts.en)
}

const listeners = new Set<() => void>()
let version = 0

/** Adds texts of one language. Where something is shown already that missed them, it is drawn anew. */
export const addTextsOf = (language: Language, texts: Messages, areMissed: boolean): void => {
  added[language].push(texts)
  if (!areMissed) return
  version += 1
  listeners.forEach(listener => listener())
}

/** How often texts came that were missed, for whoever draws them. */
export const missedTexts = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  version: (): number => version,
}

const textIn = (messages: Messages, key: string): string | undefined => {
  let found: Messages[string] = messages
  for (const part of key.split('.'))
    found = typeof found === 'object' && Object.hasOwn(found, part) ? found[part] : undefined
  return typeof found === 'string' ? found : undefined
}

/** The text of a key: among these, or among those that came with pages. */
export const textAt = (messages: Messages, key: string, language: Language): string | undefined => {
  const found = textIn(messages, key)
  if (found !== undefined) return found
  for (const more of added[language]) {
    const text = textIn(more, key)
    if (text !== undefined) return text
  }
  return undefined
}
