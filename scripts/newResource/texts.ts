import type { Language } from '../../i18n/index.ts'
import { typeOf } from '../../resources/core/typeOf.ts'
import { AskedError } from '../asking/asked.ts'
import type { Asked, Words } from './parse.ts'

/** `openedOn` → `Opened on`. */
const inWords = (name: string): string => {
  const words = name.replace(/([A-Z])/g, letter => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const plural = (word: string): string => (/(s|x|ch|sh)$/.test(word) ? `${word}es` : /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`)

const own: Readonly<Record<Language, { readonly general: string; readonly deleted: string; readonly recover: string }>> = {
  zh: { general: '基本信息', deleted: '已删除', recover: '恢复' },
  en: { general: 'General', deleted: 'Deleted', recover: 'Recover' },
}

/** A name that others call by whose it is. */
const ofAnything: Readonly<Record<Language, Words>> = { zh: { name: '名称' }, en: { name: 'Name' } }

const text = (value: string): string => (value.includes("'") ? JSON.stringify(value) : `'${value}'`)

const optionsOf = (field: Asked['fields'][number]): string[] => (typeOf(field).options ? field.argument!.split(',') : [])

/** Everything that needs a word: the resource, its fields, their options as `field.option`. */
const needed = ({ name, fields }: Asked): string[] => [name, ...fields.flatMap(field => [field.name, ...optionsOf(field).map(option => `${field.name}.${option}`)])]

/**
 * What each thing is called: as it was asked for, as `known` calls a field of that name, and in English as its name reads. Throws an AskedError that lists
 * what nobody knows a Chinese word for.
 */
const wordsOf = (asked: Asked, language: Language, known: Words): Words => {
  const given = (key: string): string | undefined => asked[language][key] ?? (key === asked.name ? undefined : ofAnything[language][key] ?? known[key]) ?? (language === 'en' ? inWords(key.split('.').at(-1)!) : undefined)
  const missing = needed(asked).filter(key => given(key) === undefined)
  if (missing.length > 0) throw new AskedError(`What is ${missing.join(', ')} in Chinese? Write --zh "${missing.map(key => (key === asked.name ? '…' : `${key}=…`)).join(', ')}"`)
  return Object.fromEntries(needed(asked).map(key => [key, given(key)!]))
}

/** The source of a resource's texts in one language; `known` are those of fields that most others of the same name have. */
export const textsSource = (asked: Asked, language: Language, known: Words): string => {
  const { name, capability, fields } = asked
  const { general, deleted, recover } = own[language]
  const words = wordsOf(asked, language, known)
  const named = language === 'en' ? `${words[name]} |||| ${plural(words[name]!)}` : words[name]!
  const choices = fields.filter(field => optionsOf(field).length > 0).map(field =>
    `    ${field.name}: { ${optionsOf(field).map(option => `${option}: ${text(words[`${field.name}.${option}`]!)}`).join(', ')} },`)
  return `import type { ${name} } from '../../../resources/${capability}/${name}.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: ${text(named)},
  fields: {
${fields.map(field => `    ${field.name}: ${text(words[field.name]!)},`).join('\n')}
    deleted: ${text(deleted)},
  },
  sections: { general: ${text(general)} },
  choices: {${choices.length > 0 ? `\n${choices.join('\n')}\n  ` : ''}},
  actions: { recover: ${text(recover)} },
  inputs: {},
} satisfies Texts<typeof ${name}>
`
}
