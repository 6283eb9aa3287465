import type { Context } from '../contract.ts'
import { Models } from '../model.ts'
import type { Registry } from '../model.ts'
import { Statement } from '../statement.ts'
import type { Changes, ReadKind } from '../tables.ts'
import { filesOf, readRecords } from './readRecords.ts'
import type { ToldRecord } from './readRecords.ts'
import { recordsAbout } from './recordsAbout.ts'
import type { FoundRecords } from './recordsAbout.ts'
import type { SubjectSources, SubjectTable } from './sources.ts'

type ToldRow = Readonly<Record<string, unknown>>

/** What was done to a record, by whom: an operator's name, or that of a job. */
interface ToldChange {
  readonly resource: string
  readonly record: number
  readonly action: string
  readonly at: string
  readonly by: string | null
  readonly job: string | null
  /** Old and new value by the names of fields; masked where pages mask them. */
  readonly changes: Changes
}

/** Who looked at a record. */
interface ToldRead {
  readonly resource: string
  readonly record: number
  readonly kind: ReadKind
  readonly at: string
  readonly by: string | null
}

interface ToldFile {
  readonly key: string
  readonly name: string | null
  readonly type: string
  readonly size: number
  /** In base64; null where it is too large for the text, or gone. */
  readonly content: string | null
}

/** All that is kept of somebody. */
export interface Subject {
  /**
   * Records by the names of their resources, in the order in which they were found: the one asked about comes first.
   */
  readonly records: Readonly<Record<string, readonly ToldRecord[]>>
  /** Rows of tables that no descriptor knows, by what they are called. */
  readonly tables: Readonly<Record<string, readonly ToldRow[]>>
  readonly changes: readonly ToldChange[]
  readonly reads: readonly ToldRead[]
  readonly files: readonly ToldFile[]
}

/** A larger file is named, and handed over by itself. */
const largestFile = 20 * 1024 * 1024

const rowsOf = (
  { of, columns, from, where, order }: SubjectTable,
  found: FoundRecords,
  { db }: Context,
): Promise<readonly ToldRow[]> => {
  const ids = [...(found.get(of) ?? [])]
  if (ids.length === 0) return Promise.resolve([])
  const statement = new Statement()
  const bound = `${statement.bind(ids)}::integer[]`
  return statement.run<ToldRow>(
    db,
    `select ${Object.entries(columns)
      .map(([name, expression]) => `${expression} as "${name}"`)
      .join(', ')} from ${from} where ${where(bound)} order by ${order}`,
  )
}

/** What a log says of the records that were found, oldest first. */
const logged = async <Row>(
  log: 'change_log' | 'read_log',
  columns: string,
  found: FoundRecords,
  { db }: Context,
): Promise<readonly Row[]> => {
  const statement = new Statement()
  const about = [...found].map(
    ([name, ids]) =>
      `(l.resource = ${statement.bind(name)} and l.record = any(${statement.bind([...ids])}::integer[]))`,
  )
  return statement.run<Row>(
    db,
    `select l.resource, l.record, ${columns}, l.at, o.name as by from ${log} l left join operator o on o.id = l.operator where ${about.join(' or ')} order by l.id`,
  )
}

const filesIn = async (
  registry: Registry,
  records: Subject['records'],
  { db, files: { storage } }: Context,
): Promise<readonly ToldFile[]> => {
  const keys = [...new Set(Object.entries(records).flatMap(([name, rows]) => filesOf(registry[name]!, rows)))]
  if (keys.length === 0) return []
  const stored = await db
    .selectFrom('upload')
    .select(['key', 'name', 'type', 'size'])
    .where('key', 'in', keys)
    .orderBy('key')
    .execute()
  const told: ToldFile[] = []
  for (const { type, ...file } of stored) {
    const bytes = file.size > largestFile ? undefined : await storage.get(file.key)
    told.push({ ...file, type: type ?? 'image/webp', content: bytes ? Buffer.from(bytes).toString('base64') : null })
  }
  return told
}

/**
 * Reads all that is kept of a record's subject, whoever keeps it: what it is follows from the descriptors, and from
 * what is said of tables that none knows.
 */
export const readSubject = async (
  registry: Registry,
  target: string,
  id: number,
  { tables = [], links = [] }: SubjectSources,
  context: Context,
): Promise<Subject> => {
  const found = await recordsAbout(registry, target, id, links, context)
  const models = new Models(registry)
  const records: Record<string, readonly ToldRecord[]> = {}
  for (const name of found.keys()) records[name] = await readRecords(models, name, found, context)
  const rows: Record<string, readonly ToldRow[]> = {}
  for (const table of tables) rows[table.name] = await rowsOf(table, found, context)
  return {
    records,
    tables: rows,
    changes: await logged<ToldChange>('change_log', 'l.action, l.job, l.changes', found, context),
    reads: await logged<ToldRead>('read_log', 'l.kind', found, context),
    files: await filesIn(registry, records, context),
  }
}
