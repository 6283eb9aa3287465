import { registry } from '../resources/index.ts'
import { ofAnything } from './words.ts'
import type { Language } from '../i18n/Language.ts'

/** What most other resources call a field of that name and type; what one of them alone calls it may say whose it is. */
export const knownText = (name: string, type: string, language: Language, translate: (key: string) => string): string | undefined => {
  const own = ofAnything[language][name]
  if (own !== undefined) return own
  const texts = Object.values(registry).filter(resource => resource.fields[name]?.type === type).map(resource => translate(`resources.${resource.name}.fields.${name}`))
  const uses = (text: string): number => texts.filter(other => other === text).length
  return texts.toSorted((one, other) => uses(other) - uses(one))[0]
}
