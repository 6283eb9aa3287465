import { registry } from '../resources/index.ts'
import {
  choice,
  date,
  datetime,
  decimal,
  flag,
  integer,
  json,
  longText,
  money,
  ref,
  text,
} from '../resources/core/index.ts'
import type { Field } from '../resources/core/index.ts'
import { stamps } from '../resources/core/stamps.ts'
import { isFlag, isLine } from '../resources/core/typeOf.ts'
import type { Language } from '../i18n/Language.ts'
import { startingResource, startingTexts } from './begin.ts'
import type { Entity, TextTree } from './Entity.ts'
import { camelCase } from './guess.ts'
import { nameProblem } from './names.ts'
import { usualReferential } from './usual.ts'
import { entityName, inWords } from './words.ts'

/** A column as the host reads it. */
export interface Column {
  readonly name: string
  readonly type: string
  readonly required: boolean
  readonly unique: boolean
  readonly comment: string | null
  /** The resource that its foreign key leads to. */
  readonly to: string | null
  /** The values that a check or an enumeration allows. */
  readonly options: readonly string[] | null
  /** How its name reads in letters, where it is written in others. */
  readonly reading: string | null
}

export interface Table {
  readonly name: string
  readonly comment: string | null
  readonly reading?: string | null
  readonly columns: readonly Column[]
}

/** What became of a column otherwise than one might expect; `as` is the name in code, where it has one. */
export interface Note {
  readonly column: string
  readonly why: 'renamed' | 'type' | 'label'
  readonly as: string
}

/** What every record has by itself, under the names that tables usually have for it. */
const own = new Set([
  'id',
  'version',
  'search',
  'deleted',
  'isDeleted',
  'delFlag',
  'createTime',
  'updateTime',
  'createBy',
  'updateBy',
  ...Object.keys(stamps),
])

