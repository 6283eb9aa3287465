import { textIn } from '../../../generator/Entity.ts'
import type { Entity } from '../../../generator/Entity.ts'
import type { Language } from '../../../i18n/Language.ts'
import { standardActions } from '../../../resources/core/action.ts'
import { typeOf } from '../../../resources/core/typeOf.ts'

/** Everything of an entity that needs a word, as paths among its texts. */
export const neededWords = ({ resource }: Entity): (readonly string[])[] => [
  ['name'],
  ...Object.entries(resource.fields).flatMap(([name, field]) => [
    ['fields', name],
    ...(typeOf(field).options && 'options' in field && Array.isArray(field.options)
      ? field.options.map(option => ['choices', name, String(option)])
      : []),
  ]),
  ...(resource.form ?? []).map(({ section }) => ['sections', section]),
  ...Object.keys(resource.actions)
    .filter(name => !standardActions.some(one => one === name))
    .flatMap(name => [
      ['actions', name],
      ['done', name],
    ]),
  ...Object.entries(resource.actions).flatMap(([action, { input = {} }]) =>
    Object.keys(input).map(name => ['inputs', action, 'fields', name]),
  ),
]

/** What has no word yet, by language. */
export const missingWords = (entity: Entity): Readonly<Record<Language, readonly (readonly string[])[]>> => {
  const missing = (language: Language): (readonly string[])[] =>
    neededWords(entity).filter(path => (textIn(entity.texts[language], ...path) ?? '').trim() === '')
  return { zh: missing('zh'), en: missing('en') }
}
