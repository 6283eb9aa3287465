import { registry } from '../resources/index.ts'
import { ofAnything } from './words.ts'
import type { Language } from '../i18n/Language.ts'

/** What other resources call a field of that name and type, what most of them do first, and how many do. */
const called = (
  name: string,
  type: string,
  translate: (key: string) => string,
): readonly { readonly text: string; readonly uses: number }[] => {
  const uses = new Map<string, number>()
  for (const { name: resource, fields } of Object.values(registry)) {
    if (fields[name]?.type !== type) continue
    const text = translate(`resources.${resource}.fields.${name}`)
    uses.set(text, (uses.get(text) ?? 0) + 1)
  }
  return [...uses].map(([text, count]) => ({ text, uses: count })).toSorted((one, other) => other.uses - one.uses)
}

/**
 * What most other resources call a field of that name and type; what one of them alone calls it may say whose it is.
 */
export const knownText = (
  name: string,
  type: string,
  language: Language,
  translate: (key: string) => string,
): string | undefined => ofAnything[language][name] ?? called(name, type, translate)[0]?.text

/**
 * The same where nobody named the field for an entity, as in a table of some other system: what one resource alone
 * calls it says nothing of that.
 */
export const sharedText = (
  name: string,
  type: string,
  language: Language,
  translate: (key: string) => string,
): string | undefined => ofAnything[language][name] ?? called(name, type, translate).find(({ uses }) => uses > 1)?.text
