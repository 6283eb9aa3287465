import { registry } from '../resources/index.ts'
import type { Language } from '../i18n/Language.ts'
import { inWords } from './words.ts'

/** A field as its words let one guess it. */
export interface Guess { readonly name: string; readonly type: string; readonly words: Readonly<Record<Language, string>> }

/** What words of a field say of its type, the first that fits. */
const byWords: readonly (readonly [RegExp, string])[] = [
  [/是否|^(is|has)\b/i, 'flag'], [/日期|日$|生日|\b(date|day|birthday)\b/i, 'date'], [/时间|时刻|\b(time|moment)\b/i, 'datetime'],
  [/金额|价格|单价|费用|\b(amount|price|cost|fee)\b/i, 'money'], [/数量|次数|人数|个数|\b(count|quantity|times|number of)\b/i, 'integer'],
  [/备注|说明|描述|\b(remarks?|notes?|description)\b/i, 'longText'], [/正文|内容|\b(body|content)\b/i, 'richText'], [/图片|照片|头像|\b(photo|picture|image)\b/i, 'image'],
  [/附件|\battachments?\b/i, 'attachment'], [/视力|\bvision\b/i, 'acuity'],
]

const typeBy = (words: string): string => byWords.find(([pattern]) => pattern.test(words))?.[1] ?? 'text'

/** Words as a name in code: `Opened on` → `openedOn`, `qi yong` → `qiYong`. */
export const camelCase = (words: string): string => {
  const parts = words.normalize('NFKD').replace(/[\u0300-\u036f]/g, '').split(/[^A-Za-z0-9]+/).filter(Boolean)
  const joined = parts.map((part, at) => (at === 0 ? part.charAt(0).toLowerCase() : part.charAt(0).toUpperCase()) + part.slice(1)).join('')
  return joined.replace(/^\d+/, '').replace(/^[A-Z]/, first => first.toLowerCase()).slice(0, 31)
}

const types = ['text', 'longText', 'richText', 'integer', 'decimal', 'money', 'date', 'datetime', 'flag', 'ref', 'image', 'dictionary']

/** The field that some entity calls so. */
const elsewhere = (words: string, translate: Readonly<Record<Language, (key: string) => string>>): Guess | undefined => {
  for (const resource of Object.values(registry)) {
    for (const [name, field] of Object.entries(resource.fields)) {
      const key = `resources.${resource.name}.fields.${name}`
      const called = { zh: translate.zh(key), en: translate.en(key) }
      if (types.includes(field.type) && name !== 'deleted' && [called.zh, called.en, name].some(one => one.toLowerCase() === words.toLowerCase())) return { name, type: field.type, words: called }
    }
  }
  return undefined
}

/** A field of words in either language: as entities call theirs, and else by what the words say. `read` tells how Chinese words read in letters. */
export const guessField = async (words: string, translate: Readonly<Record<Language, (key: string) => string>>, read: (words: string) => Promise<string>): Promise<Guess> => {
  const known = elsewhere(words, translate)
  if (known) return known
  const isChinese = /[\u3400-\u9fff]/.test(words)
  const name = camelCase(isChinese ? await read(words) : words) || 'field'
  const spoken = /^[a-z][A-Za-z0-9]*$/.test(words) ? inWords(words) : words
  return { name, type: typeBy(isChinese ? words : spoken), words: isChinese ? { zh: words, en: inWords(name) } : { zh: '', en: spoken } }
}