const numberIn = (type: string): number | undefined => Number(/\((\d+)/.exec(type)?.[1] ?? Number.NaN) || undefined
const isLong = /remark|note|comment|desc|content|memo|detail|address|备注|说明|描述|内容|详情/i
const isMoney = /amount|price|cost|fee|money|金额|价格|费用/i
const optionSpelling = /^[\p{L}\p{N}_-]{1,40}$/u

/** A field of what a column holds; undefined where nothing fits. */
const typed = ({ name, type, to, options, comment }: Column): Field | undefined => {
  const words = `${name} ${comment ?? ''}`
  const size = numberIn(type)
  if (to !== null) return ref(to)
  if (options?.every(option => optionSpelling.test(option))) return choice(options)
  if (/^(character|varchar|text|uuid|citext)/.test(type) && !type.endsWith('[]')) {
    if (size !== undefined && size > 500) return longText({ max: Math.min(size, 5000) })
    if (size === undefined && isLong.test(words)) return longText()
    return text({ max: type === 'uuid' ? 36 : (size ?? 200) })
  }
  if (/^(integer|smallint)$/.test(type)) return integer()
  if (type === 'bigint') return isMoney.test(words) ? money() : decimal({ digits: 0 })
  if (type.startsWith('numeric'))
    return decimal({ digits: Math.min(Number(/,(\d+)/.exec(type)?.[1] ?? (size === undefined ? 2 : 0)), 6) })
  if (/^(real|double)/.test(type)) return decimal({ digits: 4 })
  if (type === 'boolean') return flag()
  if (type === 'date') return date()
  if (type.startsWith('timestamp')) return datetime()
  if (/^jsonb?$/.test(type)) return json()
  return undefined
}

const free = (name: string, taken: readonly string[]): string => {
  const short = name.slice(0, 28)
  return [name, ...Array.from({ length: taken.length + 1 }, (_, at) => `${short}${at + 2}`)].find(
    one => nameProblem(one, taken) === undefined,
  )!
}

/** A name in code for what a table calls so: `create_by` → `createBy`. Words that are reserved say whose they are. */
const coded = (name: string, reading: string | null, within: string, taken: readonly string[]): string => {
  const spelled = camelCase(
    (reading ?? name).replace(/^(t|tbl|f)_/i, '').toLowerCase() === name
      ? name
      : (reading ?? (/[a-z]/.test(name) ? name : name.toLowerCase())),
  )
  const usable =
    spelled === ''
      ? 'column1'
      : nameProblem(spelled, []) === undefined
        ? spelled
        : `${within}${spelled.charAt(0).toUpperCase()}${spelled.slice(1)}`.slice(0, 31)
  return free(nameProblem(usable, []) === undefined ? usable : 'column1', taken)
}

const isChinese = (text: string): boolean => /[\u3400-\u9fff]/.test(text)

/** What a comment says, up to its first stop. */
const said = (comment: string | null): string =>
  (comment ?? '')
    .split(/[，,。.;；:：(（\n]/)[0]!
    .trim()
    .slice(0, 50)

const wordOf = (
  language: Language,
  code: string,
  name: string,
  comment: string | null,
  known: string | undefined,
): string => {
  const words = [said(comment), isChinese(name) ? name : ''].filter(Boolean)
  const own = words.find(word => isChinese(word) === (language === 'zh'))
  return own ?? known ?? (language === 'en' ? inWords(code) : '')
}

/** How many columns stand side by side; the others are there when somebody chooses them. */
const side = 8
const filtersShown = 8

/**
 * An entity as a table lets one guess it, and what of it is otherwise than one might expect. `known` tells what fields
 * of a name are called elsewhere.
 */
export const fromTable = (
  table: Table,
  known: (name: string, type: string, language: Language) => string | undefined,
): { readonly entity: Entity; readonly notes: readonly Note[] } => {
  const name = coded(table.name.replace(/^(t|tbl)_/i, ''), table.reading ?? null, 'record', Object.keys(registry))
  const notes: Note[] = []
  const columns = new Map<string, Column>()
  const fields: Record<string, Field> = {}
  for (const column of table.columns) {
    if (own.has(camelCase(column.name))) continue
    const type = typed(column)
    const code = coded(column.name, column.reading, name, Object.keys(fields))
    if (!type) {
      notes.push({ column: column.name, why: 'type', as: column.type })
      continue
    }
    if (code !== camelCase(column.name)) notes.push({ column: column.name, why: 'renamed', as: code })
    columns.set(code, column)
    const on =
      column.to === null
        ? {}
        : usualReferential(
            column.to,
            table.columns.some(({ to }) => to === 'hospital'),
          )
    fields[code] = {
      ...type,
      ...(column.required && !isFlag(type) ? { required: true } : {}),
      ...(column.unique ? { unique: true as const } : {}),
      ...on,
    }
  }
  // Something has to name a record.
  if (!Object.values(fields).some(isLine)) {
    const label = free('name', Object.keys(fields))
    notes.push({ column: table.name, why: 'label', as: label })
    fields[label] = text({ required: true })
  }
  const starting = startingResource(name, fields)
  const list = starting.list!
  const shown = list.columns.filter(one => one !== 'createdAt')
  const resource = {
    ...starting,
    list: {
      ...list,
      ...(shown.length > side ? { spare: shown.slice(side) } : {}),
      filters: [
        ...(list.filters ?? []).filter(one => one !== 'createdAt' && one !== 'deleted').slice(0, filtersShown),
        'createdAt',
        'deleted',
      ],
    },
  }
  const words = (language: Language): TextTree => {
    const called = Object.entries(fields).map(
      ([code, field]) =>
        [
          code,
          wordOf(
            language,
            code,
            columns.get(code)?.name ?? code,
            columns.get(code)?.comment ?? null,
            known(code, field.type, language),
          ),
        ] as const,
    )
    const choices = Object.entries(fields).flatMap(([code, field]) =>
      'options' in field && Array.isArray(field.options)
        ? [
            [
              code,
              Object.fromEntries(
                field.options
                  .map(String)
                  .map(option => [
                    option,
                    isChinese(option) ? (language === 'zh' ? option : '') : language === 'en' ? inWords(option) : '',
                  ]),
              ),
            ] as const,
          ]
        : [],
    )
    return startingTexts(
      language,
      entityName(language, wordOf(language, name, table.name, table.comment, undefined)),
      Object.fromEntries(called),
      Object.fromEntries(choices),
    )
  }
  return {
    entity: {
      resource,
      capability: 'organisations',
      icon: 'FolderOutlined',
      texts: { zh: words('zh'), en: words('en') },
    },
    notes,
  }
}
