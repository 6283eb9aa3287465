import sanitize from 'sanitize-html'
import { labelKey } from '../../../resources/core/fields.ts'
import type { Field } from '../../../resources/core/index.ts'
import { optionOf } from '../../../resources/core/types/coded/index.ts'
import type { KindName } from '../../../resources/core/types/index.ts'
import type { Cell } from './cell.ts'

/** What a cell is made from: one field of one record, as it is answered. */
export interface Source {
  readonly name: string
  readonly field: Field
  readonly value: unknown
  readonly record: Readonly<Record<string, unknown>>
  readonly words: CellWords
}

/** Texts in the caller's language. */
export interface CellWords {
  readonly yes: string
  readonly no: string
  /** What stands between labels of one cell. */
  readonly separator: string
  /** Years and months. */
  age(months: number): string
  choice(field: string, value: string): string
  /** A moment as `YYYY-MM-DD HH:mm:ss` in the business time zone. */
  moment(at: Date): string
}

const text = (value: unknown): Cell => ({ type: 'text', value: String(value) })
const number = (digits: (field: Field) => number, scale = 1) => ({ value, field }: Source): Cell => ({ type: 'number', value: Number(value) / scale, digits: digits(field) })
const label = ({ name, record, value }: Source): Cell => text(record[labelKey(name)] ?? value)

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** The words of formatted text; blocks become lines. */
const plain = (html: string): string =>
  sanitize(html.replace(/<(br|\/p|\/li|\/h\d|\/tr)\b[^>]*>/gi, '$&\n'), { allowedTags: [], allowedAttributes: {} })
    .replace(/&(amp|lt|gt|quot);/g, entity => entities[entity]!).trim()

/** How a value of each kind stands in a sheet. */
const cells: { readonly [K in KindName]: (source: Source) => Cell } = {
  text: ({ value }) => text(value),
  longText: ({ value }) => text(value),
  richText: ({ value }) => text(plain(String(value))),
  integer: number(() => 0),
  count: number(() => 0),
  age: ({ value, words }) => text(words.age(Number(value))),
  decimal: number(field => (field as Field & { digits?: number }).digits ?? 2),
  money: number(() => 2, 100),
  acuity: ({ value }) => text(value),
  date: ({ value }) => ({ type: 'date', value: String(value) }),
  datetime: ({ value, words }) => ({ type: 'datetime', value: words.moment(new Date(String(value))) }),
  flag: ({ value, words }) => text(value === true ? words.yes : words.no),
  choice: ({ name, value, words }) => text(words.choice(name, String(value))),
  choices: ({ name, value, words }) => text((value as readonly unknown[]).map(one => words.choice(name, String(one))).join(words.separator)),
  coded: ({ name, field, value, words }) => text(words.choice(name, optionOf(field as Field & { options: readonly string[] }, value) ?? String(value))),
  dictionary: label,
  ref: label,
  refs: ({ name, record, value, words }) => text(((record[labelKey(name)] ?? value) as readonly unknown[]).join(words.separator)),
  items: ({ value }) => text(JSON.stringify(value)),
  json: ({ value }) => text(JSON.stringify(value)),
  image: () => null,
  file: () => null,
  secret: () => null,
}

/** The cell of one field; nothing where the record has no value. */
export const cellOf = (source: Source): Cell => {
  if (source.value === null || source.value === undefined || source.value === '') return null
  return cells[source.field.kind as KindName](source)
}
