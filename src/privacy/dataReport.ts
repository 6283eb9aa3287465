import { actionName } from '../../resources/core/actionName.ts'
import type { Field } from '../../resources/core/field.ts'
import { labelKey, storedFields } from '../../resources/core/fields.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import { hasRows, isUpload, isUploads, typeOf } from '../../resources/core/typeOf.ts'
import { resourceNamed } from '../../resources/index.ts'
import { frame } from '../core/pdf/frame.ts'
import { sectionParts } from '../core/pdf/recordParts.ts'
import type { Part, Report, Section } from '../core/pdf/Report.ts'
import { valueText } from '../core/pdf/valueText.ts'
import type { DocumentHead, Making, Values, Words } from '../core/pdf/Words.ts'

/** What the server answers of all that is kept of somebody. */
export interface ToldSubject {
  readonly head: DocumentHead
  readonly records: Readonly<Record<string, readonly Values[]>>
  readonly tables: Readonly<Record<string, readonly Values[]>>
  readonly changes: readonly Values[]
  readonly reads: readonly Values[]
  readonly files: readonly Values[]
}

/** So many records of a kind are told whole; of more a table tells the main values. */
const mostWhole = 12
const mostColumns = 6

const text = (words: Words, key: string, otherwise = ''): string => words.t(`app.dataExport.${key}`, { _: otherwise })
const nameOf = (words: Words, resource: string): string => words.t(`resources.${resource}.name`, { smart_count: 2 })

/** Child rows of a record, such as the exercises of a plan. */
const rowsParts = (resource: AnyResource, record: Values, words: Words): Part[] =>
  Object.entries(resource.fields).flatMap(([name, field]): Part[] => {
    const rows = record[name]
    if (!hasRows(field) || !Array.isArray(rows) || rows.length === 0) return []
    const scope = `resources.${resource.name}.items.${name}`
    const cell = (row: Values, at: string, item: Field): string =>
      row[at] === null || row[at] === undefined
        ? ''
        : typeOf(item).format(row[at], words, {
            field: item,
            label: row[labelKey(at)],
            option: one => words.t(`${scope}.choices.${at}.${one}`),
          })
    const items = Object.entries(field.fields)
    return [
      {
        kind: 'table',
        columns: items.map(([at]) => ({ title: words.t(`${scope}.fields.${at}`), width: 1 })),
        rows: rows.map((row: Values) => items.map(([at, item]) => cell(row, at, item))),
      },
    ]
  })

/** Files are told by themselves. */
const wholeRecord = (resource: AnyResource, record: Values, isAlone: boolean, words: Words): Part[] => [
  ...(isAlone
    ? []
    : [{ kind: 'text', tone: 'muted', text: words.t('app.dataExport.number', { id: String(record['id']) }) } as const]),
  ...sectionParts(
    resource,
    storedFields(resource)
      .filter(([, field]) => !isUpload(field) && !isUploads(field) && !hasRows(field))
      .map(([name]) => name),
    record,
    words,
  ),
  ...rowsParts(resource, record, words),
]

const columnsOf = (resource: AnyResource): readonly string[] =>
  (resource.list?.columns ?? [])
    .filter(name => name !== 'patient' && resource.fields[name] !== undefined)
    .slice(0, mostColumns)

const recordTable = (resource: AnyResource, records: readonly Values[], words: Words): Part => {
  const names = columnsOf(resource)
  return {
    kind: 'table',
    columns: names.map(name => ({ title: words.t(`resources.${resource.name}.fields.${name}`), width: 1 })),
    rows: records.map(record => names.map(name => valueText(resource, name, record, words))),
  }
}

const recordSection = (resource: AnyResource, records: readonly Values[], words: Words): Section => ({
  title: nameOf(words, resource.name),
  parts:
    records.length <= mostWhole
      ? records.flatMap(record => wholeRecord(resource, record, records.length === 1, words))
      : [recordTable(resource, records, words)],
})

/** A value of a row that no descriptor knows. */
const plain = (name: string, value: unknown, words: Words): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return words.format.number(value)
  const said = String(value)
  if (/^\d{4}-\d\d-\d\d$/.test(said)) return words.format.date(said)
  return /^\d{4}-\d\d-\d\d[T ]/.test(said) ? words.format.moment(said) : text(words, `values.${name}.${said}`, said)
}

const plainSection = (title: string, rows: readonly Values[], names: readonly string[], words: Words): Section => ({
  title: text(words, title),
  parts:
    rows.length === 0
      ? []
      : [
          {
            kind: 'table',
            columns: names.map(name => ({ title: text(words, `columns.${name}`), width: 1 })),
            rows: rows.map(row => names.map(name => plain(name, row[name], words))),
          },
        ],
})

/** What an entry of a log is about, what was done, and by whom. */
const logSection = (title: 'changes' | 'reads', rows: readonly Values[], words: Words): Section => {
  const translate = (key: string, parameters: { readonly _: string }): string => words.t(key, parameters)
  return {
    title: text(words, title),
    parts:
      rows.length === 0
        ? []
        : [
            {
              kind: 'table',
              columns: [
                { title: text(words, 'columns.at'), width: 3 },
                { title: text(words, 'what'), width: 3 },
                { title: text(words, 'action'), width: 3 },
                { title: text(words, 'by'), width: 2 },
              ],
              rows: rows.map(row => [
                words.format.moment(String(row['at'])),
                nameOf(words, String(row['resource'])),
                title === 'reads'
                  ? text(words, `values.kind.${String(row['kind'])}`)
                  : actionName(translate, String(row['resource']), String(row['action'])),
                String(row['by'] ?? text(words, 'system')),
              ]),
            },
          ],
  }
}

/** All that is kept of a child as a document for paper: few records of a kind whole, many as a table. */
export const dataReport = (
  { head, records, tables, changes, reads, files }: ToldSubject,
  words: Words,
  making: Making,
): Report => {
  const kinds = Object.entries(records).flatMap(([name, rows]) => {
    const resource = resourceNamed(name)
    return resource ? [{ resource, rows }] : []
  })
  const child = records['patient']?.[0]
  const counted: readonly (readonly [string, number])[] = [
    ...kinds.map(({ resource, rows }) => [nameOf(words, resource.name), rows.length] as const),
    ...Object.entries(tables).map(([name, rows]) => [text(words, `tables.${name}`), rows.length] as const),
    [text(words, 'changes'), changes.length],
    [text(words, 'reads'), reads.length],
    [text(words, 'files'), files.length],
  ]
  return frame({
    words,
    making,
    head,
    title: 'app.dataExport.title',
    about: [String(child?.['name'] ?? ''), String(child?.['account'] ?? '')],
    sections: [
      {
        title: text(words, 'summary'),
        parts: [
          { kind: 'text', text: text(words, 'complete') },
          {
            kind: 'table',
            columns: [
              { title: text(words, 'kind'), width: 3 },
              { title: text(words, 'count'), width: 1, align: 'right' },
            ],
            rows: counted.map(([name, count]) => [name, words.format.number(count)]),
          },
        ],
      },
      ...kinds.map(({ resource, rows }) => recordSection(resource, rows, words)),
      ...Object.entries(tables).map(([name, rows]) =>
        plainSection(
          `tables.${name}`,
          rows,
          Object.keys(rows[0] ?? {}).filter(column => column !== 'content'),
          words,
        ),
      ),
      logSection('changes', changes, words),
      logSection('reads', reads, words),
      plainSection('files', files, ['key', 'name', 'type', 'size'], words),
    ],
  })
}
