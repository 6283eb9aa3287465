import { actionText, hasText, translate } from '../../../i18n/index.ts'
import type { Language } from '../../../i18n/index.ts'
import en from '../../../i18n/en/core/apiDocument.ts'
import zh from '../../../i18n/zh/core/apiDocument.ts'
import type { AnyResource } from '../../../resources/core/index.ts'

/** The words of the document in one language. */
export interface Words {
  readonly own: typeof zh
  resource(resource: AnyResource): string
  field(resource: AnyResource, name: string): string
  asked(resource: AnyResource, action: string, name: string): string
  action(resource: AnyResource, action: string): string
}

const own: Readonly<Record<Language, typeof zh>> = { zh, en }

/** Looks the words of the document up in the catalogues. */
export const wordsIn = (language: Language): Words => ({
  own: own[language],
  resource: ({ name }) => translate(language, `resources.${name}.name`, { smart_count: 2 }),
  field: (resource, name) => translate(language, `resources.${resource.name}.fields.${name}`),
  asked(resource, action, name) {
    const own = `resources.${resource.name}.inputs.${action}.fields.${name}`
    return translate(language, hasText(language, own) ? own : `inputs.${action}.${name}`)
  },
  action: (resource, action) => actionText(language, resource.name, action),
})
