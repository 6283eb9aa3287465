import type { Field } from '../../resources/core/field.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import { isEntry, isHtml, isUpload } from '../../resources/core/typeOf.ts'
import { withAddresses as drawn } from '../../resources/core/types/richText/pictures.ts'
import { keeping } from '../core/contract.ts'
import type { Context, Language, RowsContext } from '../core/contract.ts'
import { caller } from '../core/caller.ts'
import { isToldTo } from '../platform/notices/notices.ts'
import { columnName, tableName } from '../core/migrations/schemaNames.ts'
import { dictionaryLabel } from '../core/select.ts'
import { all, quoted, Statement } from '../core/statement.ts'

const columnOf = (name: string, row = 't'): string => `${row}.${quoted(columnName(name))}`

/** What readers are told of a resource: the names of its fields, as its preview answers them. */
const names = ({ calls, fields }: AnyResource): string[] =>
  Object.keys(calls['preview']?.output ?? {}).filter(name => Object.hasOwn(fields, name))

/** What readers are told of a field in a language, as SQL on a row. */
export const told = ({ fields }: AnyResource, name: string, language: Language, row = 't'): string => {
  const field: Field = fields[name]!
  const own = columnOf(name, row)
  if (isEntry(field)) return dictionaryLabel(field.group, own, language)
  // What is not translated is told as it was written.
  return language === 'en' && Object.hasOwn(fields, `${name}En`)
    ? `coalesce(nullif(${columnOf(`${name}En`, row)}, ''), ${own})`
    : own
}

/** The columns of what readers are told in a language, of the row `t`. */
export const toldColumns = (resource: AnyResource, language: Language): string =>
  names(resource)
    .map(name => `${told(resource, name, language)} as ${quoted(name)}`)
    .join(', ')

/** The keys of pictures, those within texts too, as the addresses where their reader finds them. */
const withAddresses =
  (resource: AnyResource, address: (key: string) => string) =>
  <R extends object>(row: R): R =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => {
        const field: Field | undefined = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined
        if (typeof value !== 'string') return [name, value]
        return [name, isUpload(field) ? address(value) : isHtml(field) ? drawn(value, address) : value]
      }),
    ) as R

/** One record as its readers see it in a language, whatever its state; to be shown to the caller. */
export const previewOf = async (
  resource: AnyResource,
  id: number,
  language: Language,
  { db, files, token }: Pick<Context, 'db' | 'files' | 'token'>,
): Promise<Record<string, unknown>> => {
  const statement = new Statement()
  const [row = {}] = await statement.run<Record<string, unknown>>(
    db,
    `select ${toldColumns(resource, language)} from ${quoted(tableName(resource))} t where t.id = ${statement.bind(id)}`,
  )
  return withAddresses(resource, key => files.address(key, token))(row)
}

/** What comes first: what is on top, then by hand, then the latest. */
const order = ({ fields, order: rank }: AnyResource): string =>
  [
    ...(Object.hasOwn(fields, 'onTop') ? [`${columnOf('onTop')} desc`] : []),
    ...(rank === undefined ? [] : [columnOf(rank)]),
    't.valid_from desc',
    't.id desc',
  ].join(', ')

const texts = new Set(['text', 'longText', 'richText'])

/** The words of all texts that readers are told, without the tags of HTML. */
const words = (resource: AnyResource, language: Language): string =>
  `regexp_replace(concat_ws(' ', ${names(resource)
    .filter(name => texts.has(resource.fields[name]!.type))
    .map(name => told(resource, name, language))
    .join(', ')}), '<[^>]*>', '', 'g')`

/**
 * What operators are told of now for their own organisation, as readers see it: the latest first where no order is made
 * by hand.
 */
export const toldToOperators = async <R extends object>(
  resource: AnyResource,
  more: (statement: Statement) => readonly string[],
  most: number,
  context: Pick<Context, 'db' | 'language' | 'files' | 'token' | 'operator' | 'now'>,
): Promise<R[]> => {
  const { db, language, files, token, now } = context
  const statement = new Statement()
  const rows = await statement.run<R>(
    db,
    `
    select t.id, t.valid_from as "publishedAt", ${toldColumns(resource, language)} from ${quoted(tableName(resource))} t
    where ${all([isToldTo('t', caller(context), now), ...more(statement)])} order by ${order(resource)} limit ${statement.bind(most)}`,
  )
  return rows.map(withAddresses(resource, key => files.address(key, token)))
}

interface Asked {
  readonly q?: string | null
  readonly page?: number | null
  readonly size?: number | null
}

interface Total {
  readonly totalElements: number
  readonly nextChange: string | null
}

/** The tables that this rests on. */
const tablesOf = (resource: AnyResource): readonly string[] => [
  tableName(resource),
  ...(names(resource).some(name => isEntry(resource.fields[name])) ? ['dict'] : []),
]

/**
 * The first moment from which something begins or ends to be published that is to: all of it, as what is told to some
 * begins and ends with it.
 */
const nextChange = (resource: AnyResource, now: string): string =>
  `(select min(at) from ${quoted(tableName(resource))} n, unnest(array[n.valid_from, n.valid_until]) at where n.state in ('scheduled', 'published') and at > ${now}::timestamptz)`

/**
 * What is published for the caller now, as readers see it, a page at a time; `q` looks for a text in it, and `address`
 * says where the caller opens a file.
 */
const readPublished = async (
  resource: AnyResource,
  { q, page, size }: Asked,
  address: (key: string) => string,
  context: Pick<RowsContext, 'db' | 'language' | 'reach' | 'now'>,
) => {
  const { db, language, now } = context
  const from = (statement: Statement): string =>
    `from ${quoted(tableName(resource))} t where ${all([
      ...context.reach(resource.name, statement, 't'),
      ...(q ? [`strpos(lower(${words(resource, language)}), lower(${statement.bind(q)}::text)) > 0`] : []),
    ])}`
  const [rows, rest] = [new Statement(), new Statement()]
  const [limit, published] = [size ?? 20, from(rows)]
  const at = now.toISOString()
  // Beyond the last page there is no row that tells the number of all.
  const found = await rows.run<Total & Record<string, unknown>>(
    db,
    `
    select t.id, t.valid_from as "publishedAt", ${toldColumns(resource, language)}, (select count(*)::int ${published}) as "totalElements", ${nextChange(resource, rows.bind(at))} as "nextChange"
    ${published} order by ${order(resource)} limit ${rows.bind(limit)} offset ${rows.bind((page ?? 0) * limit)}`,
  )
  const [told] =
    found.length > 0
      ? found
      : await rest.run<Total>(
          db,
          `select (select count(*)::int ${from(rest)}) as "totalElements", ${nextChange(resource, rest.bind(at))} as "nextChange"`,
        )
  return {
    reply: {
      content: found
        .map(({ totalElements: _, nextChange: _next, ...row }) => row)
        .map(withAddresses(resource, address)),
      totalElements: told!.totalElements,
    },
    until: told!.nextChange === null ? null : new Date(told!.nextChange),
  }
}

/**
 * The same as a handler: those of one organisation, or guardians of the same ones, are told the same, and ask for it
 * all day.
 */
export const publishedFor = (resource: AnyResource, address: (key: string) => string) =>
  keeping<Asked, unknown>({
    tables: tablesOf(resource),
    audience: ({ device, guardian }) => [
      device?.hospital ?? null,
      guardian?.hospitals.toSorted((one, other) => one - other) ?? null,
    ],
    read: (asked, context) => readPublished(resource, asked, address, context),
  })
