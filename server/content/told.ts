import type { Field } from '../../resources/core/field.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import { isEntry, isHtml, isUpload } from '../../resources/core/typeOf.ts'
import { withAddresses as drawn } from '../../resources/core/types/richText/pictures.ts'
import type { Context, Language } from '../core/contract.ts'
import { caller } from '../core/caller.ts'
import { isToldTo } from '../platform/notices/notices.ts'
import { columnName, tableName } from '../core/migrations/schemaNames.ts'
import { dictionaryLabel } from '../core/select.ts'
import { all, quoted, Statement } from '../core/statement.ts'

const columnOf = (name: string): string => `t.${quoted(columnName(name))}`

/** What readers are told of a resource: the names of its fields, as its preview answers them. */
const names = ({ calls }: AnyResource): string[] => Object.keys(calls['preview']?.output ?? {})

const told = ({ fields }: AnyResource, name: string, language: Language): string => {
  const field: Field = fields[name]!
  if (isEntry(field)) return dictionaryLabel(field.group, columnOf(name), language)
  // What is not translated is told as it was written.
  return language === 'en' && Object.hasOwn(fields, `${name}En`) ? `coalesce(nullif(${columnOf(`${name}En`)}, ''), ${columnOf(name)})` : columnOf(name)
}

/** The columns of what readers are told in a language, of the row `t`. */
export const toldColumns = (resource: AnyResource, language: Language): string => names(resource).map(name => `${told(resource, name, language)} as ${quoted(name)}`).join(', ')

/** The keys of pictures, those within texts too, as the addresses where their reader finds them. */
const withAddresses = (resource: AnyResource, address: (key: string) => string) => <R extends object>(row: R): R =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => {
    const field: Field | undefined = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined
    if (typeof value !== 'string') return [name, value]
    return [name, isUpload(field) ? address(value) : isHtml(field) ? drawn(value, address) : value]
  })) as R

/** One record as its readers see it in a language, whatever its state; to be shown to the caller. */
export const previewOf = async (resource: AnyResource, id: number, language: Language, { db, files, token }: Pick<Context, 'db' | 'files' | 'token'>): Promise<Record<string, unknown>> => {
  const statement = new Statement()
  const [row = {}] = await statement.run<Record<string, unknown>>(db, `select ${toldColumns(resource, language)} from ${quoted(tableName(resource))} t where t.id = ${statement.bind(id)}`)
  return withAddresses(resource, key => files.address(key, token))(row)
}

/** What comes first: what is on top, then by hand, then the latest. */
const order = ({ fields, order: rank }: AnyResource): string => [
  ...(Object.hasOwn(fields, 'onTop') ? [`${columnOf('onTop')} desc`] : []), ...(rank === undefined ? [] : [columnOf(rank)]), 't.valid_from desc', 't.id desc',
].join(', ')

const texts = new Set(['text', 'longText', 'richText'])

/** The words of all texts that readers are told, without the tags of HTML. */
const words = (resource: AnyResource, language: Language): string =>
  `regexp_replace(concat_ws(' ', ${names(resource).filter(name => texts.has(resource.fields[name]!.type)).map(name => told(resource, name, language)).join(', ')}), '<[^>]*>', '', 'g')`

/** What operators are told of now for their own organisation, as readers see it: the latest first where no order is made by hand. */
export const toldToOperators = async <R extends object>(resource: AnyResource, more: (statement: Statement) => readonly string[], most: number, context: Pick<Context, 'db' | 'language' | 'files' | 'token' | 'operator' | 'now'>): Promise<R[]> => {
  const { db, language, files, token, now } = context
  const statement = new Statement()
  const rows = await statement.run<R>(db, `
    select t.id, t.valid_from as "publishedAt", ${toldColumns(resource, language)} from ${quoted(tableName(resource))} t
    where ${all([isToldTo('t', caller(context), now), ...more(statement)])} order by ${order(resource)} limit ${statement.bind(most)}`)
  return rows.map(withAddresses(resource, key => files.address(key, token)))
}

interface Asked {
  readonly q?: string | null
  readonly page?: number | null
  readonly size?: number | null
}

interface Total {
  readonly totalElements: number
}

/** What is published for the caller now, as readers see it, a page at a time; `q` looks for a text in it, and `address` says where the caller opens a file. */
export const publishedFor = async (resource: AnyResource, { q, page, size }: Asked, address: (key: string) => string, context: Pick<Context, 'db' | 'language' | 'reach'>) => {
  const { db, language } = context
  const from = (statement: Statement): string => `from ${quoted(tableName(resource))} t where ${all([
    ...context.reach(resource.name, statement, 't'),
    ...(q ? [`strpos(lower(${words(resource, language)}), lower(${statement.bind(q)}::text)) > 0`] : []),
  ])}`
  const [rows, total] = [new Statement(), new Statement()]
  const [limit, published] = [size ?? 20, from(rows)]
  // Devices ask so often that a statement of its own for the number of all would be felt; beyond the last page there is no row that tells it.
  const found = await rows.run<Total & Record<string, unknown>>(db, `
    select t.id, t.valid_from as "publishedAt", ${toldColumns(resource, language)}, (select count(*)::int ${published}) as "totalElements"
    ${published} order by ${order(resource)} limit ${rows.bind(limit)} offset ${rows.bind((page ?? 0) * limit)}`)
  const [counted] = found.length > 0 || !page ? found : await total.run<Total>(db, `select count(*)::int as "totalElements" ${from(total)}`)
  return { content: found.map(({ totalElements: _, ...row }) => row).map(withAddresses(resource, address)), totalElements: counted?.totalElements ?? 0 }
}
