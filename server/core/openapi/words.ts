import { actionText, hasText, translate } from '../../../i18n/index.ts'
import type { Language } from '../../../i18n/index.ts'
import en from '../../../i18n/en/core/apiDocument.ts'
import zh from '../../../i18n/zh/core/apiDocument.ts'
import { operationNamed } from '../../../resources/core/calls.ts'
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

const isWord = (name: string): name is keyof (typeof zh)['report'] => Object.hasOwn(zh.report, name)

/** Looks the words of the document up in the catalogues. */
export const wordsIn = (language: Language): Words => ({
  own: own[language],
  resource: ({ name }) => translate(language, `resources.${name}.name`, { smart_count: 2 }),
  field: (resource, name) => translate(language, `resources.${resource.name}.fields.${name}`),
  asked(resource, action, name) {
    if (operationNamed(resource, action)?.report !== undefined)
      return isWord(name) ? own[language].report[name] : own[language].report.dimension
    const key = `resources.${resource.name}.inputs.${action}.fields.${name}`
    return translate(language, hasText(language, key) ? key : `inputs.${action}.${name}`)
  },
  action(resource, action) {
    const report = operationNamed(resource, action)?.report
    if (report === undefined) return actionText(language, resource.name, action)
    const title = actionText(language, resource.name, report)
    return action === report ? title : own[language].report.file.replace('%{report}', title)
  },
})
