import type { Language } from '../../i18n/index.ts'
import { typeOf } from '../../resources/core/typeOf.ts'
import type { Asked } from './parse.ts'

/** The texts of fields that other resources have already, to start from. */
export type KnownTexts = Readonly<Record<string, string>>

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

const text = (value: string): string => (value.includes("'") ? JSON.stringify(value) : `'${value}'`)

/** The source of a resource's texts in one language, to be put into words by whoever knows the subject. */
export const textsSource = ({ name, capability, fields }: Asked, language: Language, known: KnownTexts): string => {
  const { general, deleted, recover } = own[language]
  const named = language === 'en' ? `${inWords(name)} |||| ${plural(inWords(name))}` : inWords(name)
  const choices = fields.filter(field => typeOf(field).options).map(field =>
    `    ${field.name}: { ${field.argument!.split(',').map(option => `${option}: ${text(inWords(option))}`).join(', ')} },`)
  return `import type { ${name} } from '../../../resources/${capability}/${name}.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: ${text(named)},
  fields: {
${fields.map(field => `    ${field.name}: ${text(known[field.name] ?? inWords(field.name))},`).join('\n')}
    deleted: ${text(deleted)},
  },
  sections: { general: ${text(general)} },
  choices: {${choices.length > 0 ? `\n${choices.join('\n')}\n  ` : ''}},
  actions: { recover: ${text(recover)} },
  inputs: {},
} satisfies Texts<typeof ${name}>
`
}
