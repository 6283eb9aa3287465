import { registry } from '../resources/index.ts'
import type { Field } from '../resources/core/index.ts'
import type { Language } from '../i18n/Language.ts'
import { inWords } from './words.ts'

type Words = Readonly<Record<Language, string>>

/** A field as its words let one guess it. */
export interface Guess {
  readonly name: string
  readonly type: string
  readonly words: Words
  /** What there is to choose from and what that is called, where all entities agree that call a field so. */
  readonly options?: ReadonlyMap<string, Words>
}

/** What words of a field say of its type, the first that fits. */
const byWords: readonly (readonly [RegExp, string])[] = [
  [/是否|^(is|has)\b/i, 'flag'],
  [/日期|日$|生日|\b(date|day|birthday)\b/i, 'date'],
  [/时间|时刻|\b(time|moment)\b/i, 'datetime'],
  [/金额|价格|单价|费用|\b(amount|price|cost|fee)\b/i, 'money'],
  [/数量|次数|人数|个数|\b(count|quantity|times|number of)\b/i, 'integer'],
  [/备注|说明|描述|\b(remarks?|notes?|description)\b/i, 'longText'],
  [/正文|内容|\b(body|content)\b/i, 'richText'],
  [/图片|照片|头像|\b(photo|picture|image)\b/i, 'image'],
  [/附件|\battachments?\b/i, 'attachment'],
  [/视力|\bvision\b/i, 'acuity'],
]

const typeBy = (words: string): string => byWords.find(([pattern]) => pattern.test(words))?.[1] ?? 'text'

/** Words as a name in code: `Opened on` → `openedOn`, `qi yong` → `qiYong`. */
export const camelCase = (words: string): string => {
  const parts = words
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
  const joined = parts
    .map((part, at) => (at === 0 ? part.charAt(0).toLowerCase() : part.charAt(0).toUpperCase()) + part.slice(1))
    .join('')
  return joined
    .replace(/^\d+/, '')
    .replace(/^[A-Z]/, first => first.toLowerCase())
    .slice(0, 31)
}

type Translate = Readonly<Record<Language, (key: string) => string>>

const types = [
  'choice',
  'text',
  'longText',
  'richText',
  'integer',
  'decimal',
  'money',
  'date',
  'datetime',
  'flag',
  'ref',
  'image',
  'dictionary',
]

/** All fields that entities call so. */
const calledSo = (words: string, translate: Translate) =>
  Object.values(registry).flatMap(resource =>
    Object.entries(resource.fields).flatMap(([name, field]) => {
      const key = `resources.${resource.name}.fields.${name}`
      const called = { zh: translate.zh(key), en: translate.en(key) }
      const isSo =
        types.includes(field.type) &&
        name !== 'deleted' &&
        [called.zh, called.en, name].some(one => one.toLowerCase() === words.toLowerCase())
      return isSo ? [{ resource, name, field, words: called }] : []
    }),
  )

const optionsOf = (field: Field): string => ('options' in field ? (field.options as readonly unknown[]).join(' ') : '')

/** The field that most entities call so. */
const elsewhere = (words: string, translate: Translate): Guess | undefined => {
  const all = calledSo(words, translate)
  const uses = (one: (typeof all)[number]): number =>
    all.filter(({ name, field }) => name === one.name && field.type === one.field.type).length
  const [found] = all.toSorted((one, other) => uses(other) - uses(one))
  if (!found) return undefined
  const { resource, name, field } = found
  const isAgreed = field.type === 'choice' && all.every(other => optionsOf(other.field) === optionsOf(field))
  const options = isAgreed
    ? {
        options: new Map(
          (field as Field & { readonly options: readonly string[] }).options.map(option => {
            const key = `resources.${resource.name}.choices.${name}.${option}`
            return [option, { zh: translate.zh(key), en: translate.en(key) }] as const
          }),
        ),
      }
    : {}
  return { name, type: field.type, words: found.words, ...options }
}

/** What entities seldom call by a word of its own, but everybody knows. */
const usual: { readonly [words: string]: string } = {
  价格: 'price',
  单价: 'price',
  金额: 'amount',
  编号: 'number',
  数量: 'quantity',
  日期: 'date',
  时间: 'time',
  备注: 'remark',
  标题: 'title',
  类型: 'type',
  类别: 'category',
  启用日期: 'startDate',
  停用日期: 'endDate',
  开始日期: 'startDate',
  结束日期: 'endDate',
  负责人: 'manager',
  品牌: 'brand',
  型号: 'model',
  颜色: 'colour',
  重量: 'weight',
}

/**
 * A field of words in either language: as entities call theirs, and else by what the words say. `read` tells how
 * Chinese words read in letters.
 */
export const guessField = async (
  words: string,
  translate: Translate,
  read: (words: string) => Promise<string>,
): Promise<Guess> => {
  const known = elsewhere(words, translate)
  if (known) return known
  const isChinese = /[\u3400-\u9fff]/.test(words)
  const name =
    camelCase(!isChinese ? words : Object.hasOwn(usual, words) ? usual[words]! : await read(words)) || 'field'
  const spoken = /^[a-z][A-Za-z0-9]*$/.test(words) ? inWords(words) : words
  return {
    name,
    type: typeBy(isChinese ? words : spoken),
    words: isChinese ? { zh: words, en: inWords(name) } : { zh: '', en: spoken },
  }
}
