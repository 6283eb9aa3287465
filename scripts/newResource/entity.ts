import { translate } from '../../i18n/index.ts'
import { languages } from '../../i18n/Language.ts'
import type { Language } from '../../i18n/Language.ts'
import { startingResource, startingTexts } from '../../generator/begin.ts'
import type { Entity, TextTree } from '../../generator/Entity.ts'
import { knownText } from '../../generator/known.ts'
import { entityName, inWords } from '../../generator/words.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import { typeOf } from '../../resources/core/typeOf.ts'
import { AskedError } from '../asking/asked.ts'
import { fieldsOf } from './fieldOf.ts'
import type { Asked, AskedField, Words } from './parse.ts'

const optionsOf = (field: AskedField): string[] => (typeOf(field).options ? field.argument!.split(',') : [])

/** Everything that needs a word: the resource, its fields, their options as `field.option`. */
const needed = ({ name, fields }: Asked): string[] => [
  name,
  ...fields.flatMap(field => [field.name, ...optionsOf(field).map(option => `${field.name}.${option}`)]),
]

/** What fields of that name are called elsewhere. */
const elsewhere = ({ name, type }: AskedField, language: Language): string | undefined =>
  knownText(name, type, language, key => translate(language, key))

/**
 * What each thing is called: as it was asked for, as fields of that name are called elsewhere, and in English as its
 * name reads. Throws an AskedError that lists what nobody knows a Chinese word for.
 */
const wordsOf = (asked: Asked, language: Language): Words => {
  const ofField = (key: string): string | undefined => {
    const field = asked.fields.find(one => one.name === key)
    if (!field) return undefined
    // What is called otherwise in Chinese is something else, whatever its name: the minutes of a visit are no minutes a
    // day. What a ref leads to is the same however it is called.
    const isOther =
      typeOf(field).beside !== 'label' && asked.zh[key] !== undefined && asked.zh[key] !== elsewhere(field, 'zh')
    return isOther ? undefined : elsewhere(field, language)
  }
  const given = (key: string): string | undefined =>
    asked[language][key] ??
    (key === asked.name ? undefined : ofField(key)) ??
    (language === 'en' ? inWords(key.split('.').at(-1)!) : undefined)
  const missing = needed(asked).filter(key => given(key) === undefined)
  if (missing.length > 0)
    throw new AskedError(
      `What is ${missing.join(', ')} in Chinese? Write --zh "${missing.map(key => (key === asked.name ? '…' : `${key}=…`)).join(', ')}"`,
    )
  return Object.fromEntries(needed(asked).map(key => [key, given(key)!]))
}

const textsOf = (asked: Asked, language: Language): TextTree => {
  const words = wordsOf(asked, language)
  const fields = Object.fromEntries(asked.fields.map(({ name }) => [name, words[name]!]))
  const choices = Object.fromEntries(
    asked.fields
      .filter(field => optionsOf(field).length > 0)
      .map(field => [
        field.name,
        Object.fromEntries(optionsOf(field).map(option => [option, words[`${field.name}.${option}`]!])),
      ]),
  )
  return startingTexts(language, entityName(language, words[asked.name]!), fields, choices)
}

/** The descriptor that a command asks for. */
export const resourceOf = (asked: Asked): AnyResource => startingResource(asked.name, fieldsOf(asked.fields))

/** The entity that a command asks for. */
export const entityOf = (asked: Asked): Entity => ({
  resource: resourceOf(asked),
  capability: asked.capability,
  icon: asked.icon,
  texts: Object.fromEntries(languages.map(language => [language, textsOf(asked, language)])) as Entity['texts'],
})
